//! Reads, lints, renders and answers the elicitation requests of the Model Context Protocol (MCP).
//!
//! A server may ask its user for input in the middle of a tool call: `elicitation/create`, or, from 2026-07-28, an entry
//! of `inputRequests`. This crate reads such a request leniently, says what is wrong with it, shows it as a form, checks
//! the answer against `requestedSchema`, and gives back one `ElicitResult`.
//!
//! The layers, each of which knows only those before it:
//!
//! | module | what it holds |
//! |---|---|
//! | [`json`] | JSON text with source ranges |
//! | [`protocol`] | requests, results, revisions |
//! | [`schema`] | `requestedSchema` as typed data, and the lenient reader that makes it |
//! | [`validate`] | an instance against a schema |
//! | [`trust`] | what a server may do to a person |
//! | [`form`] | the form without a screen |
//! | [`message`] | every sentence, in every language |
//! | [`lint`] | what is wrong with a request, for its author; no other layer reads it |
//! | `component` | the card, and its Leptos component (feature `component`) |
//! | `element` | the card behind the custom element (feature `element`) |

#![cfg_attr(
    not(any(feature = "validate", feature = "pattern", feature = "address", feature = "component")),
    forbid(unsafe_code)
)]

#[cfg(any(feature = "address", feature = "component"))]
mod address;
#[cfg(feature = "component")]
// Some of it only the custom element calls.
#[cfg_attr(not(feature = "element"), allow(dead_code))]
pub mod component;
#[cfg(feature = "element")]
mod element;
pub mod form;
pub mod json;
pub mod lint;
pub mod message;
#[cfg(any(feature = "pattern", feature = "component"))]
mod pattern;
pub mod protocol;
pub mod schema;
pub mod trust;
pub mod validate;
#[cfg(feature = "validate")]
mod wasm;

/// The memory of the modules for JavaScript. Its code is a third of the standard library's own.
#[cfg(all(
    target_arch = "wasm32",
    any(feature = "validate", feature = "pattern", feature = "address", feature = "element")
))]
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();
