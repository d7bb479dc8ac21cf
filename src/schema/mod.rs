//! `requestedSchema` as typed data, and the lenient reader that makes it.
