//! The registered part of a host name: the label before the public suffix, and the suffix.

use super::suffixes::{FLAT, OTHERS};
use std::ops::Range;

/// Second-level labels that countries' registries use.
const SECOND_LEVEL: &str =
    " ac asn co com edu go gob gouv gov id info ltd me mil ne net nhs nic nom or org plc res sch ";

/// Other suffixes under which anyone can get a name, by hand, because the Public Suffix List lacks many of them.
const SHARED: &str = "aca.pro acct.pro ae.org alpic.live altervista.org amplifyapp.com app.github.dev \
    appwrite.global asso.fr atlassian.net authkit.app avocat.pro azureedge.net b-cdn.net b2clogin.com bar.pro \
    base44.app beehiiv.com bigcartel.com bitbucket.io blogspot.com bolt.host bounceme.net br.com bubbleapps.io \
    carrd.co ciamlogin.com clerk.app cleverapps.io cloudapp.net cloudfront.net cloudfunctions.net cn.com co.com \
    codeberg.page codesandbox.io cpa.pro ddns.net de.com dedyn.io deno.dev discordsays.com discourse.group dpdns.org \
    duckdns.org dyndns.org dynu.net dynv6.net edgecompute.app encr.app eng.pro eth.limo eu.com fastly-edge.com \
    fastmcp.app figma.site firebaseapp.com firebasestorage.app fly.dev framer.app framer.website freeddns.org \
    freshdesk.com functions.supabase.co gb.net ghost.io gigalixirapp.com gitbook.io github.io githubpreview.dev \
    gitlab.io glide.page glitch.me godaddysites.com gr.com gradio.live hashnode.dev hasura.app hatenablog.com \
    her.name herokuapp.com hf.space his.name hopto.org hu.net hubspotpagebuilder.com in.net is-a.dev jimdofree.com \
    jimdosite.com jp.net jpn.com js.org jur.pro kinde.com kinsta.app kinsta.page koyeb.app kr.com kxcdn.com law.pro \
    leadpages.co lhr.life livejournal.com loca.lt localhost.run lovable.app lovableproject.com mailchimpsites.com \
    med.pro mex.com mooo.com msk.ru myfritz.net myportfolio.com myqnapcloud.com myshopify.com mystrikingly.com \
    neocities.org netlify.app ngrok-free.app ngrok-free.dev ngrok.app ngrok.dev nip.io no-ip.org notion.site now.sh \
    okta-emea.com okta.com oktapreview.com on-fleek.app ondigitalocean.app onelogin.com onmicrosoft.com onrender.com \
    pages.dev pantheonsite.io powerappsportals.com priv.at pstmn.io r2.dev railway.app readthedocs.io recht.pro \
    redirectme.net repl.co replit.app rtfd.io ru.com sa.com se.net serveo.net service-now.com sharepoint.com \
    softr.app sourceforge.io spb.ru square.site squarespace.com srht.site sslip.io stackblitz.io streamlit.app \
    substack.com supabase.co supabase.in super.site surge.sh synology.me sytes.net tilda.ws trafficmanager.net \
    translate.goog trycloudflare.com ts.net tumblr.com uk.com uk.net up.railway.app us.com us.org vercel.app \
    vercel.dev vusercontent.net web.app webflow.io weebly.com wixsite.com wordpress.com workers.dev wpcomstaging.com \
    wpengine.com wpenginepowered.com za.bz za.com zapto.org zeabur.app zendesk.com";

/// Hosts, mostly of large clouds, under which each name at any depth belongs to somebody else, because some of them add
/// a region.
const CLOUDS: &str = "accounts.dev akamai.net akamaihd.net akamaized.net aliyuncs.com amazonaws.com amazonaws.com.cn \
    amazoncognito.com amazonlightsail.com appdomain.cloud appspot.com auth0.com awsapprunner.com awsapps.com \
    awsglobalaccelerator.com azure-api.net azure-mobile.net azure.net azurecontainer.io azurecontainerapps.io \
    azurecr.io azuredatabricks.net azurefd.net azuremicroservices.io azurestaticapps.net azurewebsites.net \
    backblazeb2.com baidubce.com bcebos.com canva.site cdn77.org cloud.databricks.com cloudapp.azure.com \
    cloudflare.net cloudflarestorage.com cloudshell.dev cloudworkstations.dev code.run cognitiveservices.azure.com \
    convex.cloud convex.site core.chinacloudapi.cn csb.app database.azure.com databricksapps.com deno.net \
    devtunnels.ms digitaloceanspaces.com documents.azure.com dweb.link dynamics.com edgekey.net edgesuite.net \
    elasticbeanstalk.com eu.org fastly.net fastlylb.net fcapp.run firebasedatabase.app firebaseio.com force.com \
    gateway.dev gitpod.io googleapis.com googleusercontent.com hosted.app hs-sites.com ic0.app icp0.io ipfs.io \
    linodeobjects.com linodeusercontent.com meteorapp.com modal.run my.salesforce.com mybluemix.net myhuaweicloud.com \
    mypinata.cloud myqcloud.com ngrok.io nhost.run objectstorage.cloud on.aws openai.azure.com openshiftapps.com \
    oraclecloud.com oraclecloudapps.com ovh.net pinggy.link platformsh.site pythonanywhere.com replit.dev run.app \
    sagemaker.aws salesforce-sites.com scalingo.io scw.cloud site.com snowflakecomputing.com tcloudbase.com \
    tcloudbaseapp.com usercontent.goog val.run volces.com vultrobjects.com w3s.link wasabisys.com webcontainer.io \
    windows.net yandexcloud.net your-server.de zitadel.cloud zrok.io";

/// Returns the range of a host name's registered part; the whole name if that is unknown, so that whole hosts are
/// compared.
pub(super) fn registrable(host: &str) -> Range<usize> {
    let name = host.strip_suffix('.').unwrap_or(host);
    if CLOUDS.split(' ').any(|cloud| is_under(name, cloud)) || !is_known(name) {
        return 0..name.len();
    }
    let labels: Vec<&str> = name.split('.').collect();
    let last = labels.last().copied().unwrap_or_default();
    let second = labels.iter().rev().nth(1).copied().unwrap_or_default();
    let is_country = last.len() == 2 && SECOND_LEVEL.contains(&format!(" {second} "));
    let shared = SHARED.split(' ').chain(OTHERS.split(' ')).filter(|suffix| is_under(name, suffix));
    let shared = shared.map(|suffix| suffix.split('.').count()).max();
    let suffix = shared.unwrap_or(if is_country { 2 } else { 1 });
    let count = labels.len().min(suffix.saturating_add(1));
    let length = labels.iter().rev().take(count).map(|label| label.len().saturating_add(1)).sum::<usize>();
    name.len().saturating_sub(length.saturating_sub(1))..name.len()
}

/// Returns true if the public suffixes under this name's top label are known: `br` has a hundred like `adv`; Canada,
/// China and Italy have provinces of two letters; each country with its own script has its own rules.
fn is_known(name: &str) -> bool {
    let mut labels = name.rsplit('.');
    let (last, second) = (labels.next().unwrap_or_default(), labels.next().unwrap_or_default());
    let is_listed = |list: &str, label: &str| list.contains(&format!(" {label} "));
    let is_province = second.len() == 2 && matches!(last, "ca" | "cn" | "it");
    match last.len() {
        _ if labels.next().is_none() => true,
        2 => is_listed(SECOND_LEVEL, second) || is_listed(FLAT, last) && !is_province,
        _ => !last.starts_with("xn--"),
    }
}

pub(super) fn is_under(name: &str, suffix: &str) -> bool {
    name.strip_suffix(suffix).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}
