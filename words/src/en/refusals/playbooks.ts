import type { playbooksRefusals } from '@school/contract/playbooks/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'playbooks.lesson_not_found': 'There is no such lesson in the course',
  'playbooks.version_not_found': 'There is no such version',
  'playbooks.no_draft': 'The draft has gone: it was published or thrown away',
  'playbooks.lesson_changed': 'The lesson has changed: {by}. Open the page again',
  'playbooks.lesson_not_ready': 'The lesson has faults: {count}. Mend them and try again',
  'playbooks.lesson_is_original': 'It is the original lesson already',
} satisfies FurtherRefusalTexts<typeof playbooksRefusals>;
