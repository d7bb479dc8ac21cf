//! The nouns for what must not be asked in a form, at most forty for each language of the card. They are written as
//! `words::normalized` makes them: in lower case, without marks, without the Arabic article and Korean spaces; `words::Noun`
//! explains `*` and `=`.

/// A line for each language.
pub(super) const NOUNS: [&str; 24] = [
    // English
    "*password*|passphrase|passcode|pwd|session cookie|=pin|pin code|your pin|card pin|bank* pin|puk|otp|\
    one time code|security code|verification code|authenticator|backup code|card number|credit card|cvv|\
    cvc|iban|account number|api key|apikey|secret key|private key|access key|access token|api token|\
    auth token|=token|*client secret|=secret|seed phrase|recovery phrase|ssn|social security|\
    passport number|credential",
    // Arabic
    "كلمه مرور|كلمه سر|رمز تحقق|رمز امان|رمز مره واحده|رمز سري|رقم سري|رقم بطاق|رقم حساب|مفتاح api|مفتاح واجهه|مفتاح خاص|مفتاح سري|\
    مفتاح وصول|رمز وصول|عباره استرداد|عباره مرور|رقم هويه|رقم قومي|رقم جواز|بيانات اعتماد|بيانات دخول|رمز مصادقه|رمز تاكيد|\
    باسورد|رمز بطاق|رمز استرداد|عباره سري|كلمات استرداد|رمز تعريف",
    // Czech
    "heslo|hesla|heslem|pristupove heslo|pin kod*|pin k|jednorazov* kod|overovaci kod|bezpecnostni kod|cislo karty|\
    cislo uctu|cislo platebni karty|api klic*|soukromy klic|tajny klic|pristupovy klic|pristupovy token|obnovovaci fraz*|\
    seed fraz*|rodne cislo|cislo pasu|cislo obcanskeho prukazu|prihlasovaci udaje|zalozni kod|obnovovaci kod|\
    autentizacni kod|overovaci kod|kod z sms|sms kod|kod blik|dvoufaktorov* kod",
    // German
    "*passwort|*passworter|*kennwort|*banking pin|pin der|ihre pin|pin eingeben|=tan|sms tan|tan nummer|*bestatigungscode|*sicherheitscode|\
    *verifizierungscode|*einmalcode|*einmalpasswort|*kartennummer|*prufnummer|*kontonummer|*api schlussel|*geheimschlussel|\
    privater schlussel|privaten schlussel|ssh schlussel|wlan schlussel|*zugangsschlussel|*zugriffsschlussel|*zugriffstoken|*wiederherstellungsphrase|\
    *wiederherstellungscode|*ausweisnummer|*sozialversicherungsnummer|*steuernummer|steuer id|*passnummer|*zugangsdaten|\
    *anmeldedaten|*geheimzahl|*bankverbindung|*notfallcode|*kreditkarte",
    // Spanish
    "contrasena|=clave|tu clave|su clave|clave banc*|codigo de verificacion|codigo seguridad|codigo de un solo uso|codigo temporal|codigo pin|pin del|pin de tu|\
    numero tarjeta|numero cuenta|clave api|clave privada|clave secreta|clave acceso|token acceso|frase recuperacion|\
    frase semilla|frase secreta|numero pasaporte|numero seguridad social|=dni|numero dni|numero identidad|numero identificacion|\
    credencial|codigo acceso|codigo autenticacion|codigo recuperacion|codigo confirmacion|codigo secreto|\
    codigo respaldo|palabras recuperacion|codigo sms|tarjeta credito|datos bancarios|apellido soltera",
    // Persian
    "گذرواژه|رمز عبور|رمز دوم|رمز پویا|رمز کارت|کلمه عبور|کد تایید|کد امنیتی|کد یکبار|رمز یکبار|شماره کارت|شماره حساب|کلید api|\
    کلید خصوصی|کلید دسترسی|کلید مخفی|توکن دسترسی|عبارت بازیابی|کد ملی|شماره ملی|شماره گذرنامه|پسورد|کد احراز|کد بازیابی|پین کد|پین کارت",
    // French
    "mot passe|phrase passe|code confidentiel|code recu|code verification|code securite|code usage unique|code pin|code secret|\
    numero carte|cryptogramme|numero compte|cle api|cle privee|cle secrete|cle acces|jeton acces|phrase recuperation|\
    phrase secrete|numero securite sociale|numero passeport|carte identite|identifiants|code recuperation|code acces|\
    code authentification|code sms|mdp|carte bancaire|code secours|code confirmation|mots recuperation|code validation|\
    nom jeune fille|cle chiffrement|cle ssh",
    // Hebrew
    "סיסמ|קוד אימות|קוד אבטחה|קוד חד פעמי|קוד סודי|קוד גישה|מספר כרטיס|מספר חשבון|מפתח api|מפתח פרטי|מפתח סודי|מפתח גישה|\
    אסימון גישה|ביטוי שחזור|מילות שחזור|תעודת זהות|מספר דרכון|קוד שחזור|קוד pin|קוד גיבוי|קוד sms|קוד אישור",
    // Hindi
    "पासवर्ड|पासकोड|ओटीपी|पिन नंबर|सत्यापन कोड|सुरक्षा कोड|वन टाइम|गुप्त कोड|कार्ड नंबर|खाता संख्या|खाता नंबर|सीवीवी|\
    api कुंजी|एपीआई कुंजी|निजी कुंजी|गुप्त कुंजी|एक्सेस टोकन|एक्सेस कुंजी|रिकवरी वाक्यांश|सीड फ्रेज|आधार नंबर|आधार संख्या|\
    पासपोर्ट नंबर|क्रेडेंशियल|रिकवरी कोड|यूपीआई पिन|एटीएम पिन|बैकअप कोड|api की|एपीआई की|प्राइवेट की",
    // Indonesian
    "kata sandi|sandi|kode otp|kode verifikasi|kode keamanan|kode sekali pakai|kode pin|nomor pin|pin atm|pin kartu|nomor kartu|nomor rekening|\
    kunci api|kunci privat|kunci pribadi|kunci rahasia|kunci akses|token akses|frasa pemulihan|frasa benih|nomor ktp|nik|\
    nomor paspor|kredensial|kode pemulihan|kode cadangan|kode otentikasi|kode autentikasi|kode rahasia|kode sms|\
    nomor induk kependudukan",
    // Italian
    "parola ordine|codice verifica|codice sicurezza|codice monouso|codice pin|pin del*|numero carta|numero conto|\
    numero di carta|chiave api|chiave privata|chiave segreta|chiave accesso|token accesso|frase recupero|frase seed|\
    frase segreta|codice fiscale|numero passaporte|numero passaporto|credenziali|codice recupero|codice accesso|\
    codice autenticazione|codice conferma|codice segreto|codice usa e getta|carta credito|codice sms|parole recupero|\
    codice backup|cognome nubile",
    // Japanese
    "パスワード|パスコード|暗証|認証コード|確認コード|セキュリティコード|ワンタイム|カード番号|口座番号|apiキー|秘密鍵|秘密キー|シークレット|アクセスキー|\
    アクセストークン|apiトークン|=トークン|リカバリーフレーズ|シードフレーズ|復元フレーズ|ニーモニック|マイナンバー|個人番号|パスポート番号|認証情報|バックアップコード|リカバリーコード|\
    復旧コード|クレジットカード|認証番号|暗号鍵|暗号化キー|パスフレーズ|合言葉|確認番号|復元コード",
    // Korean
    "비밀번호|패스워드|암호|인증번호|인증코드|보안코드|일회용|핀번호|카드번호|계좌번호|api키|개인키|비밀키|시크릿|액세스키|액세스토큰|인증토큰|\
    복구구문|시드구문|시드문구|복구문구|니모닉|주민등록번호|주민번호|여권번호|자격증명|복구코드|백업코드|확인코드|개인정보번호|암호화키|접근토큰",
    // Dutch
    "*wachtwoord|*wachtwoorden|*wachtzin|pincode|uw pin|je pin|*verificatiecode|*beveiligingscode|*eenmalige code|*kaartnummer|\
    *rekeningnummer|api sleutel|prive sleutel|privesleutel|geheime sleutel|toegangssleutel|toegangstoken|*toegangscode|\
    herstelzin|*herstelcode|herstelwoorden|bsn|burgerservicenummer|*paspoortnummer|*inloggegevens|*backupcode|\
    *bevestigingscode|sms code|meisjesnaam|*creditcard|*authenticatiecode|*inlogcode",
    // Polish
    "haslo|hasla|haslem|kod pin|pin do|kod weryfikacyjny|kod bezpieczenstwa|kod jednorazowy|numer karty|numer konta|\
    numer rachunku|klucz api|klucz prywatny|klucz tajny|klucz dostepu|token dostepu|fraz* odzysk*|fraz* seed|pesel|\
    numer paszportu|numer dowodu|dane logowania|kod odzysk*|kod zapasowy|kod uwierzyteln*|kod sms|kod blik|\
    kod autoryz*|kod dostepu|kod potwierdz*|nazwisko panienskie|tajny klucz",
    // Portuguese
    "senha|palavra passe|codigo verificacao|codigo seguranca|codigo uso unico|codigo pin|pin do*|numero cartao|numero conta|\
    chave api|chave privada|chave secreta|chave acesso|token acesso|frase recuperacao|frase semente|frase secreta|cpf|\
    numero passaporte|credenciais|codigo acesso|codigo autenticacao|codigo recuperacao|codigo confirmacao|codigo secreto|\
    codigo sms|codigo recebido|cartao credito|palavras recuperacao|codigo ativacao|nome solteira|codigo backup",
    // Russian
    "*парол*|пин код*|пин|код подтвержд*|код безопас*|код провер*|одноразов* код*|номер карты|номера карты|номер счета|\
    ключ api|api ключ*|приватн* ключ*|закрыт* ключ*|секретн* ключ*|ключ доступа|токен доступ*|токен бота|токен api|=токен|сид фраз*|фраз* восстановл*|\
    мнемоническ*|снилс|номер паспорта|паспортные данные|инн|учетн* данн*|данные для входа|код восстановл*|резервн* код*|\
    код из смс|код аутентиф*|кодовое слово|девичья фамилия|cvc код|секретн* код*",
    // Swedish
    "*losenord|*losenordet|*losenfras|pin kod|pinkod*|din pin|*verifieringskod|*sakerhetskod|*engangskod|*kortnummer|\
    *kontonummer|api nyckel*|privat nyckel|ssh nyckel|hemlig nyckel|kod* bankdosa*|atkomstnyckel|atkomsttoken|aterstallningsfras|*aterstallningskod|\
    *personnummer|*passnummer|inloggningsuppgifter|*reservkod|*bekraftelsekod|sms kod*|*kreditkort|flicknamn|\
    *autentiseringskod|*inloggningskod|*backupkod",
    // Thai
    "รหัสผ่าน|รหัสยืนยัน|รหัสความปลอดภัย|รหัสใช้ครั้งเดียว|รหัสครั้งเดียว|รหัส pin|รหัสพิน|รหัส otp|หมายเลขบัตร|เลขบัตร|เลขที่บัญชี|เลขบัญชี|คีย์ api|\
    คีย์ส่วนตัว|กุญแจส่วนตัว|คีย์ลับ|คีย์การเข้าถึง|โทเค็นการเข้าถึง|วลีกู้คืน|คำกู้คืน|เลขประจำตัวประชาชน|บัตรประชาชน|หนังสือเดินทาง|รหัสกู้คืน|รหัสสำรอง|\
    รหัสลับ|รหัส cvv|ข้อมูลเข้าสู่ระบบ|รหัสตรวจสอบ",
    // Turkish
    "sifre*|parola*|dogrulama kodu*|guvenlik kodu*|tek kullanimlik|pin kodu*|kart pini|kart numara*|hesap numara*|api anahtar*|\
    ozel anahtar*|gizli anahtar*|erisim anahtar*|erisim belirtec*|erisim jeton*|kurtarma ifade*|kurtarma kelime*|\
    kimlik numara*|tc kimlik|pasaport numara*|kimlik bilgi*|kurtarma kodu*|yedek kod*|onay kodu*|sms kodu*|gizli kod*|\
    erisim kodu*|kizlik soyad*|kredi karti*",
    // Ukrainian
    "пін код*|пін|код підтвердж*|код безпек*|код перевір*|одноразов* код*|номер картки|номера картки|номер рахунку|\
    ключ api|api ключ*|приватн* ключ*|закрит* ключ*|таємн* ключ*|секретн* ключ*|ключ доступу|сід фраз*|seed фраз*|\
    фраз* відновл*|мнемонічн*|рнокпп|іпн|номер паспорта|паспортні дані|облікові дані|дані для входу|код відновл*|\
    резервн* код*|код із смс|код з смс|код із sms|код автентиф*|дівоче прізвище",
    // Vietnamese
    "mat khau|ma xac minh|ma xac nhan|ma xac thuc|ma bao mat|ma otp|ma pin|so the|so tai khoan|khoa api|khoa rieng|\
    khoa bi mat|khoa truy cap|ma truy cap|ma thong bao truy cap|cum tu khoi phuc|cum tu hat giong|can cuoc|cccd|cmnd|\
    so ho chieu|thong tin dang nhap|ma khoi phuc|ma du phong|so dinh danh|ma dang nhap|ma kich hoat|tu khoi phuc|\
    cum mat khau",
    // Chinese, simplified
    "密码|口令|验证码|动态码|安全码|一次性|卡号|银行账号|银行账户|信用卡|密钥|私钥|访问令牌|=令牌|助记词|恢复短语|身份证|社会保障号|护照号|\
    凭据|凭证|恢复码|备用码|备份码|校验码|激活码|取款码|恢复词|登录信息|登录码|识别码|解锁码",
    // Chinese, traditional
    "密碼|驗證碼|動態碼|安全碼|卡號|帳號號碼|銀行帳號|信用卡|金鑰|私鑰|密鑰|存取權杖|助記詞|復原短語|身分證|身份證|護照號|\
    憑證|復原碼|備用碼|備份碼|啟用碼|通行碼|復原詞|登入資訊|登入碼|識別碼|解鎖碼|救援碼",
];
