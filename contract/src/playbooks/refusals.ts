import type { Refusals } from '../refusal.ts';

/** Playbooks and their attempts (docs/rules/learning.md). */
export const playbooksRefusals = {
  /** A place beyond the last slide, and a playbook that is not in the course (docs/rules/refusals.md#server-messages). */
  'playbooks.slide_not_found': { status: 404, message: 'Slide not found' },
  'playbooks.attempt_not_found': { status: 404, message: 'Attempt not found' },
  'playbooks.attempt_finished': { status: 409, message: 'Attempt is finished' },
  /** The item is settled, or this try was answered otherwise before. */
  'playbooks.already_answered': { status: 409, message: 'Already answered' },
  /** Not an answer to this task: of another template, or with unknown cards. Counts as no try. */
  'playbooks.answer_unfit': { status: 422, message: 'The answer does not fit the task' },
  'playbooks.no_hint': { status: 409, message: 'There is no hint' },
  /** The item is not of the kind that a teacher marks, or nothing was handed in. */
  'playbooks.nothing_to_mark': { status: 409, message: 'There is nothing to mark' },
  /** A picture takes a comment and no mark; everything else takes a mark. */
  'playbooks.mark_unfit': { status: 422, message: 'The mark does not fit the work' },
  // Lessons that the staff write.
  'playbooks.lesson_not_found': { status: 404, message: 'Lesson not found' },
  'playbooks.version_not_found': { status: 404, message: 'Version not found' },
  'playbooks.no_draft': { status: 409, message: 'There is no draft to publish' },
  /** `by`: who saved it meanwhile; empty where it was published or thrown away. */
  'playbooks.lesson_changed': { status: 409, message: 'Somebody has saved another draft meanwhile' },
  /** `count`: how many places are wrong. */
  'playbooks.lesson_not_ready': { status: 409, message: 'The lesson has faults' },
  /** The school added it itself: there is none that came with the product. */
  'playbooks.lesson_is_own': { status: 409, message: 'The lesson did not come with the product' },
  'playbooks.level_not_found': { status: 404, message: 'Level not found' },
  /** `lessons`: how many a level may have. */
  'playbooks.level_full': { status: 409, message: 'The level has as many lessons as it may' },
  'playbooks.lesson_taken': { status: 409, message: 'The lesson was taken out of the course' },
  'playbooks.lesson_taught': { status: 409, message: 'The lesson is taught in the course' },
  'playbooks.last_lesson': { status: 409, message: 'A level keeps one lesson at least' },
  /** Somebody has moved it meanwhile; `number`: where it stands now. */
  'playbooks.lesson_moved': { status: 409, message: 'The lesson stands elsewhere by now' },
  'playbooks.lesson_at_end': { status: 409, message: 'The lesson stands at the end of its level' },
  /** `number`: the lesson that teaches letters which the other one asks for. */
  'playbooks.letters_come_later': { status: 409, message: 'Its letters are taught later' },
  'playbooks.lesson_is_original': { status: 409, message: 'The lesson is the one that came with the product' },
} as const satisfies Refusals;
