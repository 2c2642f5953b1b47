import { refundStages } from '@school/contract/refunds/manager-shapes';

import { usePages } from '#api/use-pages.ts';
import { useTopic } from '#api/use-topic.ts';
import { useSearch } from '#kit/router/router.tsx';

/** What may be done about a refund from its card. */
const refundActions = ['approve', 'decline', 'waive', 'retry', 'hand'] as const;
export type RefundAction = (typeof refundActions)[number];

/** What the address asks for, and its refunds, page after page. Fresh as long as the page is open. */
export function useRefunds() {
  const { search = '', stage: asked, refund, do: action } = useSearch({ from: '/manager/money/refunds' });
  const stage = refundStages.find((known) => known === asked) ?? 'waiting';
  const query = { stage, ...(search !== '' && { search }) };
  useTopic('refunds');
  const { list, first, items, whole } = usePages('GET /manager/refunds', query, { itemsOf: (page) => page.refunds });
  return {
    search,
    stage,
    refund,
    action: refundActions.find((known) => known === action),
    list,
    refunds: items,
    counts: first?.counts,
    whole,
  };
}
