//! The words for what must not be asked in a form, in English, German, French, Spanish, Portuguese, Japanese, Chinese,
//! Russian, Arabic, Korean, Hindi and Turkish; and the most common ones in the other languages of the card. They are written as `words::normalized` makes them: in lower case, without
//! marks, without the Arabic article and Korean spaces; between two words, any words of `words::SKIPPED` are allowed.
//! `words::Phrase` explains `*`, `=`, `?` and `!`.

use super::SecretClass;

/// The phrases of each class. The first class that has a phrase in a text is the class of the text.
pub(super) const ASKED: [(SecretClass, &str); 7] = [
    (
        SecretClass::OneTimeCode,
        "otp|totp|one time code|one time pass*|verification code|auth code|authentication code|authenticator code|\
        authenticator app|code sent|code we sent|code you received|code we texted|code from your|sms code|\
        login code|2fa code|mfa code|=2fa|=mfa|factor code|step code|digit code|security code|backup code|\
        recovery code|access code|einmalcode|*bestatigungscode|*verifizierungscode|*sicherheitscode|faktor code|\
        sms tan|code verification|code usage unique|code securite|code recu|code 6 chiffres|code sms|\
        codigo verificac*|codigo seguri*|\
        codigo seguranca|codigo un solo uso|codigo sms|認証コード|確認コード|セキュリティコード|ワンタイムコード|验证码|驗證碼|动态码|\
        код подтверждения|код из смс|одноразовый код|код безопасности|رمز تحقق|كود تحقق|رمز تاكيد|인증번호|인증코드|\
        보안코드|ओटीपी|सत्यापन कोड|dogrulama kod*|onay kod*|guvenlik kod*|sms kod*|confirmation code|activation code|\
        unlock code|sign in code|code we just|code that we|code just sent|=tan|tan aus|tan sms|aktivierungscode|\
        entsperrcode|code ein , den wir|code den wir|code , den wir|code confirmation|code activation|code que nous|\
        codigo confirmac*|codigo activac*|codigo ativac*|codigo que acabamos|codigo que te|codigo que le|\
        codigo que enviamos|codigo que hemos|codice di conferma|codice di verifica|codice che abbiamo|codice che ti|\
        bevestigingscode|verificatiecode|code in die we|code die we|kod potwierdz*|kod weryfik*|kod , ktory|\
        potvrzovaci kod*|overovaci kod*|kod , ktery|bekraftelsekod*|verifieringskod*|engangskod*|koden som vi|\
        kode verifikasi|kode konfirmasi|kode otp|kode yang baru|kode yang kami|ma xac minh|ma xac nhan|ma otp|\
        ma chung toi|ma ma chung toi|รหัสยืนยัน|รหัส otp|รหัสที่เรา|קוד אימות|קוד חד פעמי|קוד ששלחנו|کد تایید|\
        کدی که|کدی را که|код підтвердження|одноразовий код|код , який|код активац*|код , который|送りしたコード|送信したコード|\
        激活码|激活碼|手机的代码|手機的代碼|发送的代码|傳送的代碼|확인코드|활성화코드|보낸코드|전송한코드|رمز تفعيل|رمز ذي ارسلناه|पुष्टि कोड|कोड दर्ज करें जो|\
        etkinlestirme kod*|gonderdigimiz kod*",
    ),
    (
        SecretClass::PrivateKey,
        "private key|privatekey|ssh private|private ssh|privater schlussel|privaten schlussel|cle privee|\
        clave privada|llave privada|chave privada|秘密鍵|私钥|私鑰|приватный ключ|закрытый ключ|مفتاح خاص|개인키|\
        निजी कुंजी|प्राइवेट की|ozel anahtar*|ssh key|deploy key|id rsa|id ed 25519|kubeconfig|kube config|\
        service account json|service account key|ssh schlussel|cle ssh|clave ssh|llave ssh|chave ssh|chiave privata|\
        chiave ssh|ssh sleutel|prive sleutel|klucz prywatny|klucz ssh|soukromy klic|ssh klic|privat nyckel|\
        ssh nyckel|kunci privat|kunci ssh|khoa rieng*|khoa ssh|กุญแจส่วนตัว|คีย์ส่วนตัว|מפתח פרטי|מפתח ssh|\
        کلید خصوصی|کلید ssh|приватний ключ|ssh ключ*|ssh キー|ssh 密钥|ssh 密鑰|ssh 키|مفتاح ssh|ssh कुंजी|ssh anahtar*",
    ),
    (
        SecretClass::RecoveryPhrase,
        "seed phrase|seedphrase|seed word|recovery phrase|recovery word|recovery key|mnemonic|secret phrase|\
        wallet seed|backup phrase|bip 39|12 word phrase|24 word phrase|wiederherstellungsphrase|phrase recuperation|\
        phrase secrete|frase semilla|frase recuperac*|frase secreta|シードフレーズ|リカバリーフレーズ|ニーモニック|\
        助记词|助記詞|сид фраз*|мнемонич*|عباره استرداد|عباره استعاده|시드구문|복구구문|니모닉|सीड फ्रेज|\
        रिकवरी वाक्यांश|kurtarma kelime*|kurtarma ifade*",
    ),
    (
        SecretClass::PaymentCard,
        "card number|cardnumber|card no|?credit card|?creditcard|?debit card|card details|card security|cvv|cvc|\
        cc number|ccnum|iban|bank account number|routing number|kartennummer|?kreditkarte*|*prufnummer|prufziffer|\
        sort code|kontonummer|\
        bankverbindung|numero carte|?carte bancaire|?carte credit|cryptogramme|numero tarjeta|?tarjeta credito|\
        numero cartao|?cartao credito|カード番号|?クレジットカード|口座番号|?信用卡|?银行卡|卡号|卡號|номер карты|\
        номер банковской карты|رقم بطاق|?بطاقه ائتمان|카드번호|?신용카드|계좌번호|कार्ड नंबर|?क्रेडिट कार्ड|सीवीवी|\
        kart numara*|?kredi kart*|account number|number on back|numero compte|numero cuenta|numero conta|\
        numero della carta|numero di carta|numero del conto|rekeningnummer|kaartnummer|numer karty|numer konta|\
        cislo karty|cislo uctu|kortnummer|nomor kartu|nomor rekening|so the tin dung|so tai khoan|หมายเลขบัตร|\
        บัตรเครดิต|เลขที่บัญชี|เลขบัญชี|מספר כרטיס|מספר חשבון|شماره کارت|شماره حساب|номер картки|номер рахунку|\
        номер счета|=账号|=帳號|银行账号|银行账户|信用卡號|رقم حساب|खाता संख्या|hesap numara*",
    ),
    (
        SecretClass::NationalId,
        "ssn|social security|social insurance|national insurance|national id|nationalid|identity card|\
        identity number|id card number|government id|passport number|passport no|=passport|driver license|\
        drivers license|driving licence|tax id|taxpayer|aadhaar|sozialversicherungsnummer|personalausweis*|\
        *ausweisnummer|*passnummer|steuer id|securite sociale|numero passeport|carte identite|=dni|seguridad social|\
        numero pasaporte|cpf|numero passaporte|マイナンバー|パスポート番号|身份证|身份證|社会保障号|护照号|снилс|\
        номер паспорта|паспортные данные|инн|رقم هويه|رقم قومي|رقم جواز|주민등록번호|여권번호|आधार नंबर|आधार संख्या|\
        पासपोर्ट नंबर|kimlik numara*|kimlik no|pasaport numara*",
    ),
    (
        SecretClass::ApiKey,
        "api key|apikey|access key|accesskey|secret key|secretkey|auth key|?secret|signing key|encryption key|\
        master key|session key|subscription key|account key|connection string|?credential|login details|login info*|\
        ?token!|api token|access token|accesstoken|authtoken|=bearer|github pat|personal access|session cookie|\
        auth cookie|\
        cookie value|your cookie|=cookie|?jwt|openai key|anthropic key|stripe key|aws key|google key|github key|\
        api schlussel|*zugangsschlussel|geheimer schlussel|*zugangsdaten|*anmeldedaten|zugangstoken|zugriffstoken|\
        cle api|cle acces|cle secrete|jeton acces|=jeton|identifiants connexion|=identifiants|clave api|\
        clave secreta|?credencia*|chave api|chave acesso|chave secreta|api キー|アクセスキー|アクセストークン|\
        シークレット|認証情報|=トークン|密钥|密鑰|金鑰|访问令牌|=令牌|凭据|api ключ*|ключ api|ключ доступа|\
        секретный ключ|?токен|учетные данные|مفتاح api|مفتاح وصول|مفتاح سري|رمز وصول|بيانات اعتماد|بيانات دخول|\
        api 키|액세스키|액세스토큰|인증토큰|비밀키|시크릿|자격증명|=토큰|एपीआई कुंजी|api कुंजी|एक्सेस टोकन|\
        गुप्त कुंजी|=टोकन|api anahtar*|erisim anahtar*|erisim belirte*|gizli anahtar*|kimlik bilgi*|giris bilgi*|\
        session id|sessionid|session cookies|document cookie|your cookies|=cookies|signing secret|wi fi key|\
        wifi key|cat env|env file|your env|paypal login|bank login|banking login|sitzungs id|chiave api|\
        chiave segreta|klucz api|klic api|api klic|api nyckel*|kunci api|khoa api|คีย์ api|מפתח api|کلید api|\
        toegangssleutel|api sleutel",
    ),
    (
        SecretClass::Password,
        "*password*|*passphrase*|passcode|pass phrase|pass word|pass code|?pwd|passwd|=pass|=pw|db pass|smtp pass|\
        admin pass|user pass|=pin!|pin code|pincode|pin number|your pin|enter pin|user pin|card pin|digit pin|\
        security answer|maiden name|*passwort*|*kennwort*|*geheimzahl*|pin eingeben|ihre pin|mot passe|=mdp|\
        code secret|code confidentiel|code pin|contrasena*|=clave|clave acceso|codigo secreto|senha|palavra passe|\
        パスワード|パスコード|暗証|密码|密碼|口令|*парол*|пин код*|=пин|кодовое слово|كلمه مرور|كلمه سر|رقم سري|\
        رمز سري|عباره مرور|비밀번호|패스워드|암호|핀번호|=핀|पासवर्ड|गुप्त कोड|=पिन|पिन नंबर|ई पिन|एम पिन|sifre*|parola*|\
        pin kod*|pin iniz*|bank pin|sim pin|voicemail pin|banking pin|security word|=puk|puk code|\
        geburtsname mutter|geburtsname der mutter|jeune fille mere|jeune fille de la mere|apellido soltera|\
        nome solteira|codice pin|pin kod*|kod pin|pinkod*|pin tarjeta|pin cartao|pin carte|pin carta|ma pin|\
        รหัส pin|รหัสพิน|haslo|hasla|heslo|hesla|wachtwoord*|losenord*|kata sandi|=sandi|mat khau|รหัสผ่าน|סיסמ*|\
        קוד סודי|گذرواژه|رمز عبور|کلمه عبور|пін код*|=пін|बैंक पिन",
    ),
];

/// A secret followed by one of these is spoken about, not asked for: "token count", "password policy".
pub(super) const AFTER: &str = "count*|limit*|budget*|us*|size|length*|window|per|price|symbol|type*|kind|name*|\
    column|polic*|strength|manage*|\
    hint*|expir*|ttl|format*|endpoint*|ur*|rota*|provider|stor*|vault*|scan*|detect*|gener*|hash*|algo*|table|index|\
    rule|id|method*|mode*|status|version*|supply|amount|contract|address*|balance|cost|rate|alias*|label*|prefix*|\
    loca*|path*|scope|permission|protect*|less|brand|network|issuer|class*|holder|layout|color|title|country|santa|\
    review|enabled|librar*|package|plugin|middleware|hygiene|course|training|postal*|district|=app|field|env|var*|\
    arn|ref|fee|template*|office|pair|swap|to swap|=in|=out|=a|=b|area|chiave|\
    ingredient|agent|level|menu|lange*|richtlinie*|sayi*|长度|策略|强度|管理|学|数|类型|名|長|の長|ポリシー|の数|化|\
    모드|길이|정책|유형|화|की लंबाई|leme*|uzun*|politika*";

/// A secret right behind one of these is another thing: "design token", "next page token".
pub(super) const BEFORE: &str = "generate|generate a|generate an|max|maximum|min|minimum|total|num|number of|design|\
    stop|pad|special|governance|nft|native|theme|next|page|\
    cancellation|continuation|sync|public|has|require|save|trade|top|gpio|map|drop|postal|area|chiave|library|\
    loyalty|forgot|without|no|many|per|from|to|base|gift|最大|총|최대|максимум|fazla|maksimum";

/// Before a secret in the same clause, these say that something of it or for it is meant: "name of the API key".
pub(super) const MODIFIED: &str = "of|for|that|which|whose|with|using|from|about|like|where|how|shown|next to|holds|\
    fur|pour|para|longueur|nombre|\
    longitud|tamanho|lange|anzahl|длина|политика|количество|طول|عدد|سياس";

/// Separates clauses, so that what is before says nothing about what follows.
pub(super) const JOINTS: &str = ",|and|or|und|et|ou|y|e|и|ve";

/// Asks for something.
pub(super) const CUES: &str = "enter*|provid*|paste*|typ*|give|send|input|need*|supply|submit*|fill|shar*|tell|\
    specify|insert*|reply|what|\
    log in|login|sign in|but|except|until|unless|before|ask*|write|put|request*";

/// Belongs to the person who is asked.
pub(super) const YOURS: &str = "your|my|i|is|mein*|ihr*|mon|votre|mi|tu|su|meu|seu|мой|我的|您的|私の|내|मेरा";

/// Speaks of secrets without asking for them: "may reveal passwords".
pub(super) const SPOKEN: &str = "reveal*|expos*|leak*|rotat*|revok*|reset*|expir*|compromis*|delet*|chang*|disclos*|\
    forgot*|remov*|such as|stored in";

/// Words that a bare label may have beside the secret: "enter your new PIN".
pub(super) const FILLERS: &str = ".|,|your|the|my|a|enter|new|current|confirm|user|please|required|optional|digit|4|\
    6||eingeben|ihr|votre|tu|su|\
    seu|введите|输入|입력|दर्ज|girin";

/// Says no, before what it denies.
pub(super) const DENIALS: &str = "not|never|no|*n t|cannot|dont|without|nicht|nie|niemals|kein*|ohne|jamais|pas|\
    sans|nunca|sin|nao|sem|не|без|لا|\
    لن|ليس|بدون|不要|勿|别|無需|无需|不是";

/// Asks for what was denied before: "we never share your password, so enter it below".
pub(super) const STILL: &str = "so enter it|so type it|so paste it|so please|just enter it|enter it below|\
    enter it here|paste it below|\
    paste it here|type it below|type it here";

/// Says no, behind what it denies.
pub(super) const DENIED: &str = "never stored|not needed|not required|nicht eingeben|nicht erforderlich|不要|禁止|无需|\
    ないで|ではあり|ではな|\
    必要あり|마세요|마십시오|아닙|필요없|न करें|नहीं|न दें|*meyin*|*mayin*|degil*";
