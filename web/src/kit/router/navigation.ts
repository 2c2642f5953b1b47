import type { ComponentType } from 'react';

import { find, type Params, readSearch, type Search, writePath, writeSearch } from './address.ts';
import type { LayoutFile, PageFile, Path, Route, SearchOf, Target } from './table.ts';

/** Going from page to page: one place knows where one is, what is being loaded, and what the guard says. */

/** Where one is: everything a page needs is here already. */
export interface Place {
  href: string;
  pathname: string;
  search: Search;
  params: Params;
  /** Undefined: the app has no such page. */
  route: Route | undefined;
  Page: ComponentType | undefined;
  Layout: ComponentType | undefined;
  /** What failed on the way. */
  error?: unknown;
  /** Of the entry in the browser's history. */
  key: string;
  /** What the page has kept beside its address: it goes with the entry of the browser's history. */
  state: State;
  /** How to stand on the new page. */
  scroll: 'top' | 'keep' | 'back';
}

/** What a page keeps beside its address. */
type State = Readonly<Record<string, unknown>>;

interface Guarded {
  pathname: string;
  search: Search;
}

interface App {
  /** The table in which an address stands. */
  routesOf(pathname: string): Promise<readonly Route[]>;
  /** Asked before every page; gives the address to go to instead. */
  admit(to: Guarded): Promise<string | undefined>;
}

export interface GoOptions {
  replace?: boolean | undefined;
  /** Stay where one has scrolled to (a filter, an opened card). */
  resetScroll?: boolean | undefined;
  /** Kept beside the address; `true` keeps what is there. */
  state?: State | true | undefined;
}
type NewSearch<P extends Path> = SearchOf<P> | ((now: SearchOf<P>) => SearchOf<P>);
/** A path of the table, or (`to` left out or `'.'`) the page one is on, with another query. */
export type To<P extends Path> = GoOptions &
  ({ to?: '.'; params?: undefined; search?: NewSearch<P> } | (Omit<Target<P>, 'search'> & { to: P; search?: NewSearch<P> }));

type Event = { from: Place | undefined; to: Place };

let app: App = { routesOf: () => Promise.resolve([]), admit: () => Promise.resolve(undefined) };
let here: Place | undefined;
let latest = 0;
const shows = new Set<(place: Place | undefined, waiting: boolean) => void>();
const arrivals = new Set<(event: Event) => void>();
const departures = new Set<(event: { from: Place | undefined; pathname: string }) => void>();

/** Milliseconds after which somebody who waits for a page is shown that it comes (docs/design/interface.md#waiting-and-undoing). */
const patience = 300;

export const placeNow = (): Place | undefined => here;

/** The screen: shown a place, or (`waiting`) told that the next one takes a while; without a place nothing of the last one stays. */
export function show(listener: (place: Place | undefined, waiting: boolean) => void): () => void {
  shows.add(listener);
  return () => shows.delete(listener);
}
/** Hears of every page that has been reached. */
export const onArrival = (listener: (event: Event) => void): void => void arrivals.add(listener);
/** Hears that somebody leaves for another page. */
export const onDeparture = (listener: (event: { from: Place | undefined; pathname: string }) => void): void =>
  void departures.add(listener);

/** Begins: reads the address, asks the guard, loads the first page. */
export async function begin(of: App): Promise<void> {
  app = of;
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    // A jump within the page is the browser's own business.
    if (here && withoutHash(location.href) === withoutHash(here.href)) return;
    void arrive(location.href, { scroll: 'back' });
  });
  await arrive(location.href, { scroll: 'back' });
}

/**
 * Asks the guard again about the page one is on: somebody else is here now. What the last one saw is gone at once: a page
 * that stayed would ask anew for what has been forgotten, and fail on the way out. `instead` begins at another page.
 */
export const lookAgain = (instead?: string): Promise<void> => {
  tell(undefined, true);
  return instead === undefined
    ? arrive(location.href, { scroll: 'keep' })
    : arrive(new URL(instead, location.href).href, { scroll: 'top', enter: 'replace' });
};

/** Goes to a place. Resolves when its page is shown, or somebody has gone elsewhere meanwhile. */
export function go<P extends Path>({ to = '.', params, search = {}, ...options }: To<P>): Promise<void> {
  const pathname = to === '.' ? location.pathname : writePath(to, params);
  const query = typeof search === 'function' ? search((here?.search ?? {}) as SearchOf<P>) : search;
  return goTo(`${pathname}${writeSearch(query)}`, options);
}

/** Goes to an address of the app. */
export async function goTo(href: string, { replace = false, resetScroll = true, state = {} }: GoOptions = {}): Promise<void> {
  const kept = state === true ? (here?.state ?? {}) : state;
  await arrive(new URL(href, location.href).href, {
    scroll: resetScroll ? 'top' : 'keep',
    enter: replace ? 'replace' : 'push',
    state: kept,
  });
}

interface Arriving {
  scroll: Place['scroll'];
  key?: string;
  state?: State;
  /** How the browser's history learns of it; without it, it knows already. */
  enter?: 'push' | 'replace';
}

async function arrive(
  address: string,
  { scroll, enter, state = kept('state') ?? {}, key = enter === 'push' ? newKey() : (kept('key') ?? 'first') }: Arriving,
): Promise<void> {
  const mine = ++latest;
  const url = new URL(address);
  const pathname = url.pathname.replace(/(.)\/+$/, '$1');
  const search = readSearch(url.search);
  const samePage = here?.pathname === pathname && here.error === undefined;
  // Somebody who has gone elsewhere meanwhile waits for this page no longer.
  const late = samePage ? undefined : setTimeout(() => here && mine === latest && tell(here, true), patience);
  if (!samePage) for (const listener of departures) listener({ from: here, pathname });
  try {
    const place = await reached({ href: url.href, pathname, search, key, state, scroll });
    if (mine !== latest) return undefined;
    if (typeof place === 'string') return await arrive(new URL(place, url).href, { scroll: 'top', enter: 'replace' });
    // The files of a page are gone after a release: the browser begins anew at that address, with the new ones.
    if (place.error instanceof TypeError && here && navigator.onLine) return location.assign(url);
    if (enter === 'push') history.pushState({ key, state }, '', url);
    else if (enter === 'replace') history.replaceState({ key, state }, '', url);
    const event = { from: here, to: place };
    here = place;
    tell(place, false);
    for (const listener of arrivals) listener(event);
    return undefined;
  } finally {
    clearTimeout(late);
  }
}

const tell = (place: Place | undefined, waiting: boolean): void => {
  for (const listener of shows) listener(place, waiting);
};

type Bare = Pick<Place, 'href' | 'pathname' | 'search' | 'key' | 'state' | 'scroll'>;

/** The place with all its page needs; the address to go to instead, if the guard says so; or the place with what failed. */
async function reached(bare: Bare): Promise<Place | string> {
  let place: Place = { ...bare, route: undefined, params: {}, Page: undefined, Layout: undefined };
  try {
    const match = find(await app.routesOf(bare.pathname), bare.pathname);
    if (match) place = { ...place, route: match.route, params: match.params };
    const instead = await app.admit(bare);
    if (instead !== undefined) return instead;
    if (!match) return place;
    const [page, layout] = await fetched(match.route);
    // Asked for, not waited for: the page shows its skeleton while the data comes.
    page.load?.({ params: match.params, search: bare.search });
    return { ...place, Page: page.Page, Layout: layout?.Layout };
  } catch (error) {
    return { ...place, error };
  }
}

const fetched = async (route: Route): Promise<[PageFile, LayoutFile | undefined, unknown]> =>
  Promise.all([route.page(), route.layout?.(), route.prepare()]);

/** Loads the page of an address before it is gone to, and begins with its data. */
export async function preload(href: string): Promise<void> {
  const url = new URL(href, location.href);
  const match = find(await app.routesOf(url.pathname), url.pathname);
  if (!match) return;
  const [page] = await fetched(match.route);
  page.load?.({ params: match.params, search: readSearch(url.search) });
}

const withoutHash = (href: string): string => href.split('#', 1)[0] ?? href;
const newKey = (): string => Math.random().toString(36).slice(2);
/** What this router keeps with the entry of the browser's history. */
function kept<Name extends keyof Kept>(name: Name): Kept[Name] | undefined {
  const entry: unknown = history.state;
  return typeof entry === 'object' && entry !== null ? (entry as Partial<Kept>)[name] : undefined;
}
interface Kept {
  key: string;
  state: State;
}
