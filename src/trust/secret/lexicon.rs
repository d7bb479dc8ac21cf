//! The words for what must not be asked in a form, in the languages of the card and the most common ones in a few others.
//! They are written as `words::normalized` makes them: in lower case, without marks, without the Arabic article and Korean
//! spaces; between two words, any word of `words::SKIPPED` may stand.
//! `words::Phrase` explains `*`, `=`, `?` and `!`.

use super::kind::SecretClass;

/// The phrases of each class. The first class that has a phrase in a text is the class of the text.
pub(super) const ASKED: [(SecretClass, &str); 7] = [
    (
        SecretClass::OneTimeCode,
        "otp|totp|one time code|one time number|one time pass*|auth code|authentication code|authenticator code|\
        authenticator app|code from your|login code|2fa code|mfa code|=2fa|=mfa|factor code|step code|digit code|\
        digit number|security code|backup code|recovery code|access code|*bestatigungscode|*verifizierungscode|\
        *sicherheitscode|faktor code|sms tan|code 6 chiffres|动态码|код из смс|인증번호|ओटीपी|activation code|\
        sign in code|code we just|code that we|=tan|tan aus|tan sms|code ein , den wir|code den wir|code , den wir|\
        code activation|code que nous|codigo que acabamos|codigo que te|codigo que le|codigo que hemos|\
        codice che abbiamo|codice che ti|verificatiecode|code in die we|code die we|kod , ktory|kod , ktery|\
        koden som vi|kode yang baru|kode yang kami|ma chung toi|ma xac*|ma kich hoat|ma bao mat|ma mo khoa|\
        ma du phong|ma duoc gui|ma da gui|ma vua|ma otp|ma sms|รหัสที่เรา|کدی که|کدی را که|код , який|\
        код , который|送りしたコード|手机的代码|手機的代碼|कोड दर्ज करें जो|etkinlestirme kod*|kod blik|tan nummer|\
        transaktionsnummer*|transaction number",
    ),
    (
        SecretClass::PrivateKey,
        "private key|privatekey|ssh private|private ssh|秘密鍵|私钥|私鑰|प्राइवेट की|deploy key|id rsa|id ed 25519|\
        kubeconfig|kube config|service account json|service account key",
    ),
    (
        SecretClass::RecoveryPhrase,
        "seedphrase|seed word|recovery word|recovery key|mnemonic|wallet seed|twelve words|your 12 words|\
        your 24 words|the 12 words|the 24 words|backup phrase|bip 39|12 word phrase|24 word phrase|phrase secrete|\
        frase secreta|シードフレーズ|ニーモニック|助记词|助記詞|сид фраз*|мнемонич*|니모닉|सीड फ्रेज",
    ),
    (
        SecretClass::PaymentCard,
        "card number|cardnumber|*cardnummer|*kartnummer|card no|?credit card|?creditcard|?debit card|card details|\
        card security|cvv|cvc|cc number|ccnum|iban|routing number|kartennummer|?kreditkarte*|*prufnummer|\
        prufziffer|sort code|kontonummer|bankverbindung|numero carte|?carte bancaire|?carte credit|cryptogramme|\
        numero tarjeta|?tarjeta credito|numero cartao|?cartao credito|カード番号|?クレジットカード|口座番号|?信用卡|?银行卡|卡号|卡號|\
        номер карты|номер банковской карты|رقم بطاق|?بطاقه ائتمان|카드번호|?신용카드|계좌번호|कार्ड नंबर|?क्रेडिट कार्ड|सीवीवी|\
        kart numara*|?kredi kart*|account number|number on back|numero compte|numero cuenta|numero conta|\
        numero della carta|numero di carta|numero del conto|rekeningnummer|kaartnummer|numer karty|numer konta|\
        cislo karty|cisla karty|numeru karty|номера карты|номера картки|nhap so the|so the ngan hang|cislo uctu|\
        kortnummer|nomor kartu|nomor rekening|so the tin dung|so tai khoan|หมายเลขบัตร|บัตรเครดิต|เลขที่บัญชี|\
        เลขบัญชี|מספר כרטיס|מספר חשבון|شماره کارت|شماره حساب|номер картки|номер рахунку|номер счета|=账号|=帳號|银行账号|\
        银行账户|رقم حساب|खाता संख्या|hesap numara*",
    ),
    (
        SecretClass::NationalId,
        "ssn|social security|social insurance|national insurance|national id|nationalid|identity card|\
        identity number|id card number|government id|passport number|passport no|=passport|driver license|\
        driving licence|tax id|taxpayer|aadhaar|sozialversicherungsnummer|personalausweis*|*ausweisnummer|\
        *passnummer|steuer id|securite sociale|numero passeport|carte identite|=dni|seguridad social|\
        numero pasaporte|cpf|numero passaporte|マイナンバー|パスポート番号|身份证|身份證|社会保障号|护照号|снилс|номер паспорта|\
        паспортные данные|инн|رقم هويه|رقم قومي|رقم جواز|주민등록번호|여권번호|आधार नंबर|आधार संख्या|पासपोर्ट नंबर|\
        kimlik numara*|kimlik no|pasaport numara*|=codice fiscale|*personnummer|*identifikationsnummer|\
        *steuernummer|=dni , nie|=bsn|burgerservicenummer|pesel|rodne cislo|рнокпп|=іпн|ідентифікаційний номер|\
        паспортні дані|curp|=rfc|=rut|=nif|numero avs|numero fiscal|numero identificacion|numero identidad|\
        numer dowodu|numer paszportu|cislo obcanskeho prukazu|cislo pasu|*paspoortnummer|numero patente|can cuoc|\
        cccd|cmnd|so ho chieu|nomor induk kependudukan|=nik|nomor ktp|nomor paspor|บัตรประชาชน|หนังสือเดินทาง|\
        תעודת זהות|מספר דרכון|کد ملی|شماره ملی|شماره گذرنامه|個人番号|身份証|주민번호|免許証番号|personal identification number",
    ),
    (
        SecretClass::ApiKey,
        "apikey|accesskey|auth key|?secret|signing key|encryption key|master key|session key|subscription key|\
        account key|connection string|?credential|login details|login info*|?token!|api token|accesstoken|\
        authtoken|=bearer|github pat|personal access|session cookie|auth cookie|cookie value|your cookie|=cookie|\
        ?jwt|openai key|anthropic key|stripe key|live key|aws key|google key|github key|*zugangsschlussel|\
        *zugangsdaten|*anmeldedaten|=jeton|identifiants connexion|=identifiants|?credencia*|アクセスキー|シークレット|認証情報|\
        =トークン|密钥|密鑰|金鑰|=令牌|凭据|?токен|учетные данные|مفتاح وصول|رمز وصول|بيانات اعتماد|بيانات دخول|액세스키|인증토큰|시크릿|\
        자격증명|=토큰|=टोकन|kimlik bilgi*|session id|sessionid|document cookie|authorization header|=cookies|\
        signing secret|wi fi key|wifi key|cat env|your env|paypal login|bank login|banking login|sitzungs id",
    ),
    (
        SecretClass::Password,
        "*password*|*passphrase*|passcode|pass phrase|pass word|pass code|?pwd|passwd|parent pin|parental pin|\
        control pin|=pass|=pw|root pw|admin pw|db pw|pw for|db pass|smtp pass|admin pass|user pass|=pin!|pin code|\
        pincode|pin number|your pin|enter pin|user pin|digit pin|maiden name|*passwort*|*kennwort*|*geheimzahl*|\
        pin eingeben|ihre pin|mot passe|=mdp|code secret|code confidentiel|code pin|contrasena*|=clave|tu clave|\
        su clave|mi clave|clave banca*|clave cajero|clave dinamica|clave fiscal|clave acceso|codigo secreto|senha|\
        palavra passe|パスワード|パスコード|暗証|密码|密碼|口令|*парол*|пин код*|=пин|кодовое слово|كلمه مرور|كلمه سر|رقم سري|\
        رمز سري|عباره مرور|비밀번호|패스워드|암호|핀번호|=핀|पासवर्ड|गुप्त कोड|=पिन|पिन नंबर|ई पिन|एम पिन|sifre*|parola*|\
        pin iniz*|*passord*|*adgangskode*|*salasana*|jelszo*|lozink*|κωδικ*|security word|=puk|puk code|\
        apellido soltera|nome solteira|codice pin|pin kod*|kod pin|pinkod*|ma pin|รหัส pin|รหัสพิน|haslo|hasla|\
        heslo|hesla|*wachtwoord*|*losenord*|kata sandi|=sandi|mat khau|รหัสผ่าน|סיסמ*|קוד סודי|گذرواژه|رمز عبور|\
        کلمه عبور|пін код*|=пін|बैंक पिन|pin del|pin da|pin do|pin van|pin fur|pin zu*|پسورد|باسورد|door code|\
        gate code|alarm code|alarmcode|alarmkod*|lock code|lock combination|safe combination|\
        combination of the safe|combination lock|digicode",
    ),
];

/// What is a secret together with a word of its kind, in any order, with few words between: a code that was sent by SMS,
/// a key that is private. Each class has the things and what makes secrets of them.
pub(super) const PAIRED: [(SecretClass, &str, &str); 19] = [
    (
        SecretClass::OneTimeCode,
        CODES,
        "reset|unlock*|deverrouill*|desbloque*|sblocc*|entsperr*|freischalt*|ontgrendel*|odblok*|odemyk*|odemkn*|\
        las upp|upplas*|разблок*|розблок*|kilit ac*|解除|解锁|解鎖|잠금|فتح قفل|غاء قفل|باز کردن|अनलॉक|mo khoa|buka kunci|\
        ปลดล็อก|נעילה|activatie*|activac*|ativac*|attivaz*|aktiv*|aktyw*|активац*|激活|啟用|활성|تفعيل|kich hoat|\
        verificac*|verificare|verifik*|verifiz*|verifier*|weryfik*|overova*|ellenorz*|vahvist*|confirmac*|\
        confirmation|verification|conferma|verifica|bestatig*|bevestig*|potvr*|potwierdz*|bekraft*|bekreft*|\
        подтвержд*|підтвердж*|провер*|перевір*|dogrulama|onay*|確認|認証|验证|驗證|인증|확인|تحقق|تاكيد|تایید|सत्यापन|पुष्टि|\
        verifikasi|konfirmasi|xac minh|xac nhan|ยืนยัน|אימות|אישור|*sicherheits*|securite|seguri*|seguranca|\
        sicurezza|beveilig*|zabezpiec*|bezpec*|bezpiec*|sakerhet*|безопасн*|безпек*|guvenlik|セキュリティ|安全|보안|امان|\
        امني*|ایمنی|सुरक्षा|keamanan|bao mat|ปลอดภัย|אבטחה|usage unique|solo uso|unico uso|uso unico|usa e getta|\
        *einmal*|eenmalig*|jednoraz*|engang*|одноразов*|tek kullanim*|ワンタイム|一次性|일회|مره واحده|یکبار|वन टाइम|\
        sekali pakai|mot lan|ครั้งเดียว|חד פעמי|one time|zaloz*|zapasow*|sauvegarde|respaldo|riserva|emergenza|\
        emergencia|notfall*|*wiederherstell*|*herstel*|odzysk*|резервн*|восстанов*|відновл*|yedek*|kurtarma|バックアップ|\
        復元|备用|備用|恢复|백업|복구|احتياط|استرداد|बैकअप|cadangan|du phong|สำรอง|גיבוי|*aterstall*|dvoufaz*|zweifaktor*|\
        *2 faktor|deux facteurs|dos pasos|due fattori|dois fatores|tweestaps*|tweefactor*|dwuskladn*|двухфактор*|\
        двофактор*|iki asamali|iki faktor*|नया कोड|authenticator*|autenticador*|autenticatore|authentificat*|\
        аутентификатор*|автентифікатор*|uwierzytelniaj*|مصادقه|二段階|两步|二步|2 단계|dwuetap*|de secours|codigos reserva",
    ),
    (SecretClass::OneTimeCode, CODES, SENT),
    (
        SecretClass::Password,
        "pet|pets|*haustier*|animal compagnie|animal estimacao|animal domestico|animale domestico|mascota|mascotte|\
        huisdier*|zwierz*|питом*|улюблен*|evcil|ペット|宠物|寵物|반려|애완|حيوان|thu cung|peliharaan|husdjur*|mazlic*|\
        สัตว์เลี้ยง|पालतू|חיית",
        "first|childhood|erst*|premier|primer|primera|primo|primeiro|eerste|pierwsz*|перв*|перш*|ilk|最初|初|第一|첫|اول|\
        dau tien|pertama|forst*|prvni*|แรก|पहल|ראשונה",
    ),
    (
        SecretClass::OneTimeCode,
        "cod*|*code|*kod*|*koodi|код*|コード|码|碼|코드|كود|رمز|कोड|קוד|کد|รหัส",
        "blik|*stellig*|digit|digits|chiffres|cifre|cifras|digitos|numeros|*cijferig*|cijfers|*cyfrow*|cyfr|\
        *mistn*|*siffrig*|siffror|*значн*|цифр*|haneli|桁|位数|位數|자리|ارقام|رقمي|chu so|หลัก|अंक|ספרות",
    ),
    (
        SecretClass::PrivateKey,
        KEYS,
        "private|privat|privad*|privata|prive*|prywatn*|soukrom*|приватн*|закрыт*|ozel|개인|خاص|خصوصی|निजी|rieng*|\
        privater|privaten|pribadi|ส่วนตัว|פרטי|私有|yksityi*|ιδιωτικ*|ssh|pgp|gpg|pem",
    ),
    (
        SecretClass::ApiKey,
        KEYS,
        "secret*|secreta|segret*|geheim*|hemlig*|hemmelig*|tajn*|секретн*|таємн*|gizli|rahasia|bi mat|비밀|سري|गुप्त|\
        ลับ|סודי|api|واجهه برمجه|wlan|wifi|wi fi|wpa|暗号|加密|암호화|تشفير|enkripsi|ma hoa|sifrelem*|無線|无线|와이파이|واي فاي|\
        वाई फाई|एपीआई|cifrado|chiffrement|verschlussel*|szyfrow*|шифров*|acces|acceso|acesso|accesso|*zugang*|\
        *zugriff*|*toegang*|dostep*|доступ*|erisim|pristup*|atkomst*",
    ),
    (
        SecretClass::ApiKey,
        "*token*|*jeton*|*belirte*|токен*|トークン|令牌|權杖|토큰|टोकन|توكن|توکن|אסימון|โทเค็น|ma thong bao",
        "acces|acceso|acesso|accesso|*zugang*|*zugriff*|*toegang*|dostep*|доступ*|erisim|pristup*|atkomst*|アクセス|访问|\
        存取|액세스|엑세스|وصول|دسترسی|एक्सेस|akses|truy cap|เข้าถึง|גישה|personnel|personlig*|persoonlijk*|bearer",
    ),
    (
        SecretClass::ApiKey,
        "credenzial*|daten|datos|dati|dados|*gegevens|dane|данн*|дані|bilgi*|情報|信息|資訊|정보|بيانات|اطلاعات|udaje|\
        *uppgifter|क्रेडेंशियल|विवरण|thong tin|ข้อมูล|פרטי",
        "login*|logowania|inlog*|anmelde*|*zugangs*|accesso|acesso|acceso|inicio|connexion|oturum ac*|giris|ログイン|\
        サインイン|登录|登錄|登入|로그인|تسجيل دخول|ورود|вход*|вхід|входу|prihlas*|dang nhap|เข้าสู่ระบบ|התחברות|लॉगिन|masuk",
    ),
    (
        SecretClass::ApiKey,
        "cookie|*cookie*|クッキー|쿠키|куки|كوكي|कुकी",
        "login|session|sessions|*sitzung*|*anmelde*|connexion|sesion|sessao|sessione|sesji|relace|сесс*|сеанс*|\
        oturum|セッション|ログイン|会话|會話|登录|登入|세션|로그인|جلسه|सेशन|phien|sesi|auth*",
    ),
    (
        SecretClass::ApiKey,
        "secret|*geheimnis|*geheim|segredo|secreto|segreto|sekret*|секрет*|rahasia|सीक्रेट",
        "client*|*klient*|клиент*|клієнт*|istemci*|webhook*|oauth|app|klien|क्लाइंट",
    ),
    (
        SecretClass::RecoveryPhrase,
        "phrase|*phrase|words|frase|fraza|frazy|fraze|*fras|*frasen|ord|фраз*|*zin|*worter|woorden|palabras|\
        palavras|parole|mots|slowa|slova|слов*|kelime*|ifade*|フレーズ|単語|구문|문구|단어|词|詞|عباره|كلمات|عبارت|वाक्यांश|शब्द|\
        frasa|kata|cum tu|วลี|ביטוי|מילים",
        "seed|recover*|secret|*wallet*|mnemonic|semilla|recuper*|*wiederherstell*|*herstel*|odzysk*|obnov*|\
        aterstall*|восстановл*|відновл*|секретн*|кошел*|гаман*|kurtarma|cuzdan*|リカバリー|復元|ウォレット|시드|복구|지갑|恢复|恢復|钱包|\
        錢包|استرداد|استعاده|محفظ*|بازیابی|रिकवरी|पुनर्प्राप्ति|वॉलेट|portafogli*|portefeuille|cartera|carteira|\
        pemulihan|dompet|khoi phuc|กู้คืน|שחזור|ארנק|zwolf|douze|doce|dodici|doze|twaalf|dwanascie|двенадцат*|\
        дванадцят*|十二|열두",
    ),
    (
        SecretClass::RecoveryPhrase,
        KEYS,
        "bitlocker|*wiederherstell*|recuper*|*herstel*|odzysk*|восстановл*|kurtarma|復元|回復|恢复|恢復|복구|استرداد|रिकवरी|\
        pemulihan",
    ),
    (
        SecretClass::PaymentCard,
        "card|*karte|carte|tarjeta|carta|cartao|*kaart|karty|карт*|カード|卡|카드|بطاقه|कार्ड|kart*",
        "back of|*ruckseite|au dos|verso|reverso|retro|achterkant|odwroc*|обор*|裏|背面|뒷면|ظهر|पीछे|baksid*|arka*|\
        mat sau|expir*|ablauf*|zadni stran*|*gultig*|caduc*|vencim*|validade|scadenz*|verval*|waznosci|platnost*|\
        действ*|срок*|термін*|son kullanma|有効期限|有效期|유효|انتهاء|صلاحيه|utgang*|het han|hsd|kedaluwarsa|หมดอายุ|תוקף|\
        समाप्ति",
    ),
    (
        SecretClass::ApiKey,
        "env|credentials|id rsa|kubeconfig|netrc|npmrc|ssh",
        "content|inhalt|contenu|contenido|contenuto|conteudo|inhoud|zawartosc|содержим*|вміст|icerik*|内容|内容|內容|내용|\
        محتو*|सामग्री|innehall|obsah|file|datei|fichier|archivo|bestand|plik|файл*|ファイル|文件|파일|ملف|फ़ाइल",
    ),
    (
        SecretClass::PaymentCard,
        "digits|*ziffern|chiffres|cifre|cifras|digitos|cijfers|cyfry|siffr*|cislice|цифры|цифри|rakam*|数字|數字|숫자|\
        ارقام|अंक|chu so",
        "on back|on reverse|*ruckseite|au dos|verso|reverso|retro|achterkant|achterop|odwroc*|zadni stran*|обор*|\
        зворот*|裏|背面|뒷면|ظهر|पीछे|baksid*|bagsid*|arka*|mat sau",
    ),
    (
        SecretClass::Password,
        "*code|cod*|*kod*|код*|コード|番号|暗証|密码|密碼|码|번호|비번|كود|رمز|رقم|कोड|קוד|کد|รหัส|pin|combina*|*kombination*|\
        sifre*",
        "alarma|alarme|alarmanlage|allarme|la porte|porte entree|larm*|сигнализац*|сигналізац*|警報|警报|경보|انذار|\
        bao dong|*haustur*|portail|immeuble|puerta|porton|cancello|portao|citofon*|*deur|poort|drzwi*|bram*|\
        domofon*|*dver*|двер*|домофон*|подъезд*|kapi|ドア|玄関|オートロック|金庫|门禁|门锁|門鎖|保险箱|保險箱|도어|현관|금고|بوابه|خزنه|\
        door lock|front door|garage|intercom|keypad|*tresor*|coffre*|caja fuerte|cassaforte|cofre|kluis*|sejf*|\
        trezor*|сейф*|dorr*|cua nha|ket sat|pintu|brankas|ประตู|ตู้เซฟ|דלת|כספת|दरवाज|तिजोरी",
    ),
    (
        SecretClass::Password,
        "pin|puk|*pin kod*|пин*|пін*|ピン|핀|पिन|พิน",
        "bank*|voicemail|cash|cajero|*automat*|distributeur|card|girocard*|*karte|karty|karta|kart|kartu|carte|\
        carta|tarjeta|cartao|*kaart|карт*|カード|卡|카드|بطاقه|कार्ड|atm|एटीएम|bancomat|bankomat*|*pas|phone|telefon*|\
        telephone|telefono|telemovel|celular|cellulare|movil|mobile|телефон*|電話|手机|手機|휴대|फ़ोन|फोन|ponsel|sim|\
        device|*kindersicher*|parental|dispositiv*|gerat*|appareil|apparaat|urzadz*|устройств*|cihaz*|端末|设备|設備|기기|\
        جهاز|voice mail|buzon|messagerie|segreteria|sprachbox|anrufbeantworter|poczt* glosow*|голосов*|sesli|留守|语音|\
        語音|음성|بريد صوتي|rostbrev*|roststyr*|hop thu thoai|banca|banque|banco|банк*|bankac*|銀行|银行|은행|بنك|बैंक|\
        ngan hang|ธนาคาร|בנק",
    ),
    (
        SecretClass::Password,
        "mother*|mutter|mere|madre|mae|moeder|matki|matky|mor|матер*|anne*|母|어머니|媽|ام|مادر|माँ|मां|ibu|me|มารดา|אם",
        "madchenname|geburtsname|jeune fille|naissance|soltera|nubile|solteira|meisjesnaam|panienski*|rozen*|\
        flicknamn|девич*|дівоч*|kizlik|旧姓|결혼|婚前|娘家|زواج|تولد|विवाह|gadis|thoi con gai|נעורים",
    ),
    (
        SecretClass::Password,
        "answer|antwort|reponse|respuesta|risposta|resposta|antwoord|odpowiedz|ответ*|відповід*|yanit*|cevab*|答え|\
        答案|答|답변|اجابه|उत्तर|jawaban",
        "security|*sicherheits*|secrete|secreta|segreta|seguri*|seguranca|sicurezza|*beveilig*|bezpiecz*|\
        контрольн*|guvenlik|秘密|安全|보안|امان|सुरक्षा|keamanan",
    ),
];

/// A code, in every language.
const CODES: &str = "cod*|digits|characters|ziffern|chiffres|cifre|cifras|digitos|cijfers|cyfry|цифры|*code|*kod*|\
    *koodi|код*|コード|码|碼|코드|كود|رمز|कोड|קוד|کد|รหัส|siffr*|siffer*|番号|数字|數字|번호|숫자|ارقام|رقم|अंक|ספרות|ma so";

/// The pair of what is told from where it came: by SMS, or as what was sent. A sentence about that may go before.
pub(super) const SENT_PAIR: usize = 1;

/// The pair of what answers a security question: its name is the secret.
pub(super) const ANSWER_PAIR: usize = 2;

const SENT: &str = "sms|sms a|texto|bankdosa|llegar|llego|llegado|arrive|arrived|arrivato|chegou|angekommen|\
    przyszedl|пришел|прийшов|geldi|도착|وصل|आया|kommit|mandar|mandado|mandad*|mandat*|mandamos|texted|emailed|sent|\
    received|recu|recevoir|recib*|recebi*|ricevut*|erhalten*|ontvangen|otrzyma*|получен*|отриман*|gelen|届い|收到|받은|\
    받으신|استلم*|دریافت|मिला|envoy*|envia*|inviat*|gesendet|geschickt|gestuurd|wysla*|skicka*|poslal*|отправ*|\
    присла*|надісла*|gonder*|送信|送っ|发送|發送|傳送|보낸|보내|전송|ارسل*|مرسل|ارسال|भेजा|भेजे|dikirim|kirim*|da gui|vua gui|ส่ง|\
    שלח*|text message|textnachricht|whatsapp|смс|短信|簡訊|문자|رساله نصيه|پیامک|एसएमएस|tin nhan|ข้อความ|מסרון|viesti|\
    besked";

/// A key, in every language.
const KEYS: &str = "*key|*schlussel*|cle|cles|clave|llave|chave|chiave|*sleutel*|klucz*|klic|klice|*nyckel*|\
    *nokkel*|*nogle*|avain|ключ*|anahtar*|キー|鍵|钥|鑰|키|مفتاح|कुंजी|kunci|khoa|กุญแจ|คีย์|מפתח|کلید|κλειδ*";

/// Between or beside the two, these say that another thing is meant.
pub(super) const OTHER: &str = "postal*|postleit*|source|sorgente|fuente|quell*|bron*|исходн*|kaynak|zrodlow*|\
    zdrojov*|ソース|源代码|源码|소스|nguon|trello|kanban|modul*|モジュール|模块|모듈|country|product|discount|promo*|error|exit|qr|\
    bar|color|this|each|branch|conduct|review*|public|publi*|*offentlig*|открыт*|公開|公开|공개|عام|postcode|pocztow*|\
    почтов*|поштов*|індекс*|индекс*|psc|postnummer|postnr|posta kodu|邮政|邮编|邮递|郵政|郵編|郵遞|郵便|우편|بريدي|buu chinh|\
    kode pos|zip|track*|coupon*|voucher*|gutschein*|rabat*|descuento|desconto|sconto|promotion*|remise|reduction|\
    korting*|znizk*|slev*|скидк*|знижк*|промокод*|indirim|折扣|优惠|優惠|割引|クーポン|할인|쿠폰|خصم|giam gia|diskon|seguimiento|\
    suivi|rastre*|sendung*|sledov*|отслеж*|відстеж*|takip|追跡|追踪|物流|운송|تتبع|pais|pays|land|landes*|landcode|\
    landskod*|paese|kraj*|стран*|країн*|ulke|国家|国コード|國家|국가|دوله|quoc gia|negara|referral|empfehl*|parrain*|produ*|\
    artikel*|артикул*|barras|barre|strich*|kreskow*|штрих*|barkod|currency|wahrung*|devise|moneda|moeda|valut*|\
    walut*|валют*|通貨|货币|통화|عمله|tien te|colour|couleur|hex|airport|iata|langu*|sprach*|idioma|lingua|jezyk*|язык*|\
    мов*|語言|言語|语言|언어|order number|order code|order id|bestell*|commande|pedido|ordine|zamowien*|заказ*|замовл*|\
    siparis|注文|订单|訂單|주문|don hang";

/// A number for the post is a PIN code in India: somewhere in the text it says so.
pub(super) const POST: &str =
    "postal*|post|district|code area|code address|code delivery|code village|code town|code city|डाक|जिला";

/// A secret followed by one of these is spoken about, not asked for: "token count", "password policy".
pub(super) const AFTER: &str = "count*|limit*|budget*|usage|use case|size|length*|window|per day|per hour|\
    per month|per minute|per request|per user|per call|per session|price|symbol|type*|kind|name*|column|polic*|\
    strength|manage*|hint*|expir*|ttl|format*|endpoint*|ur*|rota*|provider|stor*|vault*|scan*|detect*|gener*|hash*|\
    algo*|table|index|rule|id|method*|mode*|status|version*|supply|amount|contract|address*|balance|cost|rate|\
    alias*|label*|prefix*|loca*|path*|scope|permission|protect*|less|brand|network|issuer|class*|holder|layout|\
    color|colour|title|country|santa|review|enabled|librar*|package|plugin|middleware|hygiene|course|training|\
    postal*|district|=app|field|env|var*|arn|ref|fee|template*|office|pair|swap|to swap|=in|=out|=a|=b|area|chiave|\
    ingredient|agent|level|menu|lange*|richtlinie*|sayi*|长度|策略|强度|管理|学|数|类型|名|長|の長|ポリシー|の数|化|모드|길이|정책|유형|화|\
    की लंबाई|नीति|नियम|प्रबंध|beleid*|vergessen|vergeten|page|页面|変更|변경|securit*|*sicherheit|reset|der kostenstelle|\
    マネー|관리|yoneti*|kurallar*|zurucksetzen|sifirla*|リセット|重置|重設|재설정|रीसेट|leme*|uzun*|politika*|lengte|langd*|\
    slangd*|dlugosc|komplex*|complex*|karmasik*|gecerli*|suresi|ablauf*|*wechsel|*starke|schutz*|sterkte|wijzig*|\
    有効期限|の有効|过期|到期|有效期|周期|만료|교체|주기|갱신|필수|zorunlu|最小|最短|最大|最少|の最|文字数|是否|必须|包含|最长|最長|최소|최대";

/// A secret right behind one of these is another thing: "design token", "next page token".
pub(super) const BEFORE: &str = "wrong|incorrect|falsches|generate|generate a|generate an|max|maximum|min|minimum|\
    total|num|number of|design|stop|pad|special|governance|nft|native|theme|next|page|cancellation|continuation|\
    sync|public|has|require|save|trade|top|gpio|map|drop|postal|area|chiave|library|loyalty|forgot|without|no|many|\
    per|from|to|base|gift|最大|총|최대|максимум|fazla|maksimum";

/// Before a secret in the same clause, these say that something of it or for it is meant: "name of the API key".
pub(super) const MODIFIED: &str = "*politi*|regles|regla*|regole|regras|regeln|reguly|zasady|правил*|требован*|\
    beleid|gestion*|gestor*|gerencia*|menedzer*|менеджер*|مدير|administra*|cours|curs*|corso|kurs*|курс*|formati*|\
    formac*|schulung*|szkoleni*|обучени*|دوره|libreria|bibliote*|библиот*|aplica*|kostenstelle*|cost cent*|reset*|\
    zurucksetz*|reinitialis*|restablec*|reimposta*|redefin*|zresetuj*|сброс*|of|for|that|which|whose|with|using|\
    from|about|like|where|how|shown|next to|holds|fur|pour|para|longueur|nombre|longitud|tamanho|compriment*|\
    lunghezza|lengte|dlugosc|delka|langd|panjang|do dai|lange|anzahl|liczba|aantal|numero massimo|длина|политика|\
    количество|طول|عدد|سياس|kac|en az|wie lang*|how long|wie viele|wie oft|jede|jeden|combien|cuant*|quant*|\
    hoeveel|hoe vaak|elke|ile|jak czesto|kolik|jak casto|сколько|скільки|как часто|как долго|кажд*|кожн*|every|\
    often|cada|chaque|tous les|ogni|kazd*|ne siklikla|几|多少|每|毎|몇|hur ofta|hur manga|varje|bao nhieu|bao lau|berapa|\
    setiap|कितने|कितनी|rotat*|caduc*|exig*|requier*|erzwing*|verlang*|wymag*|wymus*|требова*|вимага*|minim*|\
    mindest*|expir*|gultigkeit*|vencim*|wygas*|истек*|заканч*|довжин*|strength|starke|longest|shortest";

/// Separates clauses, so that what is before says nothing about what follows.
pub(super) const JOINTS: &str = ",|and|or|und|et|ou|y|e|и|ve";

/// Asks for something to be typed.
pub(super) const ENTER: &str = "enter*|provid*|paste*|typ*|give|fill|tell|insert*|what|write your|write down|\
    write it|write here|write below|write pass*|write code you|write pin|write token|write key|eingeb*|geben sie|\
    gib|tippen|tragen sie|saisi*|entrez|tapez|indiquez|collez|renseign*|introdu*|ingres*|escrib*|pega|pegue|\
    inserisc*|scriv*|digit*|insira|informe|escrev*|cole|voer|vul|wpisz*|podaj*|wprowadz*|введи*|напиш*|укаж*|\
    вставь*|girin*|yazin*|输入|輸入|填写|填寫|入力|입력|ادخل|اكتب|दर्ज|लिखें|ange|skriv*|fyll i|mata in|indtast*|zadejt*|zadej|\
    vloz*|napis*|vypln*|введіть|вкаж*|впиш*|встав*|набер*|набир*|сообщ*|повідом*|пришл*|надішл*|скопир*|заполн*|\
    заповн*|nhap|dien|cung cap|dan vao|กรอก|ป้อน|ใส่|พิมพ์|masukkan|ketik*|isi|isikan|הזן|הזינו|הקלד|הקלידו|\
    وارد کن|بنویس|introduc*|填|告诉|告訴|提供|粘贴|貼上|发给我|記入|貼り付け|教えて|お知らせ|打ち込|적어|붙여넣|알려|작성|기입|الصق|زود|ادخال|communiquez|\
    donnez|fourni*|recopiez|remplis*|indica|indique|proporcion*|facilite|copie|copia|copiate|teclee|rellen*|dime|\
    forneca|preencha|coloque|fornisc*|comunic*|incoll*|indichi|compila|immett*|geef|tik|plak|kopieer|poda*|wpisa*|\
    przepis*|wklej*|nennen sie|teilen sie|fugen sie|kopieren sie|schicken sie|senden sie|giriniz|yaz|yapistir*|\
    paylas*|bildir*|doldur*|डालें|भरें|बताएं";

/// Where it is to be typed.
pub(super) const HERE: &str = "me|us|mir|uns|moi|nous|nos|ci|мне|нам|bize|bana|给我|给我们|私に|저에게|لنا|मुझे|हमें|below|\
    here|field|box|unten|hier|feld|ci dessous|ici|abajo|aqui|sotto|qui|abaixo|hieronder|ponizej|tutaj|ниже|здесь|\
    asagi*|buraya|下|ここ|此|아래|여기|هنا|ادناه|नीचे|यहां|nedan|har|nedenfor|nize|zde|sem|нижче|тут|сюд*|duoi|di bawah|\
    sini|ด้านล่าง|ที่นี่|כאן|למטה|اینجا|زیر";

/// What a server offers to do to a secret.
pub(super) const ACTIONS: &str = "gener*|gera*|creat*|chang*|reset*|rotat*|enabl*|forg*|*erzeug*|erstell*|andern|\
    *zurucksetz*|aktivier*|vergessen|creer*|cree*|crea*|cambi*|modifi*|reinitialis*|restablec*|reimpost*|redefin*|\
    alter*|mudar*|activ*|ativ*|attiv*|habilit*|abilit*|oubli*|olvid*|dimentic*|esquec*|wijzig*|instellen|aanmaken|\
    inschakel*|vergeten|zresetow*|wygener*|utworz*|zmien*|wlacz*|сгенер*|генер*|созда*|измен*|смен*|сброс*|включ*|\
    забыл*|olustur*|degistir*|sifirla*|unut*|生成|创建|修改|更改|重置|重設|變更|启用|忘|作成|作り|変更|リセット|再設定|有効|생성|만들|변경|재설정|초기화|انشاء|\
    تغيير|توليد|تعيين|تفعيل|نسيت|बना|बदल|रीसेट|जनरेट";

/// Asks for something.
pub(super) const CUES: &str = "send|input|need*|supply|submit*|shar*|specify|reply|one of your|any of your|log in|\
    login|sign in|but|except|until|unless|before|ask*|put|request*|last four|last 4";

/// Belongs to the person who is asked.
pub(super) const YOURS: &str = "your|my|i|is|mein*|ihr*|mon|votre|mi|tu|su|meu|seu|мой|我的|您的|私の|내|मेरा|tuo|tua|suo|\
    sua|tus|sus|vos|ta|tes|vuestr*|jouw|je|uw|twoj*|swoj*|wasz*|panstwa|tvuj|svuj|svoj*|vas|vase*|ваш*|твой|твое|\
    свой|свое*|свою|твій|свій|sizin|senin|你的|あなた|お客様|귀하|고객님|당신|خاص بك|لديك|din|ditt|dina|ert|deres|cua ban|ของคุณ|\
    anda|kamu|आपका|आपके|आपकी|अपना|अपने|अपनी|שלך";

/// Speaks of secrets without asking for them: "may reveal passwords".
pub(super) const SPOKEN: &str = "refactor*|refaktor*|linter|at least|mindestens|au moins|al menos|almenos|\
    pelo menos|minstens|minst|co najmniej|не менее|не менше|en az|最低|至少|최소|कम से कम|regle*|regel*|rule*|hash*|\
    reveal*|expos*|leak*|rotat*|revok*|reset*|expir*|compromis*|delet*|chang*|disclos*|forgot*|remov*|such as|\
    stored in";

/// Words that a bare label may have beside the secret: "enter your new PIN".
pub(super) const FILLERS: &str = ".|,|?|your|the|my|a|enter|new|current|confirm|user|please|required|optional|\
    digit|4|6||eingeben|ihr|votre|tu|su|seu|введите|输入|입력|दर्ज|girin|novo|nova|nuevo|nueva|nouveau|nouvelle|nuovo|\
    nuova|neu|neue|neuer|neues|aktuelle|aktuelles|nieuw|nieuwe|huidige|nowy|nowe|nowa|obecny|novy|nove|soucasny|\
    новый|новое|новая|новий|текущий|yeni|mevcut|baru|moi|uusi|ny|nytt|nya|actual|actuel|attuale|atual|confirmar|\
    confirmer|conferma|confirme|wiederholen|bestatigen|repetir|repita|ripeti|repeat|again|powtorz|повторите|\
    подтвердите|tekrar|ton|tuo|il|jouw|uw|je|twoj|ваш|твой|din|ditt|anda|8|code";

/// Says no, before what it denies.
pub(super) const DENIALS: &str = "not|never|no|*n t|cannot|dont|without|nicht|nie|niemals|kein*|ohne|jamais|pas!|\
    sans|nunca|sin|nao|sem|не|без|لا|لن|ليس|بدون|不要|勿|别|無需|无需|不是";

/// Asks for what was denied before: "we never share your password, so enter it below".
pub(super) const STILL: &str = "enter yours|type yours|write yours|so enter it|so type it|so paste it|so please|\
    just enter it|enter it below|enter it here|paste it below|paste it here|type it below|type it here|trag es|\
    tragen sie es|gib es|geben sie es|tippe es|typ het|vul het|geef het|skriv det|skriv den|ange det|ange den|\
    indtast den|podaj go|wyslij|пришлите|напишите его|отправьте|deines hier|ihres hier|fuge deines|le votre ici|\
    le tien ici|el tuyo aqui|el suyo aqui|il tuo qui|o seu aqui|de jouwe hier|escribelo|introduzcalo|introducelo|\
    pegalo|peguelo|inseriscilo|incollalo|cole o aqui|insira o aqui|plak het hier|voer het hier|wklej go|wpisz go|\
    вставьте его|введите его|saisissez le|collez le|entrez le|buraya yapistir|buraya gir|ここに貼|ここに入力|粘贴到|填在|여기에입력|\
    여기에붙여|الصقه|ادخله|यहां दर्ज|यहां पेस्ट";

/// Says no, behind what it denies.
pub(super) const DENIED: &str = "never stored|not needed|not required|nicht eingeben|nicht erforderlich|不要|禁止|无需|\
    ないで|ではあり|ではな|必要あり|마세요|마십시오|아닙|필요없|न करें|नहीं|न दें|*meyin*|*mayin*|degil*";
