//! Whether a property asks for consent, and whether its default has given it already.

use super::words::{Nouns, normalized};
use crate::json::{Text, Value};
use crate::schema::{EnumOption, PrimitiveSchemaDefinition as Definition, Property};
use std::sync::OnceLock;

/// To agree, allow, consent, authorise, accept, approve, share, delete, pay, subscribe, in twelve languages.
const CONSENTS: &str = "agree|agreed|i accept|accept|accepted|consent*|allow*|permit|authoriz*|authoris*|approve*|acknowledg*|\
    i understand|share|sharing|delete|deletion|erase|wipe|destroy|overwrite|pay|purchase|buy|charge|subscribe|opt in|grant*|\
    i confirm|confirm that|transfer|full access|terms and|terms of|privacy policy|gdpr|waive*|enrol*|donat*|auto renew*|marketing|telemetry|usage data|third part*|\
    my behalf|place order|ich bestatige|uberweis*|je confirme|virement|confirmo|confermo|подтвержда*|перевод*|转账|轉帳|送金|이체|송금|تحويل|zustimm*|stimme zu|stimme|einverstanden|einwillig*|erlaub*|genehmig*|akzeptier*|teilen|weitergeb*|\
    loschen|bezahl*|kaufen|abonnier*|autorisier*|freigeb*|jaccepte|j accepte|accepter|acceptez|autoris*|consens*|permett*|\
    partag*|supprim*|payer|achet*|abonn*|approuv*|acept*|autoriz*|consient*|permit*|compart*|elimin*|borrar|pagar|comprar|\
    suscrib*|acuerdo|aceit*|concord*|compartilh*|partilh*|excluir|apagar|inscrev*|assinar|同意|許可|承諾|承認|共有|削除|支払|購入|\
    購読|允许|允許|授权|授權|接受|分享|共享|删除|刪除|支付|付款|购买|订阅|соглас*|разрешаю|разрешить|принима*|принять|подели*|\
    делиться|удалить|удаляю|оплат*|купить|подписать*|одобр*|اوافق|موافق|اسمح|سماح|قبول|اقبل|مشارك|حذف|دفع|شراء|اشتراك|تفويض|\
    동의|허용|승인|수락|공유|삭제|결제|구매|구독|सहमत|अनुमति|स्वीकार|साझा|हटा|भुगतान|खरीद|kabul|onayl*|izin|paylas*|sil|silin*|odeme*|\
    satin al*|abone*";

/// Words that reverse the meaning when they are right before a word of consent: "do not share my data".
const REFUSALS: &str = "not|never|no|*n t|dont|nicht|nie|kein*|ne|pas|jamais|nunca|nao|не|لا|不|勿";

/// So many bytes before the word say whether it is refused.
const NEAR: usize = 20;

/// Whether a boolean with these texts (name, title, description) asks for consent, so that a default of `true` starts
/// unset and has to be set by hand (`docs/security.md` R19). A plain setting ("Verification status", "Newsletter") does not.
///
/// ```
/// use mcp_elicitation::trust::asks_consent;
/// assert!(asks_consent(&["agree", "I agree to share all my files"]));
/// assert!(!asks_consent(&["newsletter", "Newsletter"]));
/// ```
pub fn asks_consent(texts: &[&str]) -> bool {
    static LISTS: OnceLock<[Nouns<'static>; 2]> = OnceLock::new();
    let [consents, refusals] = LISTS.get_or_init(|| [CONSENTS, REFUSALS].map(|list| Nouns::new(&[list])));
    texts.iter().any(|text| {
        let words = normalized(text);
        consents.any(words.as_bytes(), &|start, _| {
            let head = words.as_bytes().get(start.saturating_sub(NEAR)..start).unwrap_or_default();
            let head = head.get(..head.trim_ascii_end().len()).unwrap_or_default();
            !refusals.any(head, &|_, end| end == head.len())
        })
    })
}

/// Whether a default gives a consent that only the person can give: that of a boolean that asks for it, of a value that is
/// fixed, or of the only option that there is (`docs/security.md` R19). An option of several that is chosen beforehand is
/// marked, and listed with what will be sent. `group_asks` says that the object around the property asks for a consent.
pub fn presumes_consent(property: &Property, group_asks: bool) -> bool {
    let Some(default) = &property.default else { return false };
    let asks = || group_asks || asks_for_consent(property);
    let is_only_consent = |options: &[EnumOption]| {
        let [only] = options else { return false };
        let title = only.title.as_ref().map_or("", Text::as_str);
        group_asks || gives_consent(property, &only.value) || asks_consent(&[title])
    };
    match &property.definition {
        Definition::Boolean => default.as_bool() == Some(true) && asks(),
        Definition::Const(value) => group_asks || gives_consent(property, value),
        Definition::SingleSelectEnum(options)
            if options.iter().all(|option| matches!(option.value, Value::Boolean(_))) =>
        {
            default.as_bool() == Some(true) && asks()
        }
        Definition::SingleSelectEnum(options) => is_only_consent(options),
        Definition::MultiSelectEnum(select) => is_only_consent(&select.options),
        _ => false,
    }
}

/// Whether a value that is fixed gives a consent: `true`, a text that reads like one, or any value of a property that asks
/// for one.
pub fn gives_consent(property: &Property, value: &Value) -> bool {
    match value {
        Value::Boolean(value) => *value,
        Value::String(text) => asks_consent(&[text.as_str()]) || asks_for_consent(property),
        value => asks_consent(&[&value.to_json()]) || asks_for_consent(property),
    }
}

/// Whether the name, the title or the description of a property asks for a consent.
pub fn asks_for_consent(property: &Property) -> bool {
    let texts = [Some(&property.name), property.title.as_ref(), property.description.as_ref()];
    asks_consent(&texts.map(|text| text.map_or("", Text::as_str)))
}
