//! English words of a consent and of a refusal, as `words::normalized` makes them; `words::Noun` explains `*` and `+`.

/// To agree, allow, share, delete, pay, trust, publish, to turn off what protects; and what refuses by itself.
pub(super) const CONSENTS: &str = "agree|agreed|accept*|consent*|allow*|permit|authoriz*|authoris*|approve*|acknowledg*|\
    i understand|i have read|i confirm|confirm that|share|sharing|delete|deletion|erase|wipe|destroy|overwrite|purge|truncate|\
    pay|purchase|buy|sell|charge|bill me|free trial|subscribe|enrol*|opt in|opt me in|grant*|transfer|trust|publish|promot*|withdraw|\
    full access|remote access|terms and|terms of|privacy policy|gdpr|waive*|liabilit*|donat*|auto renew*|renew|marketing|telemetry|usage data|usage stat*|crash|\
    third part*|partner|behalf|place order|mailing list|contact me|call me|sign me|yes to|as me|as root|administrator|run any|force push|not ask|*n t ask|never ask|\
    opt out|opt me out|no thank*|unsubscribe|decline|refuse|exclude me|track me|\
    send,wire+money,fund,payment|remember,save+card,payment|\
    my,location,contact,camera,microphone+give,send,upload,post,expos,track,record,monitor,read,scan,acces,sync,use|\
    record,monitor+call,meeting,screen|make,go+public|deploy,push,drop,reset,format+production,database,drive,factory|cancel,close+account,subscription|\
    disable,skip,bypass,turn off,without+ask,confirm,review,approv,factor,2fa,mfa,encrypt,firewall,verif,certif,antivir,secur,safe";

/// What reverses the meaning of a consent that follows, or is one of them.
pub(super) const REFUSALS: &str =
    "not|never|no|*n t|dont|opt out|opt me out|no thank*|unsubscribe|decline|refuse|exclude me|stop";
