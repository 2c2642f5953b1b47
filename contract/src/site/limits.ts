/** What strangers may do at the pages in front of the sign-in. Chosen: a child that plays does not meet it, a program does. */
export const siteLimits = { triesAnHour: 120 } as const;
