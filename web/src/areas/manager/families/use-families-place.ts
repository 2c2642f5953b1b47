import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { type Asked, conditionsIn } from './narrowing.ts';
import { numberIn, turned, usePageTrail } from './page-trail.ts';
import { asked, readOrder } from './row-order.ts';

/** Where the manager is in the table: search, conditions, order, page and open family, all of it in the address. */
export function useFamiliesPlace() {
  const search = useSearch({ from: '/manager' });
  const { search: typed = '', sort = '', before, family, do: doing } = search;
  const navigate = useNavigate({ from: '/manager' });
  const conditions = conditionsIn(search);
  const [trail, keepTrail] = usePageTrail([JSON.stringify(conditions), typed, sort].join(' '));
  const pageNumber = numberIn(trail, before ?? '');
  /** Changes a part of the address; the rest is as it is by now, not as it was when the page was drawn. */
  const change = (part: Asked, options: { replace?: boolean; resetScroll?: boolean } = {}) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, ...options });
  const firstPage = { before: undefined, family: undefined };
  return {
    search: typed,
    conditions,
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
    searchFor: (text: string) => change({ search: text, ...firstPage }, { replace: true, resetScroll: false }),
    /** Narrows the list by a condition, or by that no longer. */
    narrow: (by: Asked) => change({ ...by, ...firstPage }, { resetScroll: false }),
    sort: (order: string) => change({ sort: order, ...firstPage }, { replace: true, resetScroll: false }),
    open: (customerId: string | undefined) => change({ family: customerId }, { replace: true, resetScroll: false }),
    /** What of the address makes a view: everything but the page and the open family. */
    query: { ...(typed !== '' && { search: typed }), ...conditions, ...(sort !== '' && { sort }) },
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
export const listOf = ({ search, conditions: { age, ...others }, order }: Pick<FamiliesPlace, 'search' | 'conditions' | 'order'>) => ({
  ...(search !== '' && { search }),
  ...others,
  ...(age !== undefined && { age: Number(age) }),
  ...(order !== undefined && { order: asked(order) }),
});
