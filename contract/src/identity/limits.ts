/** Numbers of signing in (docs/rules/accounts.md#password; sessions by docs/design/security.md#sessions). */
export const identityLimits = {
  passwordLength: { min: 8, max: 128 },
  pinDigits: 4,
  pinTries: 5,
  idTokenMinutes: 5,
  bearerMinutes: 10,
  realtimeTicketSeconds: 30,
  /** A link by which a family signs in once (docs/rules/accounts.md#sign-in-links). */
  signInLinkMinutes: 10,
  /** Days for which the link is good by which a parent comes in whose family the school has added. */
  familyInvitationDays: 7,
  /** For so long after signing in nobody is asked again who it is, where there is no password to ask for. */
  freshSignInMinutes: 10,
  /** The code that confirms a new e-mail: sent again after a minute, 5 an hour and 10 a day to one e-mail, 10 a day for an account, 20 an hour from an address; a phone's is `smsCode`. */
  contactCode: {
    digits: 6,
    minutes: 10,
    tries: 5,
    againInSeconds: 60,
    perContactHour: 5,
    perContactDay: 10,
    perAddressHour: 20,
    perAccountDay: 10,
  },
  /** Applications with one e-mail or phone within 24 hours; those of an address and of all are settings of the school. */
  registrationsPerContactDay: 12,
  /** Signing in by pictures (docs/decisions/0033): three of twelve in order, wrong tries until a grown-up is asked, devices a family. */
  pictures: { length: 3, tries: 5, devices: 10 },
  /** Signing in elsewhere: how many minutes an authorization request is good, and how many begin at one address meanwhile. */
  social: { authorizationMinutes: 10, startsPerAddress: 30 },
  /** The link that opens a new school: how long it is good, and wrong tokens an hour from one address. */
  setup: { minutes: 60, triesPerAddressHour: 5 },
  /** Owners of a school, and hours until a change of them comes. Chosen. */
  owners: { most: 3, delayHours: 48 },
  /** Hours for which an invitation of a colleague or a teacher is good. */
  invitationHours: 72,
  /** The second factor (TOTP, RFC 6238): six digits, 30 seconds, one step early or late is still right. */
  secondFactor: { digits: 6, stepSeconds: 30, window: 1, ticketMinutes: 10, triesPerQuarterHour: 5, recoveryCodes: 10 },
  /** Minutes for which support may change something in a family's account after it has said why. */
  supportChangeMinutes: 10,
  /** Tries to sign in: per address a minute; for an account in 15 minutes from one address, and from all together. */
  signInTries: { perAddressMinute: 10, perAccountQuarterHour: 5, perAccountEverywhere: 50 },
  /**
   * SMS codes (docs/rules/accounts.md#sms-codes, docs/design/security.md#sms-codes): one a minute, 5 an hour and 10 a day to a number; 10 an hour from an
   * address; a new code ends the one before it.
   */
  smsCode: { digits: 6, minutes: 5, tries: 5, againInSeconds: 60, perNumberHour: 5, perNumberDay: 10, perAddressHour: 10 },
  /** A range of numbers gets no more codes for a day when of at least 50 sent fewer than 30 in a hundred were typed in. */
  smsPrefix: { digits: 5, hours: 24, judgedFrom: 50, leastUsedPercent: 30 },
  /** The link for a new password (docs/rules/accounts.md#forgotten-password): 30 minutes; 3 an hour for an account, 10 an hour from an address. */
  reset: { minutes: 30, perAccountHour: 3, perAddressHour: 10 },
  /** For how many days a device that somebody has signed in on is known, and has its own budget of tries. */
  knownDeviceDays: 365,
  /** Idle and absolute life of a session, in minutes; of colleagues the school says it. */
  session: {
    parent: { idle: 30 * 24 * 60, absolute: 180 * 24 * 60 },
    kid: { idle: 12 * 60, absolute: 30 * 24 * 60 },
    support: { idle: 60, absolute: 60 },
  },
} as const;
