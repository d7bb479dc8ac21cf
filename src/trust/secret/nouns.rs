//! The nouns for what must not be asked in a form, in the languages of the card. They are written as
//! `words::normalized` makes them: in lower case, without marks, without the Arabic article and Korean spaces; `words::Noun`
//! explains `*`, `=` and `+`.

/// What is a secret by one noun: a line for each language.
pub(super) const NOUNS: [&str; 24] = [
    // English
    "*password*|*passwd|passphrase|secret answer|security answer|security question|mfa token|recovery key|passcode|pwd|=pin|pincode|pin code|pin kod*|pinkod*|your pin|auth code|auth token|auth key|api token|bot token|token api|puk|otp|cvv|cvc|iban|ssn|social security|apikey|=token|\
    kubeconfig|id rsa|maiden name|credential|card number|passport number|identity number|account number|digits card|\
    credit card|debit card",
    // Arabic
    "كلمه مرور|كلمه سر|باسورد|رقم بطاق|رقم حساب|رقم هوي|رقم قومي|رقم جواز|رقم سري|بيانات اعتماد|بيانات دخول|تسجيل دخول",
    // Czech
    "heslo|hesla|heslem|rodne cislo|prihlasovaci udaje|za svobodna|cislo* kart*|cislo* uct*|cislo pasu|cislo obcanskeho",
    // German
    "*passwort|*passworter|*kennwort|*geheimzahl|*zugangsdaten|*anmeldedaten|madchenname|geburtsname|*kartennummer|\
    *prufnummer|*prufziffer|*kontonummer|*ausweisnummer|*sozialversicherungsnummer|*steuernummer|steuer id|\
    *identifikationsnummer|*passnummer|*kreditkarte",
    // Spanish
    "contrasena|=clave|tu clave|su clave|clave banc*|clave cajero|credencial|respuesta secreta|=dni|soltera|numero tarjeta|numero cuenta|\
    numero pasaporte|numero identi*|seguridad social|tarjeta credito",
    // Persian
    "گذرواژه|پسورد|کلمه عبور|رمز عبور|رمز دوم|رمز پویا|رمز کارت|کد ملی|شماره کارت|شماره حساب|شماره ملی|شماره گذرنامه",
    // French
    "mot passe|mots passe|phrase passe|reponse secrete|mdp|cryptogramme|identifiants|nom jeune fille|carte identite|numero carte|numero compte|\
    numero passeport|securite sociale|carte bancaire|carte credit",
    // Hebrew
    "סיסמ|תעודת זהות|מספר כרטיס|מספר חשבון|מספר דרכון",
    // Hindi
    "पासवर्ड|ओटीपी|सीवीवी|पिन नंबर|बैंक पिन|यूपीआई पिन|एटीएम पिन|upi पिन|कार्ड नंबर|खाता नंबर|खाता संख्या|आधार नंबर|आधार संख्या|पासपोर्ट नंबर|api की|क्रेडेंशियल",
    // Indonesian
    "sandi|kredensial|nomor kartu|nomor rekening|nomor ktp|nomor paspor|kependudukan|nik",
    // Italian
    "codice fiscale|risposta segreta|credenziali|cognome nubile|numero carta|numero conto|numero passaporto|carta credito",
    // Japanese
    "パスワード|確認コード|パスコード|パスフレーズ|暗証|ワンタイム|シークレット|マイナンバー|個人番号|=トークン|旧姓|カード番号|口座番号|パスポート番号|認証番号|認証情報|クレジットカード",
    // Korean
    "비밀번호|확인코드|패스워드|암호|일회용|핀번호|시크릿|주민등록번호|주민번호|자격증명|인증번호|카드번호|계좌번호|여권번호|로그인정보",
    // Dutch
    "*wachtwoord*|*wachtzin|*inloggegevens|bsn|burgerservicenummer|meisjesnaam|*kaartnummer|*rekeningnummer|*paspoortnummer|*creditcard*",
    // Polish
    "haslo|hasla|haslem|pesel|nazwisko panien*|numer* karty|numer* konta|numer rachunku|numer paszportu|numer dowodu|dane logowania",
    // Portuguese
    "senha|resposta secreta|palavra passe|cpf|credenciais|nome solteira|numero cartao|numero conta|numero passaporte|cartao credito",
    // Russian
    "*парол*|пин|снилс|паспортные данные|инн|кодовое слово|девичь* фамил*|=токен|номер* карты|номер счета|номер паспорта|учетн* данн*|\
    данн* для входа|секретн* вопрос*|контрольн* вопрос*",
    // Swedish
    "*losenord*|*losenfras|reservkod*|*inloggningsuppgifter|flicknamn|*kreditkort|*kortnummer|*kontonummer|*personnummer",
    // Thai
    "รหัสผ่าน|รหัสลับ|คีย์ลับ|เลขบัตร|เลขที่บัญชี|เลขบัญชี|บัตรประชาชน|หนังสือเดินทาง",
    // Turkish
    "sifre*|parola*|tek kullanimlik|kizlik soyad*|tc kimlik|kimlik bilgi*|oturum acma bilgi*|kart* numara*|hesap numara*|kimlik numara*|\
    pasaport numara*|kredi kart*",
    // Ukrainian
    "пін|рнокпп|іпн|паспортні дані|дівоч* прізвищ*|номер* картки|номер рахунку|облік* дан*|дан* для входу",
    // Vietnamese
    "mat khau|ma xac*|ma bao mat|ma otp|ma kich hoat|ma khoi phuc|ma du phong|ma dang nhap|ma truy cap|ma gui|tu khoi phuc|can cuoc|cccd|cmnd|so the|so tai khoan|so ho chieu|so dinh danh|thong tin dang nhap",
    // Chinese, simplified
    "密码|密保|验证码|动态码|安全码|恢复码|备用码|激活码|登录码|解锁码|口令|身份证|密钥|私钥|凭据|凭证|=令牌|信用卡|卡号|银行账|社会保障号|护照号|登录信息",
    // Chinese, traditional
    "密碼|驗證碼|動態碼|安全碼|復原碼|備用碼|啟用碼|登入碼|解鎖碼|身分證|身份證|密鑰|私鑰|金鑰|憑證|卡號|銀行帳|護照號|登入資訊",
];

/// What is a secret in capitals alone: a pin is also a needle.
pub(super) const CAPITALS: [&str; 2] = ["PIN", "TAN"];

/// What is a secret by two of them: codes, keys, tokens, the words that restore a wallet, and cookies.
pub(super) const PAIRS: &str = "*code,codice,codici,codigo,*kod,kody,kodu,*koden,kode,رمز,كود,کد,код,кода,коду,кодом,קוד,कोड,รหัส,コード,코드+\
    sms,смс,пин,blik,mfa,2fa,verific,verifik,verifiz,verifiering,weryf,overova,dogrula,проверки,проверочн,перевірки,認証,인증,تحقق,تایید,אימות,सत्याप,ยืนยัน,\
    confirm,conferm,bestatig,bevestig,potvr,potwierdz,bekraft,konfirm,onay,подтвержд,підтвердж,تاكيد,אישור,पुष्टि,\
    secur,segur,sicur,sicher,beveilig,bezpec,bezpiecz,sakerhet,keaman,guvenlik,безопас,безпек,セキュリティ,보안,امان,امنیت,אבטח,सुरक्षा,ปลอดภัย,\
    one time,einmal,eenmal,engang,jednoraz,usage unique,un solo,monouso,usa e,одноразов,sekali,یکبار,مره واحد,חד פעמי,वन टाइम,ครั้งเดียว,\
    we sent,just sent,texted,text mess,par texto,geschickt,envoy,recu par,recu sur,recib,receb,recev,ricev,enviad,enviam,inviat,gestuurd,wysla,poslal,skicka,kami kirim,gelen,отправил,присл,надісл,送信,お送,보낸,문자로,ارسل,مرسل,ارسال,שנשלח,ששלחנו,भेजा,ที่ส่ง,\
    6 digit,six digit,6 stell,sechsstell,6 chiffres,six chiffres,6 cifre,sei cifre,seis dig,6 cijfer,zescijfer,6 cyfr,szesciocyfr,6 siffr,sexsiffr,\
    6 haneli,alti haneli,6 значн,шестизн,6 桁,6 자리,unlock,entsperr,freischalt,deverr,desbloq,sblocc,ontgrendel,odblok,upplas,kilit,разблок,解除,해제,अनलॉक,ปลดล็อก,\
    activat,activac,ativac,attivaz,aktivi,aktivac,aktyw,актив,login,log in,sign in,inlog,authent,auten,uwierzyt,аутент,автент,two factor,faktor,\
    backup,notfall,zapas,zaloz,резерв,yedek,cadang,バックアップ,백업,גיבוי,बैकअप,สำรอง,\
    recover,recup,wiederher,herstel,odzysk,obnov,aterst,восстан,відновл,kurtar,復元,復旧,복구,بازیاب,استرداد,שחזור,रिकवरी,กู้คืน,\
    secret,segret,confid,rahasia,gizli,секрет,سري,סודי,गुप्त,acces,acess,toegang,dostep,akses,erisim|\
    key,*schlussel,*sleutel,cle,clave,chiave,chave,klucz*,klic*,*nyckel*,kunci,anahtar*,khoa,ключ*,مفتاح,کلید,מפתח,कुंजी,คีย์,กุญแจ,キー,鍵,키+\
    api,ssh,एपीआई,priva,prive,privat,pryw,prywat,soukrom,ozel,pribadi,rieng,приватн,закрыт,закрит,秘密,개인,비밀,خاص,خصوص,פרטי,निजी,प्राइवेट,ส่วนตัว,\
    secret,segret,geheim,tajn,hemlig,gizli,rahasia,bi mat,секретн,таємн,سري,مخفی,סודי,गुप्त,acces,acess,zugang,zugriff,toegang,dostep,pristup,atkomst,akses,erisim,truy cap,доступ,アクセス,액세스,دسترس,גיש,\
    deploy,wlan,wifi,暗号,암호화,bitlocker|\
    *token*,jeton,belirte*,токен*,אסימון,टोकन,โทเค็น,トークン,토큰,令牌,權杖,توکن+\
    acces,acess,authent,personal,bearer,бот,github,zugang,zugriff,toegang,dostep,pristup,atkomst,akses,erisim,truy cap,доступ,アクセス,액세스,인증,访问,存取,دسترس,גיש,एक्सेस,เข้าถึง|\
    phrase,words,frase,palabras,palavras,parole,mots,*worter,*woorden,*zin,frasa,fraz*,slowa,slova,*fras,kelime*,ifade*,фраз*,слов*,フレーズ,単語,구문,단어,词,短语,詞,عبار,كلمات,عبارت,मילים,वाक्यांश,फ्रेज,ביטוי,วลี,คำ+\
    seed,wallet,secret,recover,recup,semilla,semente,segret,wiederher,herstel,odzysk,obnov,aterst,восстан,відновл,секретн,сид,сід,кошел,гаман,kurtar,pemulih,シード,リカバリー,復元,시드,복구,恢复,復原,助,استرداد,بازیاب,שחזור,रिकवरी,सीड,กู้คืน|\
    cookie,ciasteczk*+session,login,browser,sesj,sesion,sessao,sitzung,登录|\
    secret,segredo,sekret,secreto+client,klient,webhook";
