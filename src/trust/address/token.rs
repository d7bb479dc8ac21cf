//! Addresses that sign the user in.

/// Names of query parameters that contain a sign-in, without `_` and `-`.
const TOKENS: &str = " accesstoken apikey assertion auth authtoken authorization clientsecret credential idtoken jwt \
    logintoken magictoken oauthtoken onetimetoken otp passwd password pwd refreshtoken samlresponse secret session \
    sessionid sessiontoken sid sig signature token xamzsignature xamzsecuritytoken xgoogsignature ";

/// Returns true if a query or a fragment has a parameter that contains a sign-in, or a JSON Web Token.
pub(super) fn has_token(query: &str) -> bool {
    query.trim_start_matches(['?', '#', '/', '!']).split(['&', ';', '?']).any(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or(("", pair));
        let name: String = name.chars().filter(|c| !matches!(c, '_' | '-')).map(|c| c.to_ascii_lowercase()).collect();
        let is_jwt = value.starts_with("eyJ") && value.split('.').count() > 2;
        !value.is_empty() && TOKENS.contains(&format!(" {name} ")) || is_jwt
    })
}
