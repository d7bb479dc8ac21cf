//! An application that is rendered by a server and hydrated in the browser: `cargo leptos watch`.

use leptos::prelude::*;
use mcp_elicitation::component::{ElicitResult, Elicitation, Request, Server};

const REQUEST: &str = r#"{
    "message": "Which plan do you want?",
    "requestedSchema": {
        "type": "object",
        "properties": {
            "plan": { "type": "string", "title": "Plan", "enum": ["Small", "Large"] },
            "email": { "type": "string", "title": "E-mail", "format": "email" }
        },
        "required": ["plan", "email"]
    }
}"#;

/// The page around the application.
pub fn shell(options: LeptosOptions) -> impl IntoView {
    view! {
        <!DOCTYPE html>
        <html lang="en">
            <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <title>"mcp-elicitation, rendered by a server first"</title>
                <link rel="icon" href="data:,"/>
                <HydrationScripts options/>
            </head>
            <body>
                <App/>
            </body>
        </html>
    }
}

/// The application with a question from the start.
#[component]
pub fn App() -> impl IntoView {
    let (request, set_request) = signal(Some(Request::from(REQUEST)));
    let (result, set_result) = signal(None::<ElicitResult>);
    let on_result = move |result: ElicitResult| set_result.set(Some(result));
    view! {
        <h1>"Your plan"</h1>
        <Elicitation request server=Server::new("Billing") on_result/>
        <button id="again" on:click=move |_| set_request.set(Some(REQUEST.into()))>"Ask again"</button>
        <output>{move || result.get().map(|result| result.to_string())}</output>
    }
}

/// Hydrates the page that the server has rendered.
#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    leptos::mount::hydrate_body(App);
}
