//! What a server may do to a person, and what it may not.
