//! The catalogues for [`Language::read`](super::Language::read). Only those that the program names are linked.

macro_rules! catalogues {
    ($($name:ident $tag:literal;)*) => {$(
        #[doc = concat!("The sentences in `", $tag, "`.")]
        pub const $name: &str = include_str!(concat!("locales/", $tag, ".json"));
    )*};
}

catalogues! {
    AR "ar"; CS "cs"; DE "de"; ES "es"; FA "fa"; FR "fr"; HE "he"; HI "hi"; ID "id"; IT "it"; JA "ja"; KO "ko";
    NL "nl"; PL "pl"; PT_BR "pt-BR"; RU "ru"; SV "sv"; TH "th"; TR "tr"; UK "uk"; VI "vi"; ZH_HANS "zh-Hans";
    ZH_HANT "zh-Hant";
}
