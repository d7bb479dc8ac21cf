import 'mcp-elicitation';
