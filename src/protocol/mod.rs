//! What MCP says of elicitation: requests, results, capabilities, and the three revisions.
