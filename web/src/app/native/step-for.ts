import type { RegionPlace } from '@school/contract/region/shapes';

import { withoutToken } from '../take-arrival-token.ts';
import { placeOfLink } from './place-of-link.ts';

/** What a link that was opened asks of the running app. */
export type Step =
  /** To begin again in another region, at this page. */
  | { enter: RegionPlace; href: string }
  /** To begin again at this page: it brings a one-time token, which passes the door of the start before anything sees it. */
  | { begin: string }
  /** To go to this page. */
  | { go: string };

/** The step for a link, in the region the app is in; undefined: it is nobody's of ours. */
export function stepFor(link: string, regions: readonly RegionPlace[], here: string | undefined): Step | undefined {
  const linked = placeOfLink(link, regions);
  if (!linked) return undefined;
  const { place, href } = linked;
  if (place && here !== undefined && place.region !== here) return { enter: place, href };
  return withoutToken(new URL(href, 'https://app.invalid').href) ? { begin: href } : { go: href };
}
