/** What a second person has to agree to: money or lessons above a limit (design: two-person approval). */
export const approvedActs = ['grant', 'writeOff', 'refund', 'cure'] as const;
export type ApprovedAct = (typeof approvedActs)[number];

/** `withdrawn`: what it was about went away before anybody decided (the family took its request back). */
export const approvalStates = ['waiting', 'approved', 'declined', 'withdrawn'] as const;

/** Numbers of the acts that two people answer for. The limits above which a second one is asked are settings. */
export const approvalLimits = {
  page: 50,
} as const;
