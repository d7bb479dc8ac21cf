//! Protects users from servers: each rule of `docs/security.md` that pure functions implement has a test named after
//! it.

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
