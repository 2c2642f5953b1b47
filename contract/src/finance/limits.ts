/** Days of one report of finance, at most: three years. Chosen. */
export const financeLimits = { days: 1096 } as const;
