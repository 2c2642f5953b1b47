/** Numbers of the reports of finance. */
export const financeLimits = {
  /** Days of one report, at most: three years. Chosen. */
  days: 1096,
  /** Up to so many days a report draws day by day, then month by month. Chosen. */
  drawnByDay: 62,
  /** Months that a cohort is followed from its first payment on, at most. Chosen. */
  cohortMonths: 24,
  /** Lines of a figure on one page. Chosen. */
  linesPage: 50,
} as const;

/** What a report of finance can be about: the worth of lessons, what they cost, how long families stay, how they come, how full the hours are. */
export const financeReports = ['worth', 'margin', 'cohorts', 'funnel', 'load'] as const;

/** Figures that open into their lines; `debt`: orders that families have been asked to pay, whatever the days. */
export const financeFigures = ['sold', 'refunded', 'conducted', 'missed', 'lapsed', 'debt'] as const;
