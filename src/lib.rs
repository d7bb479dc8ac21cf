//! Reads, lints, renders and answers the elicitation requests of the Model Context Protocol (MCP).
//!
//! A server may ask its user for input in the middle of a tool call: `elicitation/create`, or, from 2026-07-28, an entry
//! of `inputRequests`. This crate reads such a request leniently, reports its faults, shows it as a form, checks the
//! answer against `requestedSchema`, and returns one `ElicitResult`.
//!
//! ```
//! use mcp_elicitation::{json, json::Pointer, message::validation, validate::{Schema, pattern::Engine}};
//! let schema = json::parse(r#"{"properties": {"email": {"type": "string", "format": "email"}}, "required": ["email"]}"#)?;
//! let answer = json::parse(r#"{"email": "ada"}"#)?;
//! let report = Schema::compile(&schema.root, &Pointer::root()).validate(&answer.root, &Engine::new());
//! let error = &report.errors[0];
//! assert_eq!(error.instance_location.as_str(), "/email");
//! assert_eq!(validation::message(error), "Must be of the format email.");
//! # Ok::<(), json::SyntaxError>(())
//! ```
//!
//! The face of the crate is `protocol`, `validate`, `lint` and `component`. The other modules are public for what these
//! take and return, but hidden from this documentation, and may change in any version.
//!
//! There is one card with two faces. The custom element does not link Leptos' runtime, which would make its module
//! 8.8 % larger.

#![cfg_attr(
    not(any(feature = "validate", feature = "pattern", feature = "address", feature = "card")),
    forbid(unsafe_code)
)]

#[macro_use]
mod names;

#[cfg(any(feature = "address", feature = "component"))]
mod address;
#[cfg(feature = "card")]
// Some of this is called only by the custom element, some only by the Leptos component.
#[cfg_attr(not(all(feature = "element", feature = "component")), allow(dead_code))]
pub mod component;
#[cfg(feature = "element")]
mod element;
#[doc(hidden)]
pub mod form;
#[doc(hidden)]
pub mod json;
pub mod lint;
#[doc(hidden)]
pub mod message;
#[cfg(any(feature = "pattern", feature = "component"))]
mod pattern;
pub mod protocol;
#[doc(hidden)]
pub mod question;
#[doc(hidden)]
pub mod schema;
#[doc(hidden)]
pub mod trust;
pub mod validate;
#[cfg(feature = "validate")]
mod wasm;

/// The allocator of the modules for JavaScript; its code is a third of the size of the standard library's.
#[cfg(all(target_arch = "wasm32", any(feature = "validate", feature = "element")))]
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// The allocator of small modules. Its time grows with the number of free blocks, and its code is smaller still.
#[cfg(all(
    target_arch = "wasm32",
    any(feature = "pattern", feature = "address"),
    not(any(feature = "validate", feature = "element"))
))]
#[global_allocator]
static MEMORY: lol_alloc::LockedAllocator<lol_alloc::FreeListAllocator> =
    lol_alloc::LockedAllocator::new(lol_alloc::FreeListAllocator::new());
