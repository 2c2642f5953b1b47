/**
 * Calls that a page of one region may make in another (decision record 0038): to find out where somebody is at home, and
 * to sign in there. Nothing else is answered across.
 */
export const callsAcrossRegions = ['/region', '/auth/', '/user/session'] as const;

/** How the app from a store and the school speak of cookies: its pages have an address of their own, so real ones do not travel. */
export const shellCookies = { asked: 'x-chip-cookies', given: 'x-chip-set-cookies' } as const;
