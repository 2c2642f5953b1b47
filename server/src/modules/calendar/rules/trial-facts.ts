/** What the school knows of one kid and one subject before a trial. */
export interface TrialFacts {
  /** Whole years. */
  age: number;
  /** A trial of this subject is booked or was held. */
  hasTrial: boolean;
  /** A trial of this subject lies ahead, or is under way. */
  isTrialAhead: boolean;
  /** A learning process of this subject is alive. */
  isStudying: boolean;
}
