//! An rmcp server on loopback: in 2026-07-28 it asks in results or with rmcp's tasks, before that by its own requests.
mod documented;

use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        CallToolRequestParams, CallToolResponse, CallToolResult, CancelTaskParams, ContentBlock, CreateTaskResult,
        ElicitRequest, ElicitRequestParams, ElicitationSchema, EnumSchema, GetTaskParams, GetTaskResult, InputRequest,
        InputRequests, InputRequiredResult, IntegerSchema, ListToolsResult, PaginatedRequestParams,
        PrimitiveSchemaDefinition, ServerCapabilities, ServerConfig, StringSchema, Tool, UpdateTaskParams,
    },
    service::RequestContext,
    task_manager::{TaskManager, TaskOptions},
    transport::streamable_http_server::{
        StreamableHttpServerConfig, StreamableHttpService, session::local::LocalSessionManager,
    },
};
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Clone)]
struct Travel {
    tasks: TaskManager,
}

/// A question with every kind of field that the builder supports.
fn question() -> ElicitRequestParams {
    let meals =
        EnumSchema::builder(vec!["vegan".into(), "fish".into()]).enum_titles(vec!["Vegan".into(), "Fish".into()]);
    let extras = EnumSchema::builder(vec!["lounge".into(), "bag".into(), "bike".into()]).multiselect();
    let requested_schema = ElicitationSchema::builder()
        .required_string_property("name", |name| StringSchema::title(name, "Name").min_length(2))
        .optional_email("email")
        .property("site", PrimitiveSchemaDefinition::String(StringSchema::uri()))
        .property("born", PrimitiveSchemaDefinition::String(StringSchema::date()))
        .property("leaves", PrimitiveSchemaDefinition::String(StringSchema::date_time()))
        .integer_property("seats", |seats| IntegerSchema::range(seats, 1, 9).with_default(2))
        .optional_number("budget", 0.0, 5000.0)
        .optional_bool("window", false)
        .optional_enum_schema("meal", meals.expect("as many titles as values").build())
        .optional_enum_schema("extras", extras.build())
        .build()
        .expect("what is required is there");
    ElicitRequestParams::FormElicitationParams { meta: None, message: "Where shall we book?".into(), requested_schema }
}

/// A question of a task.
fn elicitation(message: &str, schema: Result<ElicitationSchema, &'static str>) -> InputRequest {
    let requested_schema = schema.expect("what is required is there");
    let elicitation =
        ElicitRequestParams::FormElicitationParams { meta: None, message: message.into(), requested_schema };
    InputRequest::Elicitation(ElicitRequest::new(elicitation))
}

fn text(value: &Value) -> CallToolResponse {
    CallToolResult::success(vec![ContentBlock::text(value.to_string())]).into()
}

impl ServerHandler for Travel {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().enable_tasks().build())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let Value::Object(schema) = json!({ "type": "object" }) else { unreachable!() };
        Ok(ListToolsResult::with_all_items(vec![
            Tool::new("ask", "Asks by a form", Arc::new(schema.clone())),
            Tool::new("book", "Asks while it is a task", Arc::new(schema)),
        ]))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        if request.name == "book" {
            let task = self.tasks.spawn(TaskOptions::new().with_poll_interval_ms(100), |task| {
                Box::pin(async move {
                    let who = ElicitationSchema::builder().required_string("name").build();
                    let who = task.request_input("who", elicitation("Who travels?", who)).await?;
                    let sure = ElicitationSchema::builder().required_bool("go").build();
                    let sure = task.request_input("sure", elicitation("Book it?", sure)).await?;
                    let answers = json!({ "who": who, "sure": sure });
                    Ok(CallToolResult::success(vec![ContentBlock::text(answers.to_string())]))
                })
            });
            return Ok(CallToolResponse::Task(CreateTaskResult::new(task)));
        }
        if let Some(answer) = request.input_responses.as_ref().and_then(|answers| answers.get("answer")) {
            return Ok(text(&json!(answer)));
        }
        if json!(context.meta).get("io.modelcontextprotocol/protocolVersion").is_some() {
            let elicitation = InputRequest::Elicitation(ElicitRequest::new(question()));
            return Ok(
                InputRequiredResult::from_input_requests(InputRequests::from([("answer".into(), elicitation)])).into()
            );
        }
        let answer = context
            .peer
            .create_elicitation(question())
            .await
            .map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        Ok(text(&json!(answer)))
    }

    async fn get_task(&self, task: GetTaskParams, _: RequestContext<RoleServer>) -> Result<GetTaskResult, ErrorData> {
        Ok(GetTaskResult::new(self.tasks.get_task(&task.task_id)?))
    }

    async fn update_task(&self, task: UpdateTaskParams, _: RequestContext<RoleServer>) -> Result<(), ErrorData> {
        self.tasks.update_task(&task.task_id, task.input_responses)
    }

    async fn cancel_task(&self, task: CancelTaskParams, _: RequestContext<RoleServer>) -> Result<(), ErrorData> {
        self.tasks.cancel_task(&task.task_id)
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let travel = Travel { tasks: TaskManager::new() };
    let service = StreamableHttpService::new(
        move || Ok(travel.clone()),
        Arc::new(LocalSessionManager::default()),
        StreamableHttpServerConfig::default(),
    );
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", std::env::var("PORT")?.parse()?)).await?;
    Ok(axum::serve(listener, axum::Router::new().nest_service("/mcp", service)).await?)
}
