import type { Given } from '@school/contract/call';
import type { regionCalls } from '@school/contract/region/calls';
import { type Region, regionRow } from '@school/contract/region/regions';

import type { Handlers } from './http.ts';
import type { Settings } from './settings.ts';

interface Visitor {
  /** ISO 3166, as the proxy in front says. */
  country?: string | undefined;
  /** `Accept-Language` of the browser. */
  languages?: string | undefined;
}

/**
 * The region that suits a visitor best: by the country, otherwise by the countries of its languages (`en-US`), otherwise the
 * first one offered. A suggestion and nothing more: whoever has an account is led to where it is.
 */
export function suggestRegion({ country = '', languages = '' }: Visitor, [first, ...others]: readonly [Region, ...Region[]]): Region {
  const of = (place: string) => [first, ...others].find((region) => regionRow(region).countries.includes(place.toUpperCase()));
  // The country is sure, XX and T1 are proxies' words for "unknown"; languages are a guess.
  if (/^[A-Z]{2}$/i.test(country) && country !== 'XX') return of(country) ?? first;
  const spoken = languages.matchAll(/\b[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/gi).map(([, place = '']) => of(place));
  return spoken.find((region) => region !== undefined) ?? first;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;
const textOf = (header: string | string[] | undefined): string | undefined => (typeof header === 'string' ? header : undefined);

/** The region for whoever sends these headers. */
export function regionFor(headers: Headers, { regions, countryHeader }: Pick<Settings, 'regions' | 'countryHeader'>): Region {
  const [first, ...others] = regions;
  const visitor = { country: textOf(headers[countryHeader]), languages: textOf(headers['accept-language']) };
  return suggestRegion(visitor, [first.region, ...others.map(({ region }) => region)]);
}

/** `GET /region`: every deployment can tell of all, so any of them may stand as the marketing host. */
export const regionHttp = (settings: Pick<Settings, 'regions' | 'countryHeader'>): Handlers<typeof regionCalls> => ({
  'GET /region': async ({ request }): Promise<Given<(typeof regionCalls)['GET /region']>> => ({
    region: regionFor(request.headers, settings),
    regions: settings.regions.map((place) => ({ ...place })),
  }),
});
