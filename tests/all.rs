//! All native tests in one program, because each program is linked for seconds; except `limits`, which counts what
//! is allocated.

#![allow(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used
)]

#[path = "lint/cases.rs"]
mod cases;
mod form;
mod form_choice;
mod form_companion;
mod form_content;
mod form_draft;
mod form_joint_rules;
mod form_keyboard;
mod form_listing;
mod form_lists;
mod form_options;
mod formats;
mod fuzz_corpus;
mod json;
mod languages;
mod layers;
mod lint;
mod lint_address;
mod lint_fixes;
mod number_format;
mod official_suite;
#[path = "question/page.rs"]
mod page;
mod pattern;
#[path = "pattern/property.rs"]
mod property;
mod protocol;
mod question;
mod question_approval;
mod question_choice;
mod question_press;
mod question_seen;
mod question_suggested;
mod schema;
#[path = "trust/main.rs"]
mod trust;
mod validate;
mod validate_result;
