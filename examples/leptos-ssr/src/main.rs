//! The server. It renders the page and serves the files of `site-root`.

use axum::{Router, routing::get};
use leptos::prelude::get_configuration;
use leptos_ssr::shell;
use tower_http::services::ServeDir;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = get_configuration(None)?.leptos_options;
    let files = ServeDir::new(&*options.site_root);
    let listener = tokio::net::TcpListener::bind(options.site_addr).await?;
    println!("http://{}", listener.local_addr()?);
    let page = leptos_axum::render_app_to_stream(move || shell(options.clone()));
    axum::serve(listener, Router::new().route("/", get(page)).fallback_service(files)).await?;
    Ok(())
}
