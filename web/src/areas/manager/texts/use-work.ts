import type { AnswerOf } from '@school/contract/calls';
import type { PageKey } from '@school/contract/pages/limits';
import type { PageBody } from '@school/contract/pages/shapes';

import { useCall } from '#api/use-call.ts';

import { useDrafted } from '../drafted/use-drafted.ts';

type Saved = AnswerOf<'POST /manager/texts/:page/draft'>;

/** The text that is being written. */
export function useWork(page: PageKey, work: Saved | null, inForce: PageBody) {
  const { mutateAsync } = useCall('POST /manager/texts/:page/draft');
  return useDrafted({
    saved: work,
    body: work?.draft.body ?? inForce,
    revisionOf: ({ draft }) => draft.revision,
    send: (revision, body) => mutateAsync({ params: { page }, body: { revision, body } }),
    changed: 'pages.draft_changed',
  });
}
