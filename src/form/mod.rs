//! The form without a screen: what was typed, what it means, what is wrong with it, and the result.
