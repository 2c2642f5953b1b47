import type { playbooksRefusals } from '@school/contract/playbooks/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'playbooks.lesson_not_found': 'Lesson not found in the course',
  'playbooks.version_not_found': 'Version not found',
  'playbooks.no_draft': 'The draft has been published or deleted',
  'playbooks.lesson_changed': 'The lesson has been changed by {by}. Open the page again',
  'playbooks.lesson_not_ready': 'Errors in the lesson: {count}. Fix them and try again',
  'playbooks.lesson_is_own': 'Your school added this lesson, so there’s no original',
  'playbooks.level_not_found': 'Level not found',
  'playbooks.level_full': 'The level already has {lessons} lessons, which is the limit',
  'playbooks.lesson_taken': 'The lesson has already been removed',
  'playbooks.lesson_taught': 'The lesson is already in the course',
  'playbooks.last_lesson': 'This is the last lesson in the level. Add another one first',
  'playbooks.lesson_moved': 'The lesson has already been moved: it’s number {number} now',
  'playbooks.lesson_at_end': 'It can’t go further: this is the edge of the level',
  'playbooks.letters_come_later': 'This lesson needs letters taught in lesson {number}, which has to come first',
  'playbooks.lesson_is_original': 'This is already the original lesson',
} satisfies FurtherRefusalTexts<typeof playbooksRefusals>;
