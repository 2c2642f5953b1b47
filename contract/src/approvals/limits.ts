/** What a second person has to agree to: money or lessons above a limit (docs/rules/back-office.md#approvals). */
export const approvedActs = ['grant', 'writeOff', 'refund', 'remedy', 'payment', 'openingBalances'] as const;
export type ApprovedAct = (typeof approvedActs)[number];

/** `withdrawn`: what it was about went away before anybody decided (the family took its request back). */
export const approvalStates = ['waiting', 'approved', 'declined', 'withdrawn'] as const;

/** Numbers of the acts that two people answer for. The limits above which a second one is asked are settings. */
export const approvalLimits = {
  page: 50,
  /**
   * What one manager may move alone adds up: so many times the limit of one act for one family, and over all families, in
   * 24 hours and in 30 days. Chosen.
   */
  monthDays: 30,
  alone: { family: { day: 1, month: 2 }, manager: { day: 3, month: 10 } },
} as const;
