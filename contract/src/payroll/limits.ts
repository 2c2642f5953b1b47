/** Numbers of the pay of teachers. */
export const payrollLimits = {
  /** Signs of a reason, and of the name of a payment at the bank. */
  reasonSigns: 300,
  referenceSigns: 60,
  /** The most that one correction moves, in minor units. Chosen. */
  mostCorrected: 100_000_000,
} as const;

/** `open`: it still changes · `closed`: frozen, and to be paid · `paid`: the money has left. */
export const payStates = ['open', 'closed', 'paid'] as const;

/** `lesson` of the month itself · `later`: what changed of a lesson whose month was closed · `correction` by two managers. */
export const payLineKinds = ['lesson', 'later', 'correction'] as const;

export const correctionStates = ['waiting', 'agreed', 'declined'] as const;
