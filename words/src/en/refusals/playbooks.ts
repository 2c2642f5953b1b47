import type { playbooksRefusals } from '@school/contract/playbooks/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'playbooks.lesson_not_found': 'There is no such lesson in the course',
  'playbooks.version_not_found': 'There is no such version',
  'playbooks.no_draft': 'The draft has gone: it was published or thrown away',
  'playbooks.lesson_changed': 'The lesson has changed: {by}. Open the page again',
  'playbooks.lesson_not_ready': 'The lesson has faults: {count}. Mend them and try again',
  'playbooks.lesson_is_own': 'The school added this lesson itself: there is no original',
  'playbooks.level_not_found': 'There is no such level',
  'playbooks.level_full': 'The level has {lessons} lessons already: there is no room for more',
  'playbooks.lesson_taken': 'The lesson was taken out already',
  'playbooks.lesson_taught': 'The lesson is in the course already',
  'playbooks.last_lesson': 'It is the last lesson of the level: add another one first',
  'playbooks.lesson_is_original': 'It is the original lesson already',
} satisfies FurtherRefusalTexts<typeof playbooksRefusals>;
