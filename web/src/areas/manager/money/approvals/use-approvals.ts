import { approvedActs } from '@school/contract/approvals/limits';

import { usePages } from '#api/use-pages.ts';
import { useTopic } from '#api/use-topic.ts';
import { useSearch } from '#kit/router/router.tsx';

const actions = ['approve', 'decline'] as const;

/** What the address asks for, and the acts of it, page after page. Fresh as long as the page is open. */
export function useApprovals() {
  const { search = '', act: asked, state: shown, approval, do: action } = useSearch({ from: '/manager/money/approvals' });
  const act = approvedActs.find((known) => known === asked);
  const state = shown === 'decided' ? ('decided' as const) : ('waiting' as const);
  const query = { state, ...(search !== '' && { search }), ...(act !== undefined && { act }) };
  useTopic('approvals');
  const { list, items, whole } = usePages('GET /manager/approvals', query, { itemsOf: (page) => page.approvals });
  return { search, act, state, approval, action: actions.find((known) => known === action), list, approvals: items, whole };
}
