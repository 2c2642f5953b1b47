import { remedies, caseKinds } from '@school/contract/reconciliation/shapes';

import { usePages } from '#api/use-pages.ts';
import { useSearch } from '#kit/router/router.tsx';

/** What the address asks for, and the cases of it, page after page. The count in the bar above keeps them live. */
export function useCases() {
  const { search = '', kind: asked, state: shown, case: caseId, do: attempt } = useSearch({ from: '/manager/money' });
  const kind = caseKinds.find((known) => known === asked);
  const state = shown === 'closed' ? 'closed' : 'open';
  const { list, first, items, whole } = usePages(
    'GET /manager/reconciliation',
    { state, ...(search !== '' && { search }), ...(kind !== undefined && { kind }) },
    { itemsOf: (page) => page.cases },
  );
  return {
    state,
    search,
    kind,
    pages: list,
    latest: first,
    cases: items,
    whole,
    caseId,
    remedy: remedies.find((known) => known === attempt),
  } as const;
}
