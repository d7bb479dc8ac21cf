//! Protects users from servers: each rule of `docs/security.md` that pure functions implement has a test named after
//! it.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod address;
mod any;
mod confusable;
mod guard;
mod host;
mod look;
mod requests;
mod secret;
mod text;
mod vocabulary;
