//! The words for what must not be asked in a form, in English, German, French, Spanish, Portuguese, Japanese, Chinese,
//! Russian, Arabic, Korean, Hindi and Turkish, with a few of their neighbours. Written without marks and in lower case, as
//! `words::natural` makes them; `words::Phrase` explains `*`, `=`, `?` and `!`.

use super::SecretClass;

/// The phrases of each class. The first class that has a phrase in a text is the class of the text.
pub(super) const ASKED: &[(SecretClass, &str)] = &[
    (
        SecretClass::OneTimeCode,
        "otp|otac|totp|one time code|one time pass|one time password|one time passcode|one time pin|onetime code|\
        onetime password|verification code|authentication code|authenticator code|authenticator app|auth code|\
        authorization code|code sent|code you received|code we sent|code we just sent|code we texted|code we emailed|\
        code we ve sent|code texted|code from your|code from the sms|code in the sms|code by sms|sms code|\
        text message code|email code|login code|log in code|sign in code|signin code|2fa code|2fa token|mfa code|\
        mfa token|=2fa|=mfa|=tfa|two factor code|two factor authentication code|2 factor code|two step code|\
        2 step code|2 step verification code|digit code|security code|backup code|recovery code|access code|\
        einmalcode|einmal code|*einmalpasswort|einmalkennwort|*bestatigungscode*|*verifizierungscode*|\
        *sicherheitscode*|smscode|authentifizierungscode|zwei faktor code|sms tan|smstan|mtan|tan nummer|\
        transaktionsnummer|wiederherstellungscode|anmeldecode|code de verification|a usage unique|code de securite|\
        code sms|code recu|code d authentification|code a 6 chiffres|code a six chiffres|codigo de verificacion|\
        un solo uso|codigo de seguridad|codigo sms|codigo de autenticacion|codigo que recib*|codigo de 6 digitos|\
        codigo de seis digitos|codigo de verificacao|uso unico|codigo de seguranca|codigo de autenticacao|\
        codigo recebido|認証コード|ワンタイム|確認コード|認証番号|検証コード|验证码|驗證碼|动态码|动态口令|動態密碼|校验码|\
        一次性密码|一次性密碼|短信码|код подтверждения|код из смс|код из sms|код из сообщения|*одноразов*|\
        проверочный код|код проверки|код авторизации|код безопасности|код аутентификации|смс код|رمز التحقق|\
        رمز تحقق|كود التحقق|رمز التأكيد|لمرة واحدة|رمز otp|인증번호|인증 번호|인증코드|인증 코드|확인 코드|일회용|ओटीपी|\
        सत्यापन कोड|वन टाइम|dogrulama kod*|tek kullanimlik*|onay kod*|guvenlik kod*|sms kod*",
    ),
    (
        SecretClass::PrivateKey,
        "private key|privatekey|private ssh key|begin rsa|begin openssh|begin pgp private|begin ec|ssh private|\
        secret ssh key|privkey|pem key|privater schlussel|privaten schlussel|privatschlussel|privater ssh*|cle privee|\
        clef privee|clave privada|llave privada|chave privada|chiave privata|秘密鍵|プライベートキー|プライベート キー|私钥|\
        私鑰|приватный ключ|приватного ключа|закрытый ключ|закрытого ключа|المفتاح الخاص|مفتاح خاص|مفتاحك الخاص|개인 키|\
        개인키|निजी कुंजी|प्राइवेट की|प्राइवेट कुंजी|ozel anahtar*",
    ),
    (
        SecretClass::RecoveryPhrase,
        "seed phrase|seedphrase|recovery phrase|recovery word|recovery seed|recovery key|mnemonic|mnemonic phrase|\
        secret phrase|secret recovery|wallet phrase|wallet seed|wallet word|backup phrase|backup word|word phrase|\
        word seed|word recovery|word mnemonic|word backup|words of your|seed word|bip 39|wiederherstellungsphrase|\
        wiederherstellungsworter|wiederherstellungsschlussel|sicherungsphrase|geheime phrase|\
        phrase de recuperation|phrase secrete|phrase mnemonique|mots de recuperation|frase semilla|\
        frase de recuperacion|frase secreta|palabras semilla|frase semente|frase de recuperacao|palavras semente|\
        リカバリーフレーズ|リカバリフレーズ|シードフレーズ|ニーモニック|復元フレーズ|助记词|助記詞|恢复短语|种子短语|助记码|\
        恢复密钥|сид фраз*|seed фраз*|*мнемонич*|фраза восстановления|фразу восстановления|секретная фраза|\
        секретную фразу|عبارة الاسترداد|عبارة الاستعادة|عبارة الاسترجاع|العبارة السرية|عبارة سرية|시드 구문|시드구문|\
        복구 구문|복구구문|니모닉|시드 문구|복구 문구|रिकवरी वाक्यांश|सीड फ्रेज|रिकवरी फ्रेज|सीड वाक्यांश|kurtarma ifade*|\
        kurtarma kelime*|tohum kelime*",
    ),
    (
        SecretClass::PaymentCard,
        "card number|cardnumber|card no|?credit card|?creditcard|?debit card|payment card|?bank card|card details|\
        card security|card verification|cvv|cvc|cvn|cc number|ccnumber|cc num|ccnum|iban|bank account number|\
        bank account details|routing number|card expiry|card expiration|kartennummer|kreditkartennummer|\
        ?kreditkarte*|kartenprufnummer|prufnummer|kontonummer|bankverbindung|?debitkarte*|?bankkarte*|\
        numero de carte|numero de la carte|numero de votre carte|?carte bancaire|?carte de credit|?carte bleue|\
        cryptogramme|numero de tarjeta|numero de la tarjeta|numero de su tarjeta|numero de tu tarjeta|\
        ?tarjeta de credito|?tarjeta de debito|numero de cuenta bancaria|numero do cartao|numero de cartao|\
        numero do seu cartao|?cartao de credito|?cartao de debito|カード番号|クレジットカード番号|?クレジットカード|口座番号|\
        セキュリティコード|?信用卡|?银行卡|?銀行卡|卡号|卡號|银行账号|银行账户|安全码|номер карты|номера карты|\
        номер банковской карты|номер вашей карты|номер кредитной карты|данные карты|реквизиты карты|\
        ?кредитной карты|?банковской карты|رقم البطاقة|رقم بطاقة|رقم بطاقتك|?بطاقة الائتمان|?بطاقة ائتمان|بطاقتك الائتمانية|\
        رقم الحساب البنكي|الآيبان|آيبان|카드 번호|카드번호|?신용카드|?신용 카드|계좌번호|계좌 번호|कार्ड नंबर|कार्ड संख्या|\
        ?क्रेडिट कार्ड|?डेबिट कार्ड|सीवीवी|खाता संख्या|kart numara*|kart no|?kredi kart*|?banka kart*|hesap numara*",
    ),
    (
        SecretClass::NationalId,
        "ssn|social security|social insurance number|national insurance number|national id|nationalid|\
        national identity|national identification|identity number|identity card|id card number|government id|\
        government issued id|passport number|passport no|passportnumber|=passport|driver s license|drivers license|\
        driver license|driving licence|driving license|taxpayer|tax id|tax identification|tax file number|\
        aadhaar|aadhar|pan card|pan number|nhs number|nric|cpf|curp|dni|sozialversicherungsnummer|personalausweis*|\
        ausweisnummer|reisepassnummer|passnummer|steuer id|steueridentifikationsnummer|steuernummer|\
        fuhrerscheinnummer|rentenversicherungsnummer|securite sociale|numero de passeport|carte d identite|\
        numero fiscal|permis de conduire|seguridad social|seguro social|numero de pasaporte|documento de identidad|\
        numero de identidad|numero do passaporte|carteira de identidade|bilhete de identidade|cartao de cidadao|\
        マイナンバー|個人番号|パスポート番号|旅券番号|免許証番号|社会保障番号|身份证|身份證|护照号|護照號|社保号|社会保障号|\
        社会安全号|снилс|номер паспорта|номер и серия паспорта|серия и номер паспорта|паспортные данные|\
        паспортных данных|инн|رقم الهوية|رقم هوية|الرقم القومي|الرقم الوطني|رقم جواز|الضمان الاجتماعي|بطاقة الهوية|\
        رقم الإقامة|주민등록번호|주민번호|여권번호|여권 번호|운전면허번호|운전면허 번호|आधार नंबर|आधार संख्या|आधार कार्ड|\
        पासपोर्ट नंबर|पासपोर्ट संख्या|पैन कार्ड|पैन नंबर|kimlik numara*|kimlik no|tckn|pasaport numara*|pasaport no|\
        vatandaslik numara*|ehliyet numara*",
    ),
    (
        SecretClass::ApiKey,
        "api key|apikey|api token|apitoken|api secret|api credential|access key|accesskey|access token|accesstoken|\
        auth token|authtoken|authentication token|authorization token|authorization header|auth header|auth key|\
        authkey|bearer|secret key|secretkey|secret access|secret token|?secret|shared secret|client secret|\
        clientsecret|app secret|webhook secret|signing secret|signing key|encryption key|decryption key|master key|\
        account key|storage key|subscription key|service key|service account key|service account json|\
        service role key|connection string|?credential|login details|login information|login info|login data|\
        sign in details|username and password|?token!|github token|gitlab token|slack token|bot token|\
        personal token|personal access|refresh token|id token|session token|session key|session cookie|\
        sessionid cookie|auth cookie|login cookie|browser cookie|cookie value|cookie header|cookie string|\
        your cookie|=cookie|cookies from|?jwt|json web token|oauth token|oauth secret|consumer secret|kubeconfig|\
        openai key|anthropic key|claude key|gemini key|stripe key|aws key|azure key|google key|github key|gitlab key|\
        supabase key|sendgrid key|twilio key|firebase key|cloudflare key|datadog key|mistral key|groq key|\
        deepseek key|tavily key|huggingface key|hugging face key|api schlussel|apischlussel|*zugangsschlussel|\
        *zugriffsschlussel|geheimschlussel|geheimer schlussel|geheimen schlussel|*zugangsdaten|*anmeldedaten|\
        login daten|logindaten|anmeldeinformationen|zugangstoken|zugriffstoken|sitzungscookie|cle api|cle d api|\
        cles api|cle d acces|cles d acces|cle secrete|jeton d acces|jeton d authentification|jeton api|\
        jeton personnel|jeton secret|=jeton|identifiants de connexion|identifiants d acces|vos identifiants|\
        =identifiants|cookie de session|clave api|clave de api|clave de la api|claves api|llave api|llave de api|\
        llave de acceso|clave secreta|clave de cifrado|token de acceso|token de api|token de autenticacion|\
        ?credencial*|?credenciais|secreto del cliente|cookie de sesion|datos de acceso|chave api|chave de api|\
        chave da api|chaves de api|chave de acesso|chave secreta|token de acesso|token de autenticacao|\
        cookie de sessao|dados de acesso|dados de login|segredo do cliente|api キー|アクセスキー|アクセス キー|\
        アクセストークン|アクセス トークン|シークレット|秘密キー|認証情報|認証トークン|=トークン|api トークン|ログイン情報|\
        セッションクッキー|クレデンシャル|api 密钥|密钥|密鑰|金鑰|秘钥|访问令牌|存取權杖|=令牌|api 令牌|访问凭证|访问凭据|登录凭证|\
        登录凭据|登入憑證|凭据|授权码|授權碼|会话 cookie|апи ключ*|api ключ*|ключ api|ключа api|ключ апи|\
        ключ доступа|ключа доступа|секретный ключ|секретного ключа|токен доступа|токен авторизации|=токен|\
        токен api|api токен|токен бота|учетные данные|учетных данных|данные для входа|логин и пароль|مفتاح api|\
        مفتاح الواجهة|مفتاح واجهة|مفتاح الوصول|مفتاح سري|المفتاح السري|رمز الوصول|رمز وصول|رمز api|بيانات الاعتماد|\
        بيانات اعتماد|بيانات الدخول|بيانات تسجيل الدخول|توكن|api 키|액세스 키|액세스키|액세스 토큰|엑세스 토큰|접근 토큰|\
        인증 토큰|api 토큰|비밀 키|비밀키|시크릿|자격 증명|자격증명|인증 정보|인증정보|=토큰|로그인 정보|세션 쿠키|एपीआई कुंजी|\
        api कुंजी|एपीआई की|एक्सेस टोकन|एक्सेस की|गुप्त कुंजी|सीक्रेट की|=टोकन|क्रेडेंशियल|लॉगिन विवरण|लॉगिन जानकारी|\
        api anahtar*|erisim anahtar*|erisim belirte*|erisim jeton*|erisim token*|gizli anahtar*|kimlik bilgi*|\
        giris bilgi*|oturum cerez*|oturum anahtar*",
    ),
    (
        SecretClass::Password,
        "*password*|*passphrase*|passcode|pass phrase|pass word|pass code|pwd|passwd|=pass|=pw|=psw|user pass|db pass|\
        database pass|smtp pass|imap pass|ftp pass|root pass|admin pass|login pass|wifi pass|wi fi pass|=pin|\
        pin code|pincode|pin number|your pin|my pin|enter pin|enter the pin|user pin|card pin|bank pin|atm pin|\
        sim pin|account pin|digit pin|security pin|login pin|secret pin|secret word|secret answer|security answer|\
        maiden name|unlock code|personal identification number|*passwort*|*passworter*|*kennwort*|losungswort|\
        *geheimzahl*|geheimnummer|geheimwort|zugangscode|pin eingeben|deine pin|deinen pin|ihre pin|ihren pin|\
        mot de passe|mots de passe|mdp|motdepasse|mot secret|code secret|code confidentiel|votre pin|code pin|\
        votre code|contrasena*|=clave|clave de acceso|clave personal|tu clave|su clave|palabra secreta|codigo pin|\
        codigo secreto|tu pin|su pin|senha|palavra passe|palavra secreta|codigo secreto|seu pin|wachtwoord*|haslo|\
        heslo|losenord*|adgangskode*|passord|salasana*|jelszo*|kata sandi|mat khau|パスワード|パスコード|パスフレーズ|\
        ﾊﾟｽﾜｰﾄﾞ|暗証|合言葉|合い言葉|密码|密碼|口令|通行码|*парол*|пин код*|пинкод*|ваш пин|=пин|кодовое слово|\
        секретное слово|كلمة المرور|كلمة مرور|كلمه المرور|كلمة السر|كلمة سر|كلمه السر|كلمات المرور|كلمات السر|كلمة الدخول|\
        الرقم السري|رقم سري|رقمك السري|الرمز السري|رمز سري|رمزك السري|رمز المرور|رمز الدخول|باسورد|باسوورد|رمز عبور|\
        گذرواژه|סיסמה|סיסמא|סיסמת|รหัสผ่าน|비밀번호|비밀 번호|패스워드|=비번|암호|패스코드|핀번호|핀 번호|핀코드|=핀|पासवर्ड|\
        कूटशब्द|पासकोड|=पिन|पिन नंबर|पिन दर्ज|अपना पिन|गुप्त शब्द|sifre*|parola*|pin kod*|pin numara*|gizli kelime",
    ),
];

/// A secret followed by one of these is spoken about, not asked for: "token count", "password policy".
pub(super) const AFTER: &str = "count*|limit*|budget*|usage*|size*|length*|window*|per|price*|symbol*|type*|kind*|\
    name*|column*|polic*|strength*|manage*|hint*|expir*|lifetime*|ttl|format*|endpoint*|url|uri|rotat*|provider*|\
    store|storage|vault*|engine*|scan*|detect*|generat*|hash*|algorithm*|table*|index*|rule*|requirement*|id|method*|\
    mode*|status*|version*|standard*|supply|amount*|contract*|address*|balance*|cost*|rate|threshold*|bucket*|alias*|\
    label*|prefix*|location*|path*|owner*|scope*|permission*|protect*|less|brand*|network*|issuer*|class*|holder*|\
    layout*|color*|colour*|title*|country*|santa|review*|support*|enabled|ization|reward*|reader*|statement*|\
    complexity|entropy|age|reuse|attempt*|retries|lange*|richtlinie*|starke|verwaltung|\
    anzahl|typ|ablauf|长度|策略|强度|管理|学|數|数|类型|名称|名稱|長|長度|の長さ|ポリシー|マネージャ|の種類|の名前|の数|化|길이|정책|유형|\
    이름|관리|화|की लंबाई|की संख्या|leme*|li|siz*|uzunlug*|politika*|длин*|قاعدة";

/// A secret right behind one of these is another thing: "design token", "next page token".
pub(super) const BEFORE: &str = "max|maximum|min|minimum|total|num|number of|no of|prompt|completion|context|design|\
    stop|pad|eos|bos|unk|mask|special|reward|governance|utility|nft|crypto|native|stable|lp|css|theme|color|syntax|lexer|\
    next|page|pagination|cancellation|continuation|sync|erc 20|public|has|show|hide|require|save|remember|generate|\
    enable|trade|top|gpio|board|map|drop|postal|area|library|loyalty|membership|vehicle|forgot|rotate|without|no|many|\
    per|最大|总|總|使用|최대|макс|максимум|nombre de|anzahl";

/// Before a secret in the same clause, these say that something of it or for it is meant: "name of the API key".
pub(super) const MODIFIED: &str = "of|for|that|which|whose|with|using|from|about|like|containing|where|named|fur|pour|para|для|longueur|\
    politique|longitud|comprimento|tamanho|politica|lange|anzahl|richtlinie|длина|срок|политика|количество|название|طول|\
    عدد|سياسة|اسم";

/// Parts a clause, so that what stands before says nothing about what follows.
pub(super) const JOINTS: &str = ",|and|or|und|oder|et|ou|y|e|и|или|ve|veya";

/// Asks for something.
pub(super) const CUES: &str = "enter*|provid*|paste*|typ*|give|giving|send|sending|input|need*|supply|submit*|fill|share|\
    sharing|tell|specify|insert*|reply|repl*|what|log in|login|sign in|require*|must|ask*|write|put|\
    request*|expect*|eingeben|eintragen|geben|gib|benotig*|brauch*|nennen|\
    senden|schick*|einfug*|angeben|mitteil*|lautet|teile*|preisgeben|entrez|entrer|saisi*|fourni*|indiquez|coll*|donn*|\
    envoy*|communiqu*|quel|besoin|partag*|introduzca|introduce|introduzir|introduza|ingres*|escrib*|proporcion*|pegue|\
    pega|indique|envie|cual|necesit*|facilit*|compart*|digit*|insira|informe|fornec*|cole|qual|precis*|escrev*|ввести|\
    введите|вводите|укажите|указывайте|сообщ*|отправ*|нужен|нужны|вставьте|передавайте|أدخل|تدخل|أرسل|ترسل|تشارك|\
    تكتب|gir*|yaz*|gonder*|yapistir*|paylas*|nedir|gerek*";

/// Belongs to the person who is asked.
pub(super) const YOURS: &str = "your|my|i|is|mein*|dein*|ihr|ihre|ihren|ist|mon|ma|mes|votre|ton|est|mi|tu|su|es|meu|minha|\
    seu|sua|мой|моя|ваш|我的|您的|你的|私の|内|나의|내|मेरा|आपका|benim";

/// Speaks of secrets without asking for them: "may reveal passwords".
pub(super) const SPOKEN: &str = "reveal*|expos*|leak*|rotat*|revok*|reset*|expir*|compromis*|delet*|disclos*|breach*|\
    forgot*|remov*|such as|stored in|listed";

/// Words that a bare label may have beside the secret: "enter your new PIN".
pub(super) const FILLERS: &str = ".|,|your|the|my|a|an|this|enter|type|new|current|old|confirm|repeat|again|user|please|\
    required|optional|here|value|field|string|digit|1|2|3|4|5|6|8|eingeben|bitte|ihr|ihre|dein|deine|votre|tu|su|seu|sua|\
    your|o|el|la|le|der|die|das|ввести|введите|ваш|入力|输入|请输入|입력|दर्ज|करें|giriniz|girin";

/// Says no, before what it denies.
pub(super) const DENIALS: &str = "not|never|no|t|cannot|dont|doesnt|without|nicht|nie|niemals|kein|keine|keinen|ohne|\
    jamais|pas|aucun|aucune|sans|nunca|jamas|sin|ningun*|nao|nem|sem|nenhum*|не|нельзя|без|لا|لن|ليس|بدون|عدم|请勿|切勿|\
    不要|勿|别|無需|无需|不需要|不是|禁止";

/// Says that a denial does not reach the secret: "not … but your password".
pub(super) const LIMITS: &str =
    "but|except|only|until|unless|before|sondern|ausser|bis|sauf|sino|salvo|exceto|пока|кроме";

/// Says no, behind what it denies.
pub(super) const DENIED: &str = "not needed|not required|not necessary|no longer|nicht eingeben|nicht erforderlich|\
    nicht notig|nicht teilen|nicht weitergeben|pas necessaire|pas requis|no es necesari*|nao e necessari*|не требуется|\
    не нуж*|не вводите|не сообщайте|не указывайте|غير مطلوب*|ないで|ではあり|ではな|必要ありません|必要はありません|不要|\
    禁止|无需|不需要|请勿|마세요|마십시오|말아|아닙|아닌|않습니다|필요 없|न करें|नहीं|न दें|न डालें|न लिखें|न बताएं|न साझा|मत|\
    *meyin*|*mayin*|degil*|istem*|gerekmez*|gerek yok";
