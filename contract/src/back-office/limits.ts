/** Numbers of the back office. Not in the spec: chosen. */
export const backOfficeLimits = {
  /** Lessons given or taken in one act at most: a slip of the finger stays small even when two people miss it. */
  unitsAtOnce: 200,
  /** Orders and acts shown of one family. */
  familyOrders: 50,
  familyActs: 50,
  /** Families the search box shows. */
  found: 8,
} as const;
