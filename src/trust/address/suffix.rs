//! Which part of a host name somebody registered: what is right before the public suffix, and the suffix.

use std::ops::Range;

/// What registries of countries put before their own label.
const SECOND_LEVEL: &str =
    " ac asn co com edu go gob gouv gov id info ltd me mil ne net nhs nic nom or org plc res sch ";

/// Suffixes under which strangers get names of their own, beside those of the countries.
const SHARED: &str = "amplifyapp.com app.github.dev azureedge.net b-cdn.net base44.app blogspot.com bolt.host carrd.co \
    cloudapp.net cloudfront.net cloudfunctions.net codesandbox.io convex.site ddns.net deno.dev \
    duckdns.org firebaseapp.com firebasestorage.app fly.dev framer.app framer.website github.io \
    githubpreview.dev gitbook.io gitlab.io glitch.me herokuapp.com hf.space koyeb.app loca.lt \
    lovable.app myshopify.com netlify.app ngrok-free.app ngrok-free.dev ngrok.app ngrok.dev nip.io \
    notion.site now.sh ondigitalocean.app onrender.com pages.dev r2.dev railway.app repl.co replit.app \
    sslip.io stackblitz.io streamlit.app supabase.co surge.sh translate.goog trycloudflare.com \
    up.railway.app val.run vercel.app web.app webflow.io weebly.com wixsite.com wordpress.com \
    workers.dev";

/// Hosts of large clouds under which each name, at whatever depth, belongs to somebody else: some stand under a region.
const CLOUDS: &str = "aliyuncs.com amazonaws.com amazonaws.com.cn appspot.com awsapprunner.com azurecontainerapps.io \
    azurefd.net azurestaticapps.net azurewebsites.net backblazeb2.com bcebos.com cloudapp.azure.com \
    cloudflarestorage.com core.chinacloudapi.cn core.windows.net digitaloceanspaces.com \
    elasticbeanstalk.com googleapis.com linodeobjects.com myhuaweicloud.com myqcloud.com ngrok.io \
    objectstorage.cloud on.aws oraclecloud.com oraclecloudapps.com ovh.net replit.dev run.app scw.cloud \
    usercontent.goog vultrobjects.com wasabisys.com";

/// Countries that register names right under their own label, beside what [`SECOND_LEVEL`] has.
const FLAT: &str = " ac ag ai am at be bg by bz ca cc cd ch cl cm cn co cx cz de dk ee es eu fi fm fr ga gd gg gl gr gs hk hr \
    ie im in io ir is it je la li lt lu lv ly mc md me mn ms mu mx nl nu nz pe ph pm pt pw re rs ru se sg sh si sk so st \
    su sx tc tf tk tl tm to tv tw uk vc vg ws yt ";

/// Where in a host name the registrable part is; all of it where that is not known, so that whole hosts are compared.
pub(super) fn registrable(host: &str) -> Range<usize> {
    let name = host.strip_suffix('.').unwrap_or(host);
    if CLOUDS.split(' ').any(|cloud| is_under(name, cloud)) || !is_known(name) {
        return 0..name.len();
    }
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

/// Whether it is known what strangers can register under the top of this name: under `br`, `adv` is one of a hundred.
fn is_known(name: &str) -> bool {
    let mut labels = name.rsplit('.');
    let (last, second) = (labels.next().unwrap_or_default(), labels.next().unwrap_or_default());
    let is_listed = |list: &str, label: &str| list.contains(&format!(" {label} "));
    last.len() != 2 || labels.next().is_none() || is_listed(SECOND_LEVEL, second) || is_listed(FLAT, last)
}

/// Whether the name is this one, or lies under it.
pub(super) fn is_under(name: &str, suffix: &str) -> bool {
    name.strip_suffix(suffix).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}
