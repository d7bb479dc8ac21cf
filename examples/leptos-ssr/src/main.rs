//! The server. It renders the page and serves the files of `site-root`.

use axum::Router;
use leptos::prelude::get_configuration;
use leptos_axum::{LeptosRoutes, generate_route_list};
use leptos_ssr::{App, shell};
use tower_http::services::ServeDir;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = get_configuration(None)?.leptos_options;
    let files = ServeDir::new(&*options.site_root);
    let listener = tokio::net::TcpListener::bind(options.site_addr).await?;
    println!("http://{}", listener.local_addr()?);
    let page = {
        let options = options.clone();
        move || shell(options.clone())
    };
    let router = Router::new().leptos_routes(&options, generate_route_list(App), page).fallback_service(files);
    axum::serve(listener, router.with_state(options)).await?;
    Ok(())
}
