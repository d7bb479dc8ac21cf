//! What is wrong with a request, for the server's author: one rule per file.
