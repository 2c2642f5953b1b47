/** Numbers of signing in (spec §5, decisions D2; sessions by the security design). */
export const identityLimits = {
  passwordLength: { min: 8, max: 128 },
  pinDigits: 4,
  pinTries: 5,
  idTokenMinutes: 5,
  bearerMinutes: 10,
  realtimeTicketSeconds: 30,
  /** A link by which a family signs in once (decisions D2). */
  signInLinkMinutes: 10,
  /** Hours for which an invitation of a colleague or a teacher is good. */
  invitationHours: 72,
  /** The second factor (TOTP, RFC 6238): six digits, 30 seconds, one step early or late is still right. */
  secondFactor: { digits: 6, stepSeconds: 30, window: 1, ticketMinutes: 10, triesPerQuarterHour: 5, recoveryCodes: 10 },
  /** Minutes for which support may change something in a family's account after it has said why. */
  supportChangeMinutes: 10,
  /** Tries to sign in: per address a minute, and per account in 15 minutes. */
  signInTries: { perAddressMinute: 10, perAccountQuarterHour: 5 },
  /** Idle and absolute life of a session, in minutes. */
  session: {
    parent: { idle: 30 * 24 * 60, absolute: 180 * 24 * 60 },
    kid: { idle: 12 * 60, absolute: 30 * 24 * 60 },
    teacher: { idle: 12 * 60, absolute: 7 * 24 * 60 },
    manager: { idle: 30, absolute: 8 * 60 },
    support: { idle: 60, absolute: 60 },
  },
} as const;
