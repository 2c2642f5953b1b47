import { readSearch, type Search, writeSearch } from './address.ts';

/** Where somebody wanted to go before signing in: kept in the query of the sign-in page (`next`) until they are in. */

export const within = (path: string, place: string): boolean =>
  path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`);

/** Nobody is led back to these: home is where everybody comes anyway, the others are on the way in or out. */
const noReturn = [
  '/login',
  '/logout',
  '/registration',
  '/reset-password',
  '/invitation',
  '/join',
  '/adult',
  '/pay',
  '/agree',
  '/setup',
  '/kid-switcher',
];
const mayReturnTo = (path: string): boolean => path !== '/' && !noReturn.some((place) => within(path, place));

/** A place of this app, whatever address it is asked from: no other site can be named by it. */
const somewhere = 'https://school.invalid';
const longest = 2_000;

/** What the query of the sign-in page keeps of the page that was asked for. */
export const returnTo = (path: string, search: Search): { next?: string } =>
  mayReturnTo(path) ? { next: `${path}${writeSearch(search)}` } : {};

/** The place that `next` names; undefined where it is none of ours: another site, or a page on the way in. */
export function placeToReturnTo(next: string | undefined): { path: string; search: Search } | undefined {
  if (next === undefined || next.length > longest || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, somewhere)) return undefined;
  const { origin, pathname, search } = new URL(next, somewhere);
  // A parser may drop what stands between two slashes (a tab, a dot): what comes out is looked at, too.
  return origin === somewhere && !pathname.startsWith('//') && mayReturnTo(pathname)
    ? { path: pathname, search: readSearch(search) }
    : undefined;
}

/** The same as an address to go to. */
export function addressToReturnTo(next: string | undefined): string | undefined {
  const place = placeToReturnTo(next);
  return place && `${place.path}${writeSearch(place.search)}`;
}
