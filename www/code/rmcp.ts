// Generates a server of rmcp (Rust) that sends this request.
import { format } from '../../pkg/src/cli/finder/json-text.js';
import { outside } from './standard.js';
import type { Write } from './write.js';

export const write: Write = (params) => {
  const { mode, message, requestedSchema, url, elicitationId } = params;
  if (mode === 'url' && elicitationId === undefined) return { cannot: 'rmcp needs an `elicitationId` for URL mode.' };
  if (mode !== 'url' && requestedSchema === undefined)
    return { cannot: 'rmcp needs a `requestedSchema`: give it one without properties.' };
  const missing = mode === 'url' ? [] : outside(params);
  if (missing.length > 0)
    return { cannot: `rmcp sends MCP's own keywords alone. It would drop or refuse: ${missing.join(', ')}.` };
  const request = mode === 'url' ? { mode, message, url, elicitationId } : { mode: 'form', message, requestedSchema };
  return {
    text: `use rmcp::{
    ErrorData, RoleServer, ServerHandler, ServiceExt,
    model::{
        CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ElicitRequestParams, ElicitationAction,
        ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
    },
    service::RequestContext,
    transport::stdio,
};
use std::sync::Arc;

const REQUEST: &str = r##"${format(JSON.stringify(request))}"##;

struct Server;

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let schema = serde_json::from_str(r#"{ "type": "object" }"#).expect("JSON");
        Ok(ListToolsResult::with_all_items(vec![Tool::new("ask", "Asks the person", Arc::new(schema))]))
    }

    async fn call_tool(
        &self,
        _: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let request: ElicitRequestParams = serde_json::from_str(REQUEST).expect("a request");
        let answer = context
            .peer
            .create_elicitation(request)
            .await
            .map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        let text = match answer.action {
            ElicitationAction::Accept => answer.content.unwrap_or_default().to_string(),
            ElicitationAction::Decline => "No answer: decline".into(),
            _ => "No answer: cancel".into(),
        };
        Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    Server.serve(stdio()).await?.waiting().await?;
    Ok(())
}
`,
  };
};
