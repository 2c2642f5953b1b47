/** Numbers of the live connection. Chosen, with the reasons in docs/decisions/0010. */
export const realtimeLimits = {
  /** The server asks `ping` this often; a side that heard nothing for `silenceSeconds` gives the connection up. */
  pingSeconds: 10,
  silenceSeconds: 25,
  /** What a client may send: bytes a message, messages at once and then a second, subscriptions a connection. */
  messageBytes: 4096,
  messages: { burst: 100, aSecond: 20 },
  subscriptions: 100,
  /** Connections of one session at once: so many tabs, and no more. */
  socketsPerSession: 30,
  /** A reader that leaves this much unread is cut off; it comes back and goes on from its cursor. */
  unreadBytes: 1024 * 1024,
  /** Changes are kept this long for those who come back after a break. */
  keepMinutes: 60,
  /** The people of a node that has died are offline after this long. */
  leaseSeconds: 3,
  /** Who stops typing without saying so is taken to have stopped after this long; a client repeats every 3 s. */
  writingSeconds: 6,
} as const;

/** Why the server closed a connection (WebSocket close codes). */
export const closeCodes = {
  /** The session has ended: sign in again. */
  sessionEnded: 4401,
  /** The server is being replaced: come back after a random moment, with the cursors. */
  restarting: 1012,
  /** A message that the protocol does not know, or too many of them. */
  notUnderstood: 1008,
  /** A fault of ours: come back, with the cursors. */
  fault: 1011,
} as const;
