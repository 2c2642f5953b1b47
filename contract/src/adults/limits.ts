/** Numbers of the grown-ups of a family (docs/rules/adults.md). */
export const adultLimits = {
  /** Invited ones, with those whose invitation waits. */
  perFamily: 5,
  /** How long a link is good. */
  invitationDays: 7,
  /** Invitations of one family a day: a link goes to whoever is named. */
  invitationsPerDay: 10,
} as const;
