//! Which part of a host name somebody registered: what stands right before the public suffix, and the suffix.

use std::ops::Range;

/// What registries of countries put before their own label.
const SECOND_LEVEL: &str =
    " ac asn co com edu go gob gouv gov id info ltd me mil ne net nhs nic nom or org plc res sch ";

/// Suffixes under which strangers get names of their own, beside those of the countries.
const SHARED: &str = "amplifyapp.com app.github.dev appspot.com azureedge.net azurestaticapps.net azurewebsites.net \
    b-cdn.net base44.app blogspot.com bolt.host carrd.co cloudapp.azure.com cloudapp.net cloudfront.net codesandbox.io \
    convex.site ddns.net deno.dev duckdns.org elasticbeanstalk.com firebaseapp.com fly.dev framer.app framer.website \
    github.io gitbook.io gitlab.io glitch.me herokuapp.com hf.space lovable.app myshopify.com netlify.app ngrok-free.app \
    ngrok-free.dev ngrok.app ngrok.dev ngrok.io nip.io notion.site onrender.com pages.dev r2.dev railway.app repl.co \
    replit.app replit.dev run.app s3.amazonaws.com sslip.io stackblitz.io streamlit.app supabase.co surge.sh \
    translate.goog trycloudflare.com up.railway.app val.run vercel.app web.app webflow.io weebly.com wixsite.com \
    wordpress.com workers.dev";

/// Where in a host name the registrable part stands; all of it where nothing can be told apart.
pub(super) fn registrable(host: &str) -> Range<usize> {
    let name = host.strip_suffix('.').unwrap_or(host);
    let labels: Vec<&str> = name.split('.').collect();
    let last = labels.last().copied().unwrap_or_default();
    let second = labels.iter().rev().nth(1).copied().unwrap_or_default();
    let is_country = last.len() == 2 && SECOND_LEVEL.contains(&format!(" {second} "));
    let shared =
        SHARED.split(' ').filter(|suffix| is_under(name, suffix)).map(|suffix| suffix.split('.').count()).max();
    let suffix = shared.unwrap_or(if is_country { 2 } else { 1 });
    let kept = labels.len().min(suffix.saturating_add(1));
    let length = labels.iter().rev().take(kept).map(|label| label.len().saturating_add(1)).sum::<usize>();
    name.len().saturating_sub(length.saturating_sub(1))..name.len()
}

/// Whether the name is this one, or lies under it.
pub(super) fn is_under(name: &str, suffix: &str) -> bool {
    name.strip_suffix(suffix).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}
