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
    WantsToRun = "wants-to-run": "wants to run {tool}";
    WantsToOpen = "wants-to-open": "wants to open a page";
    UnknownServer = "unknown-server": "Unknown server";
    Quotation = "quotation": "“{text}”";
    Claimed = "claimed": "“{name}” (unverified)";
    StepOf = "step-of": "{step} of {steps}";
    Waiting = "waiting": "1 more question" | "{count} more questions";
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
    MoreWays = "more-ways": "More";
    RejectWhy = "reject-why": "Reject with a reason…";
    Respond = "respond": "Answer instead…";
    Note = "note": "Add a note";
    Changed = "changed": "You changed {changed} of {fields}";
    Sending = "sending": "Sending…";
    NotSent = "not-sent": "Couldn't send. Your answer is still here.";
    CancelAsk = "cancel-ask": "Discard what you typed?";
    DeclineAsk = "decline-ask": "Decline and lose what you typed?";
    Discard = "discard": "Discard";
    KeepAnswering = "keep-answering": "Keep editing";
    LeaveRound = "leave-round": "Stop here? Some steps are not answered yet.";
    SendGiven = "send-given": "Send what I have";
    SendNothing = "send-nothing": "Discard all";
    Optional = "optional": "(optional)";
    ShowAll = "show-all": "Show all {count}";
    ShowAllLines = "show-all-lines": "Show all {count} lines";
    Show = "show": "Show";
    NoTitle = "no-title": "Field {number}";
    TextCut = "text-cut": "1 more character isn't shown" | "{count} more characters aren't shown";

    // Controls
    Yes = "yes": "Yes";
    No = "no": "No";
    NoAnswer = "no-answer": "No answer";
    Other = "other": "Other…";
    Choose = "choose": "Choose…";
    Suggested = "suggested": "suggested";
    SuggestedBy = "suggested-by": "Suggested by {server}";
    SuggestedByPage = "suggested-by-page": "Suggested by this page";
    BackToSuggested = "back-to-suggested": "Use the suggestion";
    Clear = "clear": "Clear";
    FixedValue = "fixed-value": "Can't be changed";
    Filter = "filter": "Search the options";
    Matches = "matches": "1 option matches" | "{count} options match";
    NoMatches = "no-matches": "No option matches";
    SentAs = "sent-as": "Sent as {value}";
    WriteAsText = "write-as-text": "Type it";
    ChooseDate = "choose-date": "Use the calendar";
    ZoneAssumed = "zone-assumed": "In your time zone";
    CharactersLeft = "characters-left": "1 character left" | "{count} characters left";
    CharactersOver = "characters-over": "1 character too many" | "{count} characters too many";
    DidYouMean = "did-you-mean": "Did you mean {value}?";
    DidYouMeanEntries = "did-you-mean-entries": "Did you mean 1 entry?" | "Did you mean {count} entries?";
    LeaveEmpty = "leave-empty": "Leave it empty";
    EmptyList = "empty-list": "Empty list";
    Undecided = "undecided": "{server} will check this";
    OnlyBlanks = "only-blanks": "Only spaces so far";
    ListKept = "list-kept": "Contains line breaks or spaces that stay unless you edit it";

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
    Enter = "enter": "Enter an answer";
    Select = "select": "Choose one";
    SelectSome = "select-some": "Choose at least one";
    Answer = "answer": "Choose Yes or No";
    TooShort = "too-short": "Too short: at least 1 character" | "Too short: at least {count} characters";
    TooLong = "too-long": "1 character over the limit of {most}" | "{count} characters over the limit of {most}";
    NotPattern = "not-pattern": "This doesn't fit. Check spelling, spaces and capital letters";
    NotDescribed = "not-described": "Doesn't fit the description";
    NotExample = "not-example": "Use a format like {example}";
    NotEmail = "not-email": "Enter an email address, like name@example.com";
    NotUri = "not-uri": "Enter a full address, like https://example.com";
    NotDate = "not-date": "Enter a real date, like 2026-03-27";
    NotDateTime = "not-date-time": "Enter a date and time with a UTC offset, like 2026-03-27T09:30:00+01:00";
    ShortYear = "short-year": "Write the year with four digits";
    NotTime = "not-time": "Enter a time with its UTC offset, like 09:30:00+01:00";
    NotIp = "not-ip": "Enter an IP address, like {example}";
    NotHost = "not-host": "Enter a host name, like example.com";
    NotUuid = "not-uuid": "Enter a UUID, like 123e4567-e89b-12d3-a456-426614174000";
    NotFormat = "not-format": "Use the format “{format}”";
    NotNumber = "not-number": "Enter a number, like 3";
    NotInteger = "not-integer": "Enter a whole number, like 3";
    NotExact = "not-exact": "Too many digits (at most 15)";
    TooSmall = "too-small": "Enter {limit} or more";
    TooLarge = "too-large": "Enter {limit} or less";
    NotAbove = "not-above": "Enter more than {limit}";
    NotBelow = "not-below": "Enter less than {limit}";
    NotMultiple = "not-multiple": "Use steps of {limit}";
    TooFewItems = "too-few-items": "Choose at least {count}";
    TooManyItems = "too-many-items": "Choose at most {count}";
    TooFewEntries = "too-few-entries": "At least 1 entry" | "At least {count} entries, each on a line of its own";
    TooManyEntries = "too-many-entries": "At most 1 entry" | "At most {count} entries";
    NotUnique = "not-unique": "Already in the list";
    NotOption = "not-option": "Choose one of the options";
    NotConst = "not-const": "You can only answer {value} here. To say no, decline.";
    NotAllowed = "not-allowed": "{server} doesn't accept this answer";
    InLine = "in-line": "Line {number}: {error}";
    IncompleteDate = "incomplete-date": "Complete the date: day, month and year";
    IncompleteTime = "incomplete-time": "Add the missing part of the date or time";
    NotTogether = "not-together": "These answers don't go together. Change at least one.";
    PressAgain = "press-again": "Press again";
    PageMoved = "page-moved": "The page moved. Press again.";
    Missing = "missing": "1 answer is missing: {names}" | "{count} answers are missing: {names}";
    Check = "check": "Check 1 answer: {names}" | "Check {count} answers: {names}";
    AndMore = "and-more": "and 1 more" | "and {count} more";

    // The preview
    Preview = "preview": "What will be sent";
    FilledIn = "filled-in": "{filled} of {fields} answers are from {server}";
    FilledInByPage = "filled-in-by-page": "{filled} of {fields} answers are from this page";
    NoSecrets = "no-secrets": "Never enter passwords here.";
    PreviewOmitted = "preview-omitted": "Left out: {names}";
    ListSeparator = "list-separator": ", ";

    // Warnings and refusals
    LeftOutTitle = "left-out-title": "{label} is left out";
    LeftOutText = "left-out-text": "It can't be shown here. You don't need it to go on.";
    SentMore = "sent-more": "{server} sent more than can be shown here.";
    UnanswerableText = "unanswerable-text": "This question is broken. Decline, and {server} will know.";
    Details = "details": "Details";
    HiddenTitle = "hidden-title": "This text has hidden characters";
    HiddenText = "hidden-text": "We show them as symbols, so nothing is hidden from you.";
    SecretTitle = "secret-title": "Don't enter a password or key here";
    SecretText = "secret-text": "Tools should never ask for passwords or keys in a form. You can safely decline.";
    SecretValueTitle = "secret-value-title": "This looks like a secret";
    SecretValueText = "secret-value-text": "Send it only if you trust {server} with it.";
    SendAnyway = "send-anyway": "Send anyway…";
    Unseen = "unseen": "You haven't seen everything that will be sent";
    SendAnywayNow = "send-anyway-now": "Yes, send it to {server}";
    ConfusableTitle = "confusable-title": "Some options look alike";
    ConfusableText = "confusable-text": "Their actual values are shown next to them.";
    MixedTitle = "mixed-title": "This text mixes alphabets";
    MixedText = "mixed-text": "Some letters may be look-alikes.";
    DefaultTitle = "default-title": "{server}'s suggestion was left out";
    DefaultText = "default-text": "It doesn't fit this field.";
    LinkTitle = "link-title": "This text contains a web address";
    LinkText = "link-text": "We don't check addresses in forms. Be careful before opening one.";

    // An address
    Open = "open": "Open";
    Later = "later": "Later";
    OpenHost = "open-host": "Open {host}";
    OpenAgain = "open-again": "Open again";
    CopyAddress = "copy-address": "Copy the address";
    Copied = "copied": "Copied";
    Done = "done": "I'm done";
    Visiting = "visiting": "Finish at {host}, then come back";
    NewTab = "new-tab": "A new tab opens. This page can't see what you do there.";
    BlockedTitle = "blocked-title": "This address can't be opened";
    BlockedScheme = "blocked-scheme": "It isn't a web address.";
    InvalidUrl = "invalid-url": "It isn't a complete address.";
    TooLongUrl = "too-long-url": "It is too long.";
    Insecure = "insecure": "The connection to this address isn't encrypted.";
    Userinfo = "userinfo": "The address starts with another name than the site's, a common trick.";
    Idn = "idn": "The site's name has letters that can look like others.";
    Normalised = "normalised": "The address opens differently from how {server} wrote it.";
    Ambiguous = "ambiguous": "The address can be read in more than one way.";
    IpLiteral = "ip-literal": "The address uses a number instead of a name.";
    LocalAddress = "local-address": "The address leads into your own network or device.";
    UnusualPort = "unusual-port": "The address uses an unusual port.";
    TrailingDot = "trailing-dot": "The site's name ends with a dot, which can hide a different site.";
    OtherHost = "other-host": "The message names a different site.";
    OtherThanServer = "other-than-server": "The address leads to a different site than {server}'s.";
    SameOrigin = "same-origin": "The address leads back to this very site.";
    PreAuthenticated = "pre-authenticated": "The address may contain a sign-in key.";
    OpenOnlyIf = "open-only-if": "Open it only if you expected {host}.";
    AddressUnchecked = "address-unchecked": "The address couldn't be checked, so it can't be opened here.";

    // How it ended
    Accepted = "accepted": "Sent to {server}";
    Confirmed = "confirmed": "Accepted";
    Approved = "approved": "Approved {tool}";
    Rejected = "rejected": "Rejected";
    Declined = "declined": "Declined";
    Cancelled = "cancelled": "Cancelled";
    Expired = "expired": "No longer open";
    Elsewhere = "elsewhere": "Answered elsewhere";
    Opened = "opened": "Opened {host}";
    Failed = "failed": "This question couldn't be shown. {server} was told that it was cancelled.";
    Finished = "finished": "{server} says that this is finished";
    DeclineRest = "decline-rest": "Decline all from {server}";
    MuteServer = "mute-server": "Stop showing requests from {server}";
    Dropped = "dropped": "1 question was skipped: too many came at once" | "{count} questions were skipped: too many came at once";
}
