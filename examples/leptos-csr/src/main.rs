//! A chat whose servers ask the user: `trunk serve`.

use leptos::prelude::*;
use mcp_elicitation::component::{ElicitResult, Elicitation, Object, Request, Server, Status};
use serde::Deserialize;
use serde_json::json;

/// The answer that the booking server needs.
#[derive(Deserialize)]
struct Booking {
    city: String,
    nights: u32,
}

fn booking() -> Request {
    Request::from(json!({
        "message": "Where would you like to stay?",
        "requestedSchema": {
            "type": "object",
            "properties": {
                "city": { "type": "string", "title": "City", "pattern": "^\\p{Lu}" },
                "nights": { "type": "integer", "title": "Nights", "minimum": 1, "maximum": 30 }
            },
            "required": ["city", "nights"]
        }
    }))
}

fn payment() -> Request {
    Request::from(
        r#"{"mode": "url", "elicitationId": "1", "message": "Please pay the deposit.", "url": "https://pay.example/deposit?id=1"}"#,
    )
}

/// Returns the chat's reply to a result; a real client sends the result to the server.
fn said(result: &ElicitResult) -> String {
    match result.content_as::<Option<Booking>>() {
        Ok(Some(Booking { city, nights })) => format!("{nights} nights in {city}"),
        _ => result.to_string(),
    }
}

#[component]
fn Chat() -> impl IntoView {
    let (request, set_request) = signal(None::<Request>);
    let (server, set_server) = signal(Server::new("Travel desk"));
    let (results, set_results) = signal(Vec::<String>::new());
    let (shown, set_shown) = signal(true);
    let (text, set_text) = signal(String::new());
    let (status, set_status) = signal(None::<Status>);
    let (content, set_content) = signal(None::<Object>);
    let on_result = move |result: ElicitResult| set_results.update(|results| results.push(said(&result)));
    let rename =
        move |_| set_server.set(Server { title: Some("Travel desk of Ana".to_owned()), ..Server::new("Travel desk") });
    view! {
        <button id="booking" on:click=move |_| set_request.set(Some(booking()))>"Book"</button>
        <button id="payment" on:click=move |_| set_request.set(Some(payment()))>"Pay"</button>
        <textarea id="request" aria-label="A request as JSON" on:input=move |event| set_text.set(event_target_value(&event))/>
        <button id="ask" on:click=move |_| set_request.set(Some(Request::from(text.get())))>"Ask"</button>
        <button id="rename" on:click=rename>"Rename the server"</button>
        <button id="leave" on:click=move |_| set_shown.set(false)>"Close the chat"</button>
        <Show when=move || shown.get()>
            <Elicitation request server on_result status=set_status content=set_content/>
        </Show>
        <p id="status">{move || status.get().map(Status::as_str)}</p>
        <p id="content">{move || content.get().map(|content| ElicitResult::accept(Some(content)).to_string())}</p>
        <ol id="results">{move || results.get().into_iter().map(|result| view! { <li>{result}</li> }).collect_view()}</ol>
    }
}

fn main() {
    leptos::mount::mount_to_body(Chat);
}
