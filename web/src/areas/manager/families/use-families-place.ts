import { familyBalances, familyLessons } from '@school/contract/back-office/calls';
import { processStates } from '@school/contract/calendar/limits';
import { familiesLimits } from '@school/contract/families/limits';

import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { numberIn, turned, usePageTrail } from './page-trail.ts';
import { asked, readOrder } from './row-order.ts';

export type ProcessState = (typeof processStates)[number];
type Asked = SearchOf<'/manager'>;

/** Where the manager is in the table: search, filter, order, page and open family, all of it in the address. */
export function useFamiliesPlace() {
  const {
    search = '',
    state: asked,
    balance: left,
    lessons: held,
    source: whence,
    sort = '',
    before,
    family,
    do: doing,
  } = useSearch({ from: '/manager' });
  const navigate = useNavigate({ from: '/manager' });
  const state = processStates.find((known) => known === asked);
  const balance = familyBalances.find((known) => known === left);
  const lessons = familyLessons.find((known) => known === held);
  const source = familiesLimits.sources.find((known) => known === whence);
  const [trail, keepTrail] = usePageTrail([state, balance, lessons, source, search, sort].join(' '));
  const pageNumber = numberIn(trail, before ?? '');
  /** Changes a part of the address; the rest is as it is by now, not as it was when the page was drawn. */
  const change = (part: Asked, options: { replace?: boolean; resetScroll?: boolean } = {}) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, ...options });
  const firstPage = { before: undefined, family: undefined };
  return {
    search,
    state,
    balance,
    lessons,
    source,
    before,
    family,
    /** What is being done on the page: a sheet that is open. */
    doing,
    act: (what: string | undefined) => change({ do: what }, { replace: true, resetScroll: false }),
    /** Of the whole list. */
    order: readOrder(sort),
    /** From 1; undefined when somebody else's link led to the middle of the list. */
    pageNumber,
    /** As typed: the browser's Back leaves the search as a whole, not letter by letter. */
    searchFor: (typed: string) => change({ search: typed, ...firstPage }, { replace: true, resetScroll: false }),
    filter: (chosen: ProcessState | undefined) => change({ state: chosen, ...firstPage }, { resetScroll: false }),
    /** Narrows the list by one of the other conditions. */
    narrow: (by: Pick<Asked, 'balance' | 'lessons' | 'source'>) => change({ ...by, ...firstPage }, { resetScroll: false }),
    sort: (order: string) => change({ sort: order, ...firstPage }, { replace: true, resetScroll: false }),
    open: (customerId: string | undefined) => change({ family: customerId }, { replace: true, resetScroll: false }),
    /** What of the address makes a view: everything but the page and the open family. */
    query: {
      ...(search !== '' && { search }),
      ...(state !== undefined && { state }),
      ...(balance !== undefined && { balance }),
      ...(lessons !== undefined && { lessons }),
      ...(source !== undefined && { source }),
      ...(sort !== '' && { sort }),
    },
    openView: (query: Readonly<Record<string, string>>) => void navigate({ search: query, resetScroll: false }),
    showAll: () => void navigate({ search: {} }),
    toFirst: () => change(firstPage),
    toPrevious: () => change({ before: pageNumber === undefined ? '' : trail.starts[pageNumber - 2], family: undefined }),
    toNext: (next: string) => {
      keepTrail(turned(trail, before ?? '', next));
      change({ before: next, family: undefined });
    },
  };
}

export type FamiliesPlace = ReturnType<typeof useFamiliesPlace>;

/** Which list it is, as the school is asked for it: the page and the open family aside. */
export const listOf = ({
  search,
  state,
  balance,
  lessons,
  source,
  order,
}: Pick<FamiliesPlace, 'search' | 'state' | 'balance' | 'lessons' | 'source' | 'order'>) => ({
  ...(search !== '' && { search }),
  ...(state !== undefined && { state }),
  ...(balance !== undefined && { balance }),
  ...(lessons !== undefined && { lessons }),
  ...(source !== undefined && { source }),
  ...(order !== undefined && { order: asked(order) }),
});
