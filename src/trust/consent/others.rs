//! The words of a consent and of a refusal in the other languages of the card, as in `english`.

pub(super) const CONSENTS: &str = "ich bestatige|uberweis*|je confirme|virement|confirmo|confermo|подтвержда*|перевод*|转账|轉帳|送金|이체|송금|تحويل|\
    zustimm*|stimme|einverstanden|einwillig*|erlaub*|genehmig*|akzeptier*|teilen|weitergeb*|loschen|bezahl*|kaufen|freigeb*|\
    abonn*|autori*|consens*|permett*|partag*|supprim*|payer|achet*|approuv*|\
    acept*|consient*|permit*|compart*|elimin*|borrar|pagar|comprar|suscrib*|acuerdo|accett*|condivid*|\
    aceit*|concord*|partilh*|excluir|apagar|inscrev*|assinar|同意|許可|承諾|承認|共有|削除|支払|購入|\
    購読|允许|允許|授权|授權|接受|分享|共享|删除|刪除|支付|付款|购买|订阅|соглас*|разрешаю|разрешить|принима*|принять|подели*|\
    делиться|удалить|удаляю|оплат*|купить|подписать*|одобр*|اوافق|موافق|اسمح|سماح|قبول|اقبل|مشارك|حذف|دفع|شراء|اشتراك|تفويض|\
    동의|허용|승인|수락|공유|삭제|결제|구매|구독|सहमत|अनुमति|स्वीकार|साझा|हटा|भुगतान|खरीद|kabul|onayl*|izin*|paylas*|sil|silin*|odeme*|\
    satin al*|abone*|akkoord|toesta*|delen|verwijder*|betal*|zgadza*|zezw*|udostep*|usun*|*souhlas*|povol*|*sdil*|smaz*|zapla*|\
    godkann*|tillat*|dela|radera|setuju|bagikan|hapus|bayar|dong y|cho phep|chia se|xoa|погодж*|дозв*|اجازه|מסכי|לאשר|לשתף|ยอมรับ|อนุญาต|แชร์";

pub(super) const REFUSALS: &str =
    "nicht|nie|kein*|ne|non|pas|jamais|nunca|nao|не|لا|不|勿|niet|inte|jangan|tidak|khong|לא|ไม่|न|ない|ません|않";
