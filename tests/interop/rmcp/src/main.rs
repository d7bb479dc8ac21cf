//! A server of rmcp on loopback: in 2026-07-28 it asks in results, before that by requests of its own.
use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ElicitRequest, ElicitRequestParams,
        ElicitationSchema, EnumSchema, InputRequest, InputRequests, InputRequiredResult, IntegerSchema,
        ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, StringSchema, Tool,
    },
    service::RequestContext,
    transport::streamable_http_server::{
        StreamableHttpServerConfig, StreamableHttpService, session::local::LocalSessionManager,
    },
};
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Clone)]
struct Travel;

/// Every kind of field that the builder makes.
fn question() -> ElicitRequestParams {
    let meals =
        EnumSchema::builder(vec!["vegan".into(), "fish".into()]).enum_titles(vec!["Vegan".into(), "Fish".into()]);
    let extras = EnumSchema::builder(vec!["lounge".into(), "bag".into(), "bike".into()]).multiselect();
    let requested_schema = ElicitationSchema::builder()
        .required_string_property("name", |name| StringSchema::title(name, "Name").min_length(2))
        .optional_email("email")
        .property("site", rmcp::model::PrimitiveSchemaDefinition::String(StringSchema::uri()))
        .property("born", rmcp::model::PrimitiveSchemaDefinition::String(StringSchema::date()))
        .property("leaves", rmcp::model::PrimitiveSchemaDefinition::String(StringSchema::date_time()))
        .integer_property("seats", |seats| IntegerSchema::range(seats, 1, 9).with_default(2))
        .optional_number("budget", 0.0, 5000.0)
        .optional_bool("window", false)
        .optional_enum_schema("meal", meals.expect("as many titles as values").build())
        .optional_enum_schema("extras", extras.build())
        .build()
        .expect("what is required is there");
    ElicitRequestParams::FormElicitationParams { meta: None, message: "Where shall we book?".into(), requested_schema }
}

fn text(value: &Value) -> CallToolResponse {
    CallToolResult::success(vec![ContentBlock::text(value.to_string())]).into()
}

impl ServerHandler for Travel {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let Value::Object(schema) = json!({ "type": "object" }) else { unreachable!() };
        Ok(ListToolsResult::with_all_items(vec![Tool::new("ask", "Asks by a form", Arc::new(schema))]))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        if let Some(answer) = request.input_responses.as_ref().and_then(|answers| answers.get("answer")) {
            return Ok(text(&json!(answer)));
        }
        if json!(context.meta).get("io.modelcontextprotocol/protocolVersion").is_some() {
            let asked = InputRequest::Elicitation(ElicitRequest::new(question()));
            return Ok(InputRequiredResult::from_input_requests(InputRequests::from([("answer".into(), asked)])).into());
        }
        let answer = context
            .peer
            .create_elicitation(question())
            .await
            .map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        Ok(text(&json!(answer)))
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let service = StreamableHttpService::new(
        || Ok(Travel),
        Arc::new(LocalSessionManager::default()),
        StreamableHttpServerConfig::default(),
    );
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", std::env::var("PORT")?.parse()?)).await?;
    Ok(axum::serve(listener, axum::Router::new().nest_service("/mcp", service)).await?)
}
