//! The examples of docs/authors.md and docs/questions.md, which are compiled here.
#![allow(dead_code)]
use rmcp::{
    ErrorData, Peer, RoleServer,
    model::{
        CallToolResponse, CallToolResult, ContentBlock, ElicitationSchema, EnumSchema, PrimitiveSchemaDefinition,
        StringSchema,
    },
    service::ElicitationError,
};

#[derive(schemars::JsonSchema, serde::Deserialize)]
struct Trip {
    city: String,
}
rmcp::elicit_safe!(Trip);

fn say(text: &str) -> Result<CallToolResponse, ErrorData> {
    Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
}

fn book(trip: Trip) -> Result<CallToolResponse, ErrorData> {
    say(&trip.city)
}

async fn ask(peer: Peer<RoleServer>) -> Result<CallToolResponse, ErrorData> {
    match peer.elicit::<Trip>("Where to?").await {
        Ok(Some(trip)) => book(trip),
        Ok(None) | Err(ElicitationError::UserDeclined | ElicitationError::UserCancelled) => say("Nothing was booked."),
        Err(error) => Err(ErrorData::internal_error(error.to_string(), None)),
    }
}

fn trip() -> Result<ElicitationSchema, &'static str> {
    let seat = EnumSchema::builder(vec!["window".into(), "aisle".into()]).build();
    let requested_schema = ElicitationSchema::builder()
        .required_string_property("city", |city| city.title("City").max_length(80))
        .required_property("leaves", PrimitiveSchemaDefinition::String(StringSchema::date().title("Leaves on")))
        .integer_property("nights", |nights| nights.title("Nights").range(1, 30).with_default(2))
        .required_enum_schema("seat", seat)
        .build()?;
    Ok(requested_schema)
}
