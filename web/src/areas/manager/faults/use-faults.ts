import { usePages } from '#api/use-pages.ts';
import { useSearch } from '#kit/router/router.tsx';

export const shownViews = ['open', 'handled', 'speed', 'health'] as const;

/** What the address asks for, and its faults, page after page. */
export function useFaults() {
  const { search = '', source: where, view: asked } = useSearch({ from: '/manager/faults' });
  const view = shownViews.find((known) => known === asked) ?? 'open';
  const source = (['app', 'server'] as const).find((known) => known === where);
  const state = view === 'handled' ? ('handled' as const) : ('open' as const);
  const query = { state, ...(search !== '' && { search }), ...(source && { source }) };
  const { list, items } = usePages('GET /manager/faults', query, {
    itemsOf: (page) => page.faults,
    next: ({ faults, hasMore }) => (hasMore ? faults.at(-1)?.lastAt : undefined),
    enabled: view === 'open' || view === 'handled',
  });
  return { view, source, search, list, faults: items };
}
