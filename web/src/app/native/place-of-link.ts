import type { RegionPlace } from '@school/contract/region/shapes';

/** Where a link that the system gave to the app leads: a page of the app, in one of the regions. */
export interface LinkedPlace {
  /** Undefined: in whichever region one is. */
  place: RegionPlace | undefined;
  /** Path and query, without the region. */
  href: string;
}

/**
 * The page that a link means: `chip://schedule?week=…`, or an address of the school as it stands in its messages. Undefined for
 * every other link: somebody else's address opens nothing in here.
 */
export function placeOfLink(link: string, regions: readonly RegionPlace[]): LinkedPlace | undefined {
  const url = URL.parse(link);
  if (!url) return undefined;
  if (url.protocol === 'chip:') return { place: undefined, href: `/${link.slice('chip:'.length).replace(/^[/\\]+/, '')}` };
  // The longest address first: a region below another's address is not taken for it.
  const known = regions.toSorted((one, other) => other.address.length - one.address.length);
  for (const place of known) {
    const { origin, pathname } = new URL(place.address);
    const base = pathname.replace(/\/$/, '');
    const rest = url.pathname.slice(base.length);
    if (url.origin !== origin || !url.pathname.startsWith(base) || !/^(?:\/|$)/.test(rest)) continue;
    return { place, href: `/${rest.replace(/^\/+/, '')}${url.search}${url.hash}` };
  }
  return undefined;
}
