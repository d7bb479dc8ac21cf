/// Declares [`Key`] from a list of `Name = "name": "English sentence"`, or `"one" | "other"` if the sentence has a
/// count.
macro_rules! keys {
    ($($key:ident = $name:literal : $($english:literal)|+;)*) => {
        /// The identifier of a sentence. Catalogues use its name in kebab-case: [`Key::name`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the English sentence beside each key says what it is")]
        pub enum Key { $($key),* }

        /// One line for each key: its name, and the variants of its English sentence. A single text is half the size of
        /// a table of texts.
        const ENGLISH: &str = concat!($($name, $("=", $english),+, "\n"),*);

        impl Key {
            /// All keys, in the order of their sentences.
            pub const ALL: &[Key] = &[$(Key::$key),*];
        }
    };
}

impl Key {
    /// Returns the key of a name in a catalogue, for example `too-short`.
    pub fn named(name: &str) -> Option<Self> {
        let index = ENGLISH.split('\n').position(|line| line.split('=').next() == Some(name));
        Self::ALL.get(index?).copied()
    }

    /// Returns the key's name in a catalogue.
    pub fn name(self) -> &'static str {
        Self::line(self).split('=').next().unwrap_or_default()
    }

    /// Returns the English sentence: one text, or the variants for one and for any other count.
    pub fn english(self) -> Vec<&'static str> {
        Self::line(self).split('=').skip(1).collect()
    }

    fn line(self) -> &'static str {
        ENGLISH.split('\n').zip(0_usize..).find(|(_, at)| *at == self as usize).map_or("", |(line, _)| line)
    }

    pub(super) fn lines() -> Vec<&'static str> {
        ENGLISH.split('\n').collect()
    }
}

keys! {
    // The card
    AsksYou = "asks-you": "asks";
    WantsToOpen = "wants-to-open": "wants to open a page";
    UnknownServer = "unknown-server": "Unknown server";
    Quotation = "quotation": "“{text}”";
    Claimed = "claimed": "“{name}” (name not verified)";
    StepOf = "step-of": "{step} of {steps}";
    Waiting = "waiting": "1 more is waiting" | "{count} more are waiting";
    OpenUntil = "open-until": "Open until {time}";
    Accept = "accept": "Send";
    Next = "next": "Next";
    Back = "back": "Back";
    AcceptNothing = "accept-nothing": "Accept";
    Decline = "decline": "Decline";
    Skip = "skip": "Skip";
    Cancel = "cancel": "Cancel";
    Approve = "approve": "Approve";
    Reject = "reject": "Reject";
    RejectWhy = "reject-why": "Reject with a reason…";
    Respond = "respond": "Answer instead…";
    Note = "note": "Add a note";
    Changed = "changed": "You changed {changed} of {fields}";
    Sending = "sending": "Sending…";
    NotSent = "not-sent": "It could not be sent. Please try again.";
    CancelAsk = "cancel-ask": "Cancel and lose what you typed?";
    DeclineAsk = "decline-ask": "Decline and lose what you typed?";
    Discard = "discard": "Discard";
    KeepAnswering = "keep-answering": "Keep answering";
    LeaveRound = "leave-round": "Stop here? Some steps are not answered yet.";
    SendGiven = "send-given": "Send my answer so far" | "Send my {count} answers so far";
    SendNothing = "send-nothing": "Send nothing";
    Optional = "optional": "(optional)";
    ShowAll = "show-all": "Show all {count}";
    ShowAllLines = "show-all-lines": "Show all {count} lines";
    Show = "show": "Show";
    NoTitle = "no-title": "Field {number}";
    TextCut = "text-cut": "1 more character is not shown" | "{count} more characters are not shown";

    // Controls
    Yes = "yes": "Yes";
    No = "no": "No";
    NoAnswer = "no-answer": "No answer";
    Other = "other": "Other…";
    Choose = "choose": "Choose…";
    Suggested = "suggested": "suggested";
    SuggestedByPage = "suggested-by-page": "suggested by this page";
    BackToSuggested = "back-to-suggested": "Use the suggestion";
    Clear = "clear": "Clear";
    FixedValue = "fixed-value": "Cannot be changed";
    Filter = "filter": "Search the options";
    Matches = "matches": "1 option matches" | "{count} options match";
    NoMatches = "no-matches": "No option matches";
    SentAs = "sent-as": "Sent as {value}";
    WriteAsText = "write-as-text": "Type it instead";
    ChooseDate = "choose-date": "Use the calendar";
    ZoneAssumed = "zone-assumed": "No time zone was given, so yours is used";
    CharactersLeft = "characters-left": "1 character left" | "{count} characters left";
    CharactersOver = "characters-over": "1 character too many" | "{count} characters too many";
    DidYouMean = "did-you-mean": "Did you mean {value}?";
    DidYouMeanEntries = "did-you-mean-entries": "Did you mean 1 entry?" | "Did you mean {count} entries?";
    LeaveEmpty = "leave-empty": "Leave it empty";
    EmptyList = "empty-list": "Empty list";
    Undecided = "undecided": "Could not be checked here; the server will check it";
    OnlyBlanks = "only-blanks": "Only spaces so far";
    ListKept = "list-kept": "Has line breaks or blanks that are kept until you edit it";

    // Hints
    HintLengthRange = "hint-length-range": "{least} to {most} characters";
    HintMinLength = "hint-min-length": "At least 1 character" | "At least {count} characters";
    HintMaxLength = "hint-max-length": "At most 1 character" | "At most {count} characters";
    HintExactLength = "hint-exact-length": "Exactly 1 character" | "Exactly {count} characters";
    HintNumber = "hint-number": "A number";
    HintInteger = "hint-integer": "A whole number";
    HintRange = "hint-range": "{kind} from {least} to {most}";
    HintMinimum = "hint-minimum": "{kind}, {least} or more";
    HintMaximum = "hint-maximum": "{kind} up to {most}";
    HintAbove = "hint-above": "More than {least}";
    HintBelow = "hint-below": "Less than {most}";
    HintMultiple = "hint-multiple": "{hint}, in steps of {step}";
    HintItemsRange = "hint-items-range": "Choose {least} to {most}";
    HintMinItems = "hint-min-items": "Choose at least {count}";
    HintMaxItems = "hint-max-items": "Choose at most {count}";
    HintExactItems = "hint-exact-items": "Choose {count}";
    Selected = "selected": "Selected: {count}";
    HintDateTime = "hint-date-time": "Date, time and UTC offset: for example 2026-03-27T09:30:00+01:00";
    HintTime = "hint-time": "Time and UTC offset: for example 09:30:00+01:00";
    HintEmail = "hint-email": "For example name@example.com";
    HintUri = "hint-uri": "For example https://example.com";
    HintList = "hint-list": "One entry per line";
    HintEntriesRange = "hint-entries-range": "{least} to {most} entries";
    HintMinEntries = "hint-min-entries": "At least 1 entry" | "At least {count} entries";
    HintMaxEntries = "hint-max-entries": "At most 1 entry" | "At most {count} entries";
    HintExactEntries = "hint-exact-entries": "Exactly 1 entry" | "Exactly {count} entries";

    // Errors, in the user's words
    Enter = "enter": "Please fill this in";
    Select = "select": "Choose an option";
    Answer = "answer": "Choose Yes or No";
    TooShort = "too-short": "Too short: at least 1 character" | "Too short: at least {count} characters";
    TooLong = "too-long": "1 character too many (at most {most})" | "{count} characters too many (at most {most})";
    NotPattern = "not-pattern": "Not accepted. Check spelling, spaces and capital letters";
    NotDescribed = "not-described": "Does not match the description above";
    NotExample = "not-example": "Does not match. For example: {example}";
    NotEmail = "not-email": "Must be an email address, like name@example.com";
    NotUri = "not-uri": "Must be a full address, like https://example.com";
    NotDate = "not-date": "Must be a real date, like 2026-03-27";
    NotDateTime = "not-date-time": "Enter a valid date and time with a UTC offset, for example 2026-03-27T09:30:00+01:00";
    ShortYear = "short-year": "Write the year with four digits";
    NotTime = "not-time": "Must be a time with its UTC offset, like 09:30:00+01:00";
    NotIp = "not-ip": "Must be an IP address, like {example}";
    NotHost = "not-host": "Must be a host name, like example.com";
    NotUuid = "not-uuid": "Must be a UUID, like 123e4567-e89b-12d3-a456-426614174000";
    NotFormat = "not-format": "Must be in the format “{format}”";
    NotNumber = "not-number": "Must be a number";
    NotInteger = "not-integer": "Must be a whole number";
    NotExact = "not-exact": "Too many digits (at most 15)";
    TooSmall = "too-small": "Must be {limit} or more";
    TooLarge = "too-large": "Must be {limit} or less";
    NotAbove = "not-above": "Must be more than {limit}";
    NotBelow = "not-below": "Must be less than {limit}";
    NotMultiple = "not-multiple": "Use steps of {limit}";
    TooFewItems = "too-few-items": "Choose at least {count}";
    TooManyItems = "too-many-items": "Choose at most {count}";
    TooFewEntries = "too-few-entries": "At least 1 entry" | "At least {count} entries, each on a line of its own";
    TooManyEntries = "too-many-entries": "At most 1 entry" | "At most {count} entries";
    NotUnique = "not-unique": "Already in the list";
    NotOption = "not-option": "Choose one of the options";
    NotConst = "not-const": "Only {value} can be sent. To refuse, use Decline.";
    NotAllowed = "not-allowed": "The server does not accept this answer";
    InLine = "in-line": "Line {number}: {error}";
    IncompleteDate = "incomplete-date": "Complete the date: day, month and year";
    IncompleteTime = "incomplete-time": "Complete the date and the time";
    NotTogether = "not-together": "These answers do not go together. Change at least one.";
    PressAgain = "press-again": "Press again";
    PageMoved = "page-moved": "The page moved. Press again.";
    Missing = "missing": "1 answer is missing: {names}" | "{count} answers are missing: {names}";
    Check = "check": "Check 1 answer: {names}" | "Check {count} answers: {names}";
    AndMore = "and-more": "and 1 more" | "and {count} more";

    // The preview
    Preview = "preview": "What will be sent";
    FilledIn = "filled-in": "{server} filled in {filled} of {fields}";
    FilledInByPage = "filled-in-by-page": "This page filled in {filled} of {fields}";
    NoSecrets = "no-secrets": "No passwords or card numbers.";
    PreviewOmitted = "preview-omitted": "Left out: {names}";
    ListSeparator = "list-separator": ", ";

    // Warnings and refusals
    LeftOutTitle = "left-out-title": "{label} is left out";
    LeftOutText = "left-out-text": "It cannot be shown here. It is optional, so you can go on without it.";
    SentMore = "sent-more": "{server} sent more than can be shown here.";
    UnanswerableTitle = "unanswerable-title": "This request cannot be answered";
    UnanswerableText = "unanswerable-text": "Something is wrong with this request. Decline to let {server} know.";
    HiddenTitle = "hidden-title": "This text has hidden characters";
    HiddenText = "hidden-text": "They are shown as symbols so that you see everything the text contains.";
    SecretTitle = "secret-title": "This asks for a secret";
    SecretText = "secret-text": "No tool should ask for passwords or keys in a form. It is safe to decline.";
    SecretValueTitle = "secret-value-title": "This looks like a secret";
    SecretValueText = "secret-value-text": "Send it only if you are sure the server should have it.";
    SendAnyway = "send-anyway": "Send anyway…";
    Unseen = "unseen": "You have not seen everything that will be sent";
    SendAnywayNow = "send-anyway-now": "Yes, send it to {server}";
    ConfusableTitle = "confusable-title": "Some options look alike";
    ConfusableText = "confusable-text": "Their actual values are shown next to them.";
    MixedTitle = "mixed-title": "This text mixes alphabets";
    MixedText = "mixed-text": "Some letters may be look-alikes.";
    DefaultTitle = "default-title": "The server's suggestion was left out";
    DefaultText = "default-text": "It does not fit this field.";
    LinkTitle = "link-title": "This text contains a web address";
    LinkText = "link-text": "Addresses in forms are not checked. Be careful before opening one.";

    // An address
    Open = "open": "Open";
    Later = "later": "Later";
    OpenHost = "open-host": "Open {host}";
    OpenAgain = "open-again": "Open again";
    CopyAddress = "copy-address": "Copy the address";
    Copied = "copied": "Copied";
    Done = "done": "I am done";
    Visiting = "visiting": "Waiting for you to finish at {host}";
    NewTab = "new-tab": "A new tab opens. This page cannot see what you do there.";
    BlockedTitle = "blocked-title": "This address cannot be opened";
    BlockedScheme = "blocked-scheme": "It is not a web address.";
    InvalidUrl = "invalid-url": "It is not a complete address.";
    TooLongUrl = "too-long-url": "It is too long.";
    Insecure = "insecure": "The connection to this address is not encrypted.";
    Userinfo = "userinfo": "Another name comes before the site's name, a common trick to mislead.";
    Idn = "idn": "The site's name has letters that can look like others.";
    Normalised = "normalised": "The server wrote the address differently from how it will be opened.";
    Ambiguous = "ambiguous": "The address can be read in more than one way.";
    IpLiteral = "ip-literal": "The address uses a number instead of a name.";
    LocalAddress = "local-address": "The address leads into your own network or device.";
    UnusualPort = "unusual-port": "The address uses an unusual port.";
    TrailingDot = "trailing-dot": "The site's name ends with a dot, so it may be taken for another site.";
    OtherHost = "other-host": "The message names a different site.";
    OtherThanServer = "other-than-server": "The address leads to a different site than the server's.";
    SameOrigin = "same-origin": "The address leads back to this very site.";
    PreAuthenticated = "pre-authenticated": "The address seems to contain a secret key.";
    OpenOnlyIf = "open-only-if": "Open it only if you expected {host}.";
    AddressUnchecked = "address-unchecked": "The address could not be checked, so it cannot be opened here.";

    // How it ended
    Accepted = "accepted": "Sent to {server}";
    Confirmed = "confirmed": "Accepted";
    Declined = "declined": "Declined";
    Cancelled = "cancelled": "Cancelled";
    Expired = "expired": "No longer open";
    Elsewhere = "elsewhere": "Answered elsewhere";
    Opened = "opened": "Opened {host}";
    Failed = "failed": "The question could not be shown. {server} was told that it was cancelled.";
    Finished = "finished": "{server} says that this is finished";
    DeclineRest = "decline-rest": "Decline all from {server}";
    MuteServer = "mute-server": "Stop showing requests from {server}";
    Dropped = "dropped": "1 request was cancelled because too many came at once" | "{count} requests were cancelled because too many came at once";
}
