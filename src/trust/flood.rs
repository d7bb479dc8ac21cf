//! How much one server may ask of a person.

/// How many requests of one server may wait behind the one that is shown (`security.md` R37).
pub const WAITING: usize = 10;
/// How many refusals within [`REFUSAL_TIME`] make the offer to mute the server.
pub const REFUSALS: usize = 3;
/// The time in which refusals count, in milliseconds.
pub const REFUSAL_TIME: u64 = 60_000;

/// What becomes of a request that arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// It is shown, or waits for its turn.
    Admitted,
    /// Too many of its server wait already: it is cancelled. So many were dropped until now.
    Dropped(usize),
    /// Its server is muted: it is cancelled.
    Muted,
}

/// Counts the requests of each server for as long as the page lives (`security.md` rule 13 and R37). A server is known
/// by the name that the host gives it. Time is a monotonic clock's milliseconds.
///
/// ```
/// use mcp_elicitation::trust::{Admission, Flood};
/// let mut flood = Flood::default();
/// assert_eq!(flood.arrived("weather", false), Admission::Admitted);
/// flood.mute("weather");
/// assert_eq!(flood.arrived("weather", false), Admission::Muted);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Flood {
    servers: Vec<Server>,
}

#[derive(Clone, Debug, Default)]
struct Server {
    name: String,
    waiting: usize,
    dropped: usize,
    refusals: Vec<u64>,
    is_muted: bool,
}

impl Flood {
    /// A request of the server arrived. `waits` says that another one, of whatever server, stands before it.
    pub fn arrived(&mut self, server: &str, waits: bool) -> Admission {
        self.with(server, |server| {
            if server.is_muted {
                return Admission::Muted;
            }
            if !waits {
                server.dropped = 0;
            } else if server.waiting >= WAITING {
                server.dropped = server.dropped.saturating_add(1);
                return Admission::Dropped(server.dropped);
            } else {
                server.waiting = server.waiting.saturating_add(1);
            }
            Admission::Admitted
        })
    }

    /// A request that waited waits no more: its turn has come, or it is gone.
    pub fn left_queue(&mut self, server: &str) {
        self.with(server, |server| server.waiting = server.waiting.saturating_sub(1));
    }

    /// The person declined or cancelled a request of the server: whether to offer to mute it.
    pub fn refused(&mut self, server: &str, now: u64) -> bool {
        self.with(server, |server| {
            server.refusals.retain(|then| now.saturating_sub(*then) < REFUSAL_TIME);
            server.refusals.push(now);
            if server.refusals.len() > REFUSALS {
                server.refusals.remove(0);
            }
            server.refusals.len() >= REFUSALS
        })
    }

    /// Cancels everything that the server asks from now on.
    pub fn mute(&mut self, server: &str) {
        self.with(server, |server| server.is_muted = true);
    }

    /// Lets the server ask again, as if it had never been refused.
    pub fn unmute(&mut self, server: &str) {
        self.with(server, |server| {
            server.is_muted = false;
            server.refusals.clear();
        });
    }

    /// Whether the server is muted.
    pub fn is_muted(&self, server: &str) -> bool {
        self.servers.iter().any(|known| known.name == server && known.is_muted)
    }

    /// How many requests of the server were dropped since one of them was shown at once.
    pub fn dropped(&self, server: &str) -> usize {
        self.servers.iter().find(|known| known.name == server).map_or(0, |known| known.dropped)
    }

    fn with<T>(&mut self, name: &str, act: impl FnOnce(&mut Server) -> T) -> T {
        if let Some(server) = self.servers.iter_mut().find(|server| server.name == name) {
            return act(server);
        }
        let mut server = Server { name: name.to_owned(), ..Server::default() };
        let outcome = act(&mut server);
        self.servers.push(server);
        outcome
    }
}
