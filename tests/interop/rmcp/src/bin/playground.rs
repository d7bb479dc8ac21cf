use rmcp::{
    ErrorData, RoleServer, ServerHandler, ServiceExt,
    model::{
        CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ElicitRequestParams, ElicitationAction,
        ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
    },
    service::RequestContext,
    transport::stdio,
};
use std::sync::Arc;

const REQUEST: &str = r##"{
  "mode": "form",
  "message": "Which environment should I deploy build 4812 to?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "environment": {
        "type": "string",
        "title": "Environment",
        "enum": ["staging", "production"]
      },
      "replicas": {
        "type": "integer",
        "title": "Replicas",
        "minimum": 1,
        "maximum": 10,
        "default": 2
      },
      "regions": {
        "type": "array",
        "title": "Regions",
        "minItems": 1,
        "maxItems": 2,
        "items": {
          "anyOf": [
            { "const": "fra", "title": "Frankfurt" },
            { "const": "iad", "title": "Virginia" },
            { "const": "sin", "title": "Singapore" }
          ]
        }
      }
    },
    "required": ["environment", "replicas", "regions"]
  }
}"##;

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
