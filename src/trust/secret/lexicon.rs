//! The words for what must not be asked in a form, in English, German, French, Spanish, Portuguese, Japanese, Chinese,
//! Russian, Arabic, Korean, Hindi and Turkish. They are written as `words::natural` makes them: in lower case, without
//! marks, without the Arabic article and Korean spaces; between two words, any word of `words::SKIPPED` may stand.
//! `words::Phrase` explains `*`, `=`, `?` and `!`.

use super::SecretClass;

/// The phrases of each class. The first class that has a phrase in a text is the class of the text.
pub(super) const ASKED: &[(SecretClass, &str)] = &[
    (
        SecretClass::OneTimeCode,
        "otp|totp|one time code|one time pass*|verification code|auth code|authentication code|authenticator code|\
        authorization code|authenticator app|code sent|code we sent|code you received|code we texted|\
        code we emailed|code from your|sms code|text message code|email code|login code|sign in code|2fa code|\
        mfa code|=2fa|=mfa|factor code|step code|digit code|security code|backup code|recovery code|access code|\
        einmalcode|*bestatigungscode|*verifizierungscode|*sicherheitscode|bestatigungs code|faktor code|sms tan|\
        tan nummer|wiederherstellungscode|code verification|code usage unique|code securite|code recu|\
        code 6 chiffres|codigo verificac*|codigo seguri*|codigo seguranca|codigo un solo uso|codigo uso unico|\
        codigo sms|codigo 6 digitos|認証コード|確認コード|認証番号|ワンタイムコード|ワンタイムパス|验证码|驗證碼|\
        动态码|校验码|код подтверждения|код из смс|код из sms|одноразовый код|проверочный код|код безопасности|\
        رمز تحقق|كود تحقق|رمز تاكيد|رمز امان|رمز لمره|인증번호|인증코드|보안코드|일회용코드|ओटीपी|सत्यापन कोड|\
        वन टाइम पा|dogrulama kod*|onay kod*|guvenlik kod*|tek kullanimlik kod*|sms kod*",
    ),
    (
        SecretClass::PrivateKey,
        "private key|privatekey|privkey|private ssh key|ssh private|privater schlussel|privaten schlussel|\
        privatschlussel|cle privee|clave privada|llave privada|chave privada|秘密鍵|プライベートキー|私钥|私鑰|\
        приватный ключ|приватного ключа|закрытый ключ|مفتاح خاص|개인키|프라이빗키|निजी कुंजी|प्राइवेट की|\
        ozel anahtar*",
    ),
    (
        SecretClass::RecoveryPhrase,
        "seed phrase|seedphrase|seed word|recovery phrase|recovery word|recovery key|mnemonic|secret phrase|\
        wallet seed|backup phrase|12 word phrase|24 word phrase|bip 39|wiederherstellungsphrase|\
        wiederherstellungsschlussel|phrase recuperation|phrase secrete|frase semilla|frase recuperac*|frase secreta|\
        シードフレーズ|リカバリーフレーズ|ニーモニック|助记词|助記詞|恢复短语|сид фраз*|*мнемонич*|\
        фраза восстановления|секретная фраза|عباره استرداد|عباره استعاده|عباره سريه|시드구문|복구구문|니모닉|\
        सीड फ्रेज|रिकवरी फ्रेज|रिकवरी वाक्यांश|kurtarma kelime*|kurtarma ifade*|tohum kelime*",
    ),
    (
        SecretClass::PaymentCard,
        "card number|cardnumber|card no|?credit card|?creditcard|?debit card|card details|card security|cvv|cvc|\
        cc number|ccnum|ccnumber|iban|bank account number|routing number|kartennummer|?kreditkarte*|prufnummer|\
        kontonummer|bankverbindung|numero carte|?carte bancaire|?carte credit|cryptogramme|numero tarjeta|\
        ?tarjeta credito|numero cuenta|numero cartao|?cartao credito|カード番号|?クレジットカード|口座番号|?信用卡|\
        ?银行卡|卡号|卡號|安全码|номер карты|номер банковской карты|данные карты|?кредитной карты|رقم بطاق|\
        ?بطاقه ائتمان|بطاقتك ائتمان|بيانات بطاقه|رقم حساب بنك|카드번호|?신용카드|계좌번호|कार्ड नंबर|?क्रेडिट कार्ड|\
        सीवीवी|खाता संख्या|kart numara*|?kredi kart*|hesap numara*",
    ),
    (
        SecretClass::NationalId,
        "ssn|social security|social insurance|national insurance|national id|nationalid|national identity|\
        identity card|identity number|id card number|government id|passport number|passport no|=passport|\
        driver license|drivers license|driving licence|driving license|tax id|tax file number|taxpayer|aadhaar|\
        pan card|sozialversicherungsnummer|personalausweis*|*ausweisnummer|*passnummer|steuer id|steuernummer|\
        fuhrerscheinnummer|securite sociale|numero passeport|carte identite|=dni|seguridad social|numero pasaporte|\
        documento identidad|cpf|numero passaporte|carteira identidade|マイナンバー|個人番号|パスポート番号|\
        免許証番号|身份证|身份證|护照号|護照號|社保号|снилс|номер паспорта|паспортные данные|инн|رقم هويه|رقم قومي|\
        رقم جواز|ضمان اجتماعي|주민등록번호|주민번호|여권번호|운전면허번호|आधार नंबर|आधार संख्या|आधार कार्ड|\
        पासपोर्ट नंबर|पासपोर्ट संख्या|पैन कार्ड|kimlik numara*|kimlik no|pasaport numara*|pasaport no",
    ),
    (
        SecretClass::ApiKey,
        "api key|apikey|access key|accesskey|secret key|secretkey|auth key|?secret|signing key|encryption key|\
        master key|session key|subscription key|account key|connection string|service account json|?credential|\
        login details|login info*|?token!|api token|access token|accesstoken|authtoken|personal access|\
        session cookie|auth cookie|cookie value|your cookie|=cookie|?jwt|authorization header|openai key|\
        anthropic key|stripe key|aws key|google key|github key|*schlussel api|api schlussel|*zugangsschlussel|\
        *zugriffsschlussel|geheimer schlussel|*zugangsdaten|*anmeldedaten|zugangstoken|zugriffstoken|cle api|\
        cle acces|cle secrete|jeton acces|=jeton|identifiants connexion|=identifiants|vos identifiants|clave api|\
        llave api|clave secreta|?credencial*|datos acceso|chave api|chave acesso|chave secreta|?credenciais|\
        dados acesso|api キー|アクセスキー|アクセストークン|シークレット|認証情報|=トークン|ログイン情報|密钥|密鑰|\
        金鑰|访问令牌|=令牌|凭据|登录凭证|授权码|api ключ*|ключ api|ключа api|апи ключ|ключ доступа|секретный ключ|\
        ?токен|учетные данные|данные для входа|مفتاح api|مفتاح واجه|مفتاح وصول|مفتاح سري|مفتاح تشفير|رمز وصول|\
        بيانات اعتماد|بيانات دخول|api 키|액세스키|액세스토큰|인증토큰|비밀키|시크릿|자격증명|인증정보|=토큰|\
        로그인정보|एपीआई कुंजी|api कुंजी|एक्सेस टोकन|गुप्त कुंजी|=टोकन|क्रेडेंशियल|api anahtar*|erisim anahtar*|\
        erisim belirte*|gizli anahtar*|kimlik bilgi*|giris bilgi*",
    ),
    (
        SecretClass::Password,
        "*password*|*passphrase*|passcode|pass phrase|pass word|pass code|?pwd|passwd|=pass|=pw|db pass|smtp pass|\
        admin pass|user pass|=pin!|pin code|pincode|pin number|your pin|enter pin|user pin|card pin|digit pin|\
        security answer|maiden name|*passwort*|*kennwort*|*geheimzahl*|pin eingeben|deine pin|ihre pin|mot passe|\
        =mdp|code secret|code confidentiel|code pin|contrasena*|=clave|clave acceso|codigo secreto|senha|\
        palavra passe|パスワード|パスコード|暗証|密码|密碼|口令|*парол*|пин код*|=пин|кодовое слово|كلمه مرور|\
        كلمه سر|رقم سري|رقمك سري|رمز سري|عباره مرور|رمز pin|비밀번호|패스워드|암호|핀번호|=핀|पासवर्ड|=पिन|पिन नंबर|\
        ई पिन|एम पिन|sifre*|parola*|pin kod*|pin iniz*",
    ),
];

/// A secret followed by one of these is spoken about, not asked for: "token count", "password policy".
pub(super) const AFTER: &str = "count*|limit*|budget*|usage|used|size|length*|window|per|price|symbol|type*|kind|name*|column|polic*|strength|\
    manage*|hint*|expir*|ttl|format*|endpoint*|ur*|rota*|provider|stor*|vault*|scan*|detect*|gener*|hash*|algo*|\
    table|index|rule|requirements|id|method*|mode*|status|version*|supply|amount|contract|address*|balance|cost|\
    rate|alias*|label*|prefix*|loca*|path*|scope|permission|protect*|less|brand|network|issuer|class*|holder|layout|\
    color|colour|title|country|santa|review|enabled|field|env|var*|arn|ref|fee|template*|office|pair|swap|to swap|\
    =in|=out|=a|=b|device|area|ingredient|agent|level|menu|lange*|richtlinie*|chiave|sayi*|长度|策略|强度|管理|学|\
    数|类型|名|長|の長|ポリシー|の数|化|모드|길이|정책|유형|화|की लंबाई|leme*|li|siz*|uzun*|politika*";

/// A secret right behind one of these is another thing: "design token", "next page token".
pub(super) const BEFORE: &str = "max|maximum|min|minimum|total|num|number of|design|stop|pad|special|governance|nft|native|theme|lexer|next|page|\
    cancellation|continuation|sync|public|has|require|save|trade|top|gpio|map|drop|postal|area|library|loyalty|\
    forgot|rotate|without|no|many|per|from|to|base|gift|最大|총|최대|максимум|fazla|maksimum";

/// Before a secret in the same clause, these say that something of it or for it is meant: "name of the API key".
pub(super) const MODIFIED: &str = "of|for|that|which|whose|with|using|from|about|like|containing|where|how|shown|next to|holds|fur|pour|para|\
    longueur|politique|nombre|longitud|tamanho|politica|lange|anzahl|длина|срок|политика|количество|طول|عدد|سياس|اسم";

/// Parts a clause, so that what stands before says nothing about what follows.
pub(super) const JOINTS: &str = ",|and|or|und|et|ou|y|e|и|ve";

/// Asks for something.
pub(super) const CUES: &str = "enter*|provid*|paste*|typ*|give|send|input|need*|supply|submit*|fill|shar*|tell|specify|insert*|reply|what|\
    log in|login|sign in|but|except|until|unless|before|ask*|write|put|request*|eingeben|geben|gib|nennen|teilen|\
    senden|einfug*|angeben|entrez|saisi*|fourni*|indiqu*|communiqu*|coll*|donn*|introduz*|introduc*|ingres*|escrib*|\
    proporcion*|pegue|compart*|digit*|insira|informe|fornec*|введите|вводите|укажите|сообщ*|отправ*|ادخل|تدخل|ارسل|\
    تشارك|gir*|yaz*|gonder*|paylas*";

/// Belongs to the person who is asked.
pub(super) const YOURS: &str = "your|my|i|is|mein*|dein*|ihr*|ist|mon|ma|mes|votre|est|mi|tu|su|es|meu|minha|seu|sua|мой|ваш|我的|您的|私の|내|\
    나의|मेरा|आपका";

/// Speaks of secrets without asking for them: "may reveal passwords".
pub(super) const SPOKEN: &str =
    "reveal*|expos*|leak*|rotat*|revok*|reset*|expir*|compromis*|delet*|disclos*|forgot*|remov*|such as|stored in";

/// Words that a bare label may have beside the secret: "enter your new PIN".
pub(super) const FILLERS: &str = ".|,|your|the|my|a|enter|new|current|confirm|user|please|required|optional|digit|4|6||eingeben|bitte|ihr|votre|\
    tu|su|seu|ваш|введите|入力|请输入|입력|दर्ज|करें|girin";

/// Says no, before what it denies.
pub(super) const DENIALS: &str = "not|never|no|*n t|cannot|dont|without|nicht|nie|niemals|kein*|ohne|jamais|pas|aucun*|sans|nunca|sin|nao|sem|не|\
    нельзя|без|لا|لن|ليس|بدون|不要|勿|别|無需|无需|不是";

/// Says no, behind what it denies.
pub(super) const DENIED: &str = "never stored|not needed|not required|nicht eingeben|nicht erforderlich|pas necessaire|no es necesari*|\
    не требуется|不要|禁止|无需|ないで|ではあり|ではな|必要あり|必要はあり|마세요|마십시오|아닙|필요없|न करें|नहीं|\
    न दें|*meyin*|*mayin*|degil*|gerekmez*|gerek yok";
