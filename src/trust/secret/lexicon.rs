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
        id ecdsa|kubeconfig|kube config|kube , config|service account json|service account key",
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
        signing secret|netrc|npmrc|pypirc|pgpass|wi fi key|wifi key|cat env|your env|paypal login|bank login|\
        banking login|sitzungs id",
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
        pin iniz*|*passord*|*adgangskode*|*salasana*|*tunnusluku|*tunnusluvun|avainluku*|jelszo*|jelszav*|lozink*|\
        κωδικ*|security word|=puk|puk code|apellido soltera|nome solteira|codice pin|pin kod*|kod pin|pinkod*|\
        ma pin|รหัส pin|รหัสพิน|haslo|hasla|heslo|hesla|*wachtwoord*|*losenord*|kata sandi|=sandi|mat khau|\
        รหัสผ่าน|סיסמ*|קוד סודי|گذرواژه|رمز عبور|رمز دوم|رمز پویا|رمز کارت|کلمه عبور|пін код*|=пін|बैंक पिन|\
        pin del|pin da|pin do|pin van|pin fur|pin zu*|پسورد|باسورد|door code|gate code|alarm code|alarmcode|\
        alarmkod*|lock code|lock combination|safe combination|combination of the safe|combination lock|digicode",
    ),
];

/// What is a secret together with a word of its kind, in any order, with few words between: a code that was sent by SMS,
/// a key that is private. Each class has the things and what makes secrets of them.
pub(super) const PAIRED: [(SecretClass, &str, &str); 20] = [
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
        SecretClass::ApiKey,
        "*cookie*|クッキー|쿠키|куки|كوكي|كوكيز|cerez*|کوکی|ملفات تعريف ارتباط|कुकी|ciasteczk*|คุกกี้|עוגיי*|עוגיות|\
        *token*|токен*|トークン|令牌|토큰|local storage|session storage",
        "f 12|devtools|dev tools|developer tools|developer console|javascript console|*entwicklertools|\
        *entwicklerwerkzeug*|*entwicklerkonsole|outils developpement|outils developpeur|console developpeur|\
        herramientas desarrollador*|herramientas para desarrollador*|herramientas desarrollo|\
        consola desarrollador*|ferramentas desenvolv*|ferramentas para desenvolv*|strumenti sviluppo|\
        strumenti per sviluppator*|strumenti per lo sviluppo|strumenti sviluppator*|ontwikkelaarstools|\
        ontwikkeltools|ontwikkelhulpmiddelen|narzedzia deweloper*|narzedzia programist*|narzedzia dla deweloper*|\
        vyvojarske nastroje|utvecklarverktyg*|инструменты разработчик*|инструментах разработчик*|\
        інструменти розробник*|开发者工具|開發者工具|開發人員工具|开发人员工具|開発者ツール|デベロッパーツール|개발자도구|개발자 도구|gelistirici araclar*|\
        ادوات مطور*|डेवलपर टूल*|cong cu nha phat trien|alat pengembang|devtool|เครื่องมือนักพัฒนา|כלי מפתחים|\
        כלי פיתוח|fejlesztoi eszkoz*|kehittajatyokalu*|instrumente dezvolt*|εργαλεία προγραμματιστ*|ابزار توسعه",
    ),
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
        frasa|kata|cum tu|วลี|ביטוי|מילים|φράση*|kifejez*|szo|szava*|fraza*|sanat|lause*",
        "seed|recover*|secret|*wallet*|mnemonic|semilla|recuper*|*wiederherstell*|*herstel*|odzysk*|obnov*|\
        aterstall*|восстановл*|відновл*|секретн*|кошел*|гаман*|kurtarma|cuzdan*|リカバリー|復元|ウォレット|시드|복구|지갑|恢复|恢復|钱包|\
        錢包|استرداد|استعاده|محفظ*|بازیابی|रिकवरी|पुनर्प्राप्ति|वॉलेट|portafogli*|portefeuille|cartera|carteira|\
        pemulihan|dompet|khoi phuc|กู้คืน|שחזור|ארנק|ανάκτησης|πορτοφολιού|helyreallit*|palautus*|lompak*|\
        recuperare|portofel*|zwolf|douze|doce|dodici|doze|twaalf|dwanascie|двенадцат*|дванадцят*|十二|열두",
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
        "env|credentials|id rsa|kubeconfig|kube|netrc|npmrc|ssh|docker , config|pgpass|htpasswd|pypirc|shadow",
        "content|inhalt|contenu|contenido|contenuto|conteudo|inhoud|zawartosc|содержим*|вміст|icerik*|内容|内容|內容|내용|\
        محتو*|सामग्री|innehall|obsah|file|datei|fichier|archivo|bestand|plik|файл*|ファイル|文件|파일|ملف|फ़ाइल",
    ),
    (
        SecretClass::PaymentCard,
        "digits|*ziffern|chiffres|cifre|cifras|digitos|cijfers|cyfry|siffr*|cislice|цифры|цифри|rakam*|数字|數字|숫자|\
        ارقام|अंक|chu so|ספרות",
        "on back|on reverse|בגב|*ruckseite|au dos|verso|reverso|retro|achterkant|achterop|odwroc*|zadni stran*|\
        обор*|зворот*|裏|背面|뒷면|ظهر|पीछे|baksid*|bagsid*|arka*|mat sau",
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
        ngan hang|ธนาคาร|בנק|upi|यूपीआई|cardul*|card*|κάρτα*",
    ),
    (
        SecretClass::Password,
        "mother*|mamei|mame|anyja|aidin|mutter|mere|madre|mae|moeder|matki|matky|mor|матер*|anne*|母|어머니|媽|ام|مادر|\
        माँ|मां|ibu|me|มารดา|אם",
        "madchenname|geburtsname|fata|leanykori|tyttonimi|jeune fille|naissance|soltera|nubile|solteira|\
        meisjesnaam|panienski*|rozen*|flicknamn|девич*|дівоч*|kizlik|旧姓|결혼|婚前|娘家|زواج|تولد|विवाह|gadis|\
        thoi con gai|נעורים",
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

/// The pair of what is kept in a browser, and the tools that show it there. A sentence about those may go before.
pub(super) const TOOLS_PAIR: usize = 2;

/// The pair of what answers a security question: its name is the secret.
pub(super) const ANSWER_PAIR: usize = 3;

const SENT: &str = "sms|sms a|llegarte|kuldt*|kapott|erkez*|lahet*|prisel|texto|bankdosa*|llegar|llego|llegado|\
    arrive|arrived|arrivato|chegou|angekommen|przyszedl|пришел|прийшов|geldi|도착|وصل|आया|kommit|mandar|mandado|\
    mandad*|mandat*|mandamos|texted|emailed|sent|received|recu|recevoir|recib*|recebi*|ricevut*|erhalten*|\
    ontvangen|otrzyma*|получен*|отриман*|gelen|届い|收到|받은|받으신|استلم*|دریافت|मिला|envoy*|envia*|inviat*|gesendet|\
    geschickt|gestuurd|wysla*|skicka*|poslal*|отправ*|присла*|надісла*|gonder*|送信|送っ|发送|發送|傳送|보낸|보내|전송|ارسل*|مرسل|\
    ارسال|भेजा|भेजे|dikirim|kirim*|da gui|vua gui|ส่ง|שלח*|text message|textnachricht|whatsapp|смс|短信|簡訊|문자|\
    رساله نصيه|پیامک|एसएमएस|tin nhan|ข้อความ|מסרון|viesti|besked|ספרות שקיבל|קיבלת|נשלח";

/// A key, in every language.
const KEYS: &str = "*key|*schlussel*|cle|cles|clave|llave|chave|chiave|*sleutel*|klucz*|klic|klice|*nyckel*|\
    *nokkel*|*nogle*|avain|avaime*|ключ*|anahtar*|キー|鍵|钥|鑰|키|مفتاح|कुंजी|kunci|khoa|กุญแจ|คีย์|מפתח|کلید|κλειδ*";
