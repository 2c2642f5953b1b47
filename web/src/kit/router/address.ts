import type { Route } from './table.ts';

/** Addresses and the table of paths: which page an address means, and how a place is written as an address. */

export type Params = Readonly<Record<string, string>>;
export type Search = Readonly<Record<string, string>>;

/** The query of an address as plain strings; numbers stay as they were written. */
export const readSearch = (query: string): Search => Object.fromEntries(new URLSearchParams(query));

/** And back; what is missing or empty is left out. */
export function writeSearch(search: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined && value !== '') query.set(name, value);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** `/kids/$kidUid` with its params in place. */
export const writePath = (path: string, params: Params = {}): string =>
  path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

export interface Match<R extends Route = Route> {
  route: R;
  params: Params;
}

/** The page of an address; a word in a path goes before a param at the same place. Undefined: there is none. */
export function find<R extends Route>(routes: readonly R[], pathname: string): Match<R> | undefined {
  const parts = partsOf(pathname);
  let best: (Match<R> & { words: string }) | undefined;
  for (const route of routes) {
    const pattern = partsOf(route.path);
    if (pattern.length !== parts.length) continue;
    const params: Record<string, string> = {};
    let words = '';
    const fits = pattern.every((part, at) => {
      const given = parts[at] ?? '';
      const isParam = part.startsWith('$');
      words += isParam ? '0' : '1';
      if (isParam) params[part.slice(1)] = decoded(given);
      return isParam || part === given;
    });
    if (fits && (!best || words > best.words)) best = { route, params, words };
  }
  return best && { route: best.route, params: best.params };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Is this place where one is? `exact` asks for the page itself, otherwise what lies below it counts too. */
export function isAt(here: string, place: string, exact: boolean): boolean {
  const [at, path] = [here.replace(/(.)\/$/, '$1'), place.replace(/(.)\/$/, '$1')];
  return at === path || (!exact && at.startsWith(path === '/' ? path : `${path}/`));
}
