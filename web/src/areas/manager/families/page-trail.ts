import { useState } from 'react';

const place = 'manager.families.pages';

/** Where the pages begin that have been turned to, the first one ('') included, and of which list. */
export interface PageTrail {
  list: string;
  starts: readonly string[];
}

/** The trail of a list; another list begins anew. */
export const trailOf = (kept: PageTrail | undefined, list: string): PageTrail => (kept?.list === list ? kept : { list, starts: [''] });

/** The number of the page that begins there, from 1. Undefined when a link led there and not a turning of pages. */
export function numberIn({ starts }: PageTrail, start: string): number | undefined {
  const at = starts.indexOf(start);
  return at === -1 ? undefined : at + 1;
}

/** The trail after turning from one page to the next. */
export const turned = ({ list, starts }: PageTrail, from: string, to: string): PageTrail => ({
  list,
  // Who came by a link has no pages behind but the one he is on.
  starts: starts.includes(from) ? [...starts.slice(0, starts.indexOf(from) + 1), to] : starts,
});

/** The trail of the list one is in; the browser's tab keeps it, so that it outlives a reload. */
export function usePageTrail(list: string): [PageTrail, (trail: PageTrail) => void] {
  const [kept, setKept] = useState(read);
  const keep = (trail: PageTrail) => {
    setKept(trail);
    try {
      sessionStorage.setItem(place, JSON.stringify(trail));
    } catch {
      // A browser that keeps nothing knows the pages until it is reloaded.
    }
  };
  return [trailOf(kept, list), keep];
}

function read(): PageTrail | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isTrail(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isTrail = (kept: unknown): kept is PageTrail =>
  typeof kept === 'object' &&
  kept !== null &&
  'list' in kept &&
  typeof kept.list === 'string' &&
  'starts' in kept &&
  Array.isArray(kept.starts) &&
  kept.starts.every((start) => typeof start === 'string');
