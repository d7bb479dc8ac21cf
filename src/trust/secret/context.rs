//! The words around a secret that say whether it is asked for, written as those of `lexicon` are.

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
    strength|manage*|hint*|app for|apps|expir*|ttl|format*|endpoint*|ur*|rota*|provider|stor*|vault*|scan*|detect*|\
    gener*|hash*|algo*|table|index|rule|id|method*|mode*|status|version*|supply|amount|contract|address*|balance|\
    cost|rate|alias*|label*|prefix*|loca*|path*|scope|permission|protect*|less|brand|network|issuer|class*|holder|\
    layout|color|colour|title|country|santa|review|enabled|librar*|package|plugin|middleware|hygiene|course|\
    training|postal*|district|=app|field|env|var*|arn|ref|fee|template*|office|pair|swap|to swap|=in|=out|=a|=b|\
    area|chiave|ingredient|agent|level|menu|lange*|richtlinie*|sayi*|长度|策略|强度|管理|学|数|类型|名|長|の長|ポリシー|の数|化|모드|길이|정책|\
    유형|화|की लंबाई|नीति|नियम|प्रबंध|beleid*|vergessen|vergeten|page|页面|変更|변경|securit*|*sicherheit|reset|\
    der kostenstelle|マネー|관리|yoneti*|kurallar*|zurucksetzen|sifirla*|リセット|重置|重設|재설정|रीसेट|leme*|uzun*|politika*|\
    lengte|langd*|slangd*|dlugosc|komplex*|complex*|karmasik*|gecerli*|suresi|ablauf*|*wechsel|*starke|schutz*|\
    sterkte|wijzig*|有効期限|の有効|过期|到期|有效期|周期|만료|교체|주기|갱신|필수|zorunlu|最小|最短|最大|最少|の最|文字数|是否|必须|包含|最长|最長|최소|최대|kezelesi|\
    kezeles|guvenligi*|egitim*|σφάλματος|προϊόντος|χώρας|έκπτωσης";

/// A secret right behind one of these is another thing: "design token", "next page token".
pub(super) const BEFORE: &str = "ung dung|aplikasi|aplikaci|aplikace|app|wrong|incorrect|falsches|generate|\
    generate a|generate an|max|maximum|min|minimum|total|num|number of|design|stop|pad|special|governance|nft|\
    native|theme|next|page|cancellation|continuation|sync|public|has|require|save|trade|top|gpio|map|drop|postal|\
    area|chiave|library|loyalty|forgot|without|no|many|per|from|to|base|gift|最大|총|최대|максимум|fazla|maksimum";

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
    donnez|fourni*|recopiez|remplis*|indica|indique|proporcion*|facilite|copie|copiez|copy|copia|copiate|teclee|\
    rellen*|dime|forneca|preencha|coloque|fornisc*|comunic*|incoll*|indichi|compila|immett*|geef|tik|plak|kopieer|\
    poda*|wpisa*|przepis*|wklej*|nennen sie|teilen sie|fugen sie|kopieren sie|schicken sie|senden sie|giriniz|yaz|\
    yapistir*|paylas*|bildir*|doldur*|डालें|भरें|बताएं|add meg|adja meg|ird be|irja be|illessze be|masolja|syot*|\
    kirjoita|liit*|anna|introduceti|lipiti|copiati|scrieti|opiste|prekopir*|nakopir*|nos dices|me dices|dinos|\
    diganos";

/// Where it is to be typed.
pub(super) const HERE: &str = "ide|tahan|alle|aici|mai jos|me|us|mir|uns|moi|nous|nos|ci|мне|нам|bize|bana|给我|给我们|\
    私に|저에게|لنا|मुझे|हमें|below|here|field|box|unten|hier|feld|ci dessous|ici|abajo|aqui|sotto|qui|abaixo|hieronder|\
    ponizej|tutaj|ниже|здесь|asagi*|buraya|下|ここ|此|아래|여기|هنا|ادناه|नीचे|यहां|nedan|har|nedenfor|nize|zde|sem|нижче|\
    тут|сюд*|duoi|di bawah|sini|ด้านล่าง|ที่นี่|כאן|למטה|اینجا|زیر";

/// What a server offers to do to a secret.
pub(super) const ACTIONS: &str = "gener*|gera*|creat*|chang*|reset*|rotat*|enabl*|forg*|*erzeug*|erstell*|andern|\
    *zurucksetz*|aktivier*|vergessen|creer*|cree*|crea*|cambi*|modifi*|reinitialis*|restablec*|reimpost*|redefin*|\
    alter*|mudar*|activ*|ativ*|attiv*|habilit*|abilit*|oubli*|olvid*|dimentic*|esquec*|wijzig*|instellen|aanmaken|\
    inschakel*|vergeten|zresetow*|wygener*|utworz*|zmien*|wlacz*|сгенер*|генер*|созда*|измен*|смен*|сброс*|включ*|\
    забыл*|olustur*|degistir*|sifirla*|unut*|生成|创建|修改|更改|重置|重設|變更|启用|忘|作成|作り|変更|リセット|再設定|有効|생성|만들|변경|재설정|초기화|انشاء|\
    تغيير|توليد|تعيين|تفعيل|نسيت|बना|बदल|रीसेट|जनरेट|buat*|ubah|ganti|atur ulang|luo*|vaihda*|nollaa*|letrehoz*|\
    modosit*|valtoztat*|visszaallit*|genereaz*|schimb*|skapa*|byt|byta|ליצור|לאפס|לשנות|להחליף|สร้าง|เปลี่ยน|\
    รีเซ็ต|ایجاد|تغییر|tao|dat lai|vygener*|vytvor*|zmenit|создать|згенер*|створ*|змін*|скин*";

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
pub(super) const DENIALS: &str = "not|never|no!|*n t|cannot|dont|without|nicht|nie|niemals|kein*|ohne|jamais|pas!|\
    sans|nunca|sin|nao|sem|не|без|لا|لن|ليس|بدون|不要|勿|别|無需|无需|不是";

/// Asks for what was denied before: "we never share your password, so enter it below".
pub(super) const STILL: &str = "enter yours|feel free to|free to enter|donc le saisir|pouvez le saisir|\
    simply enter it|type yours|write yours|so enter it|so type it|so paste it|so please|just enter it|\
    enter it below|enter it here|paste it below|paste it here|type it below|type it here|trag es|tragen sie es|\
    gib es|geben sie es|tippe es|typ het|vul het|geef het|skriv det|skriv den|ange det|ange den|indtast den|\
    podaj go|wyslij|пришлите|напишите его|отправьте|deines hier|ihres hier|fuge deines|le votre ici|le tien ici|\
    el tuyo aqui|el suyo aqui|il tuo qui|o seu aqui|de jouwe hier|escribelo|introduzcalo|introducelo|pegalo|\
    peguelo|inseriscilo|incollalo|cole o aqui|insira o aqui|plak het hier|voer het hier|wklej go|wpisz go|\
    вставьте его|введите его|saisissez le|collez le|entrez le|buraya yapistir|buraya gir|ここに貼|ここに入力|粘贴到|填在|여기에입력|\
    여기에붙여|الصقه|ادخله|यहां दर्ज|यहां पेस्ट|यहां लिखें|नीचे लिखें|नीचे दर्ज|вводите его|вводите пароль|вводи его|\
    вводьте його|введіть його|впишіть його|introducela|introduzcala|escribela|escribala|ingresala|ingresela|pegala|\
    inseriscila|digitala|scrivila|incollala|digite a|insira a|escreva a|cole a|saisissez la|entrez la|typ hem|\
    vul hem|wpisz je|wpisz ponizej|zadejte ho|zadej ho|napiste ho|skriv in det|asagiya yaz|以下に入力|下に入力|安心して|放心|\
    在下方输入|在下面输入|아래에입력|안심하고|ادخلها|اكتبها|اكتبه";

/// Says no, behind what it denies.
pub(super) const DENIED: &str = "never stored|not needed|not required|nicht eingeben|nicht erforderlich|不要|禁止|无需|\
    ないで|ではあり|ではな|必要あり|마세요|마십시오|아닙|필요없|न करें|नहीं|न दें|*meyin*|*mayin*|degil*";
