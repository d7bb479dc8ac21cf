/// What kind of secret it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretClass {
    /// A password, passphrase, PIN or security answer.
    Password,
    /// An API key, token, cookie or other credential.
    ApiKey,
    /// A code that is good for one sign-in, or the second factor.
    OneTimeCode,
    /// A private key.
    PrivateKey,
    /// The words that restore a wallet, or a recovery key.
    RecoveryPhrase,
    /// A payment card's number or security code, or a bank account.
    PaymentCard,
    /// A social security, passport, tax or other number of a person in a state.
    NationalId,
}

/// Where in the request a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The request's `message`.
    Message,
    /// The property's name.
    Name,
    /// The property's `title`.
    Title,
    /// The property's `description`, or the schema's.
    Description,
    /// The title or value of an option.
    Option,
    /// The `default`, or an example.
    Default,
    /// The `pattern`.
    Pattern,
    /// The `format`.
    Format,
    /// `writeOnly: true`; the text does not matter.
    WriteOnly,
    /// Any text beside what cannot hold a secret: yes or no, a choice, a value that is fixed.
    Beside,
}

/// A secret that a server asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    /// What kind of secret.
    pub class: SecretClass,
    /// Which text asks for it.
    pub place: Place,
}
