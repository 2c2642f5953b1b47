/** The days that a report is asked for. */
export interface AskedDays {
  from: string;
  to: string;
}

/** The greatest of some figures, for bars; one where all are nought. */
export const mostOf = (figures: readonly number[]): number => Math.max(1, ...figures);
