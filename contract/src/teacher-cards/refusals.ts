import type { Refusals } from '../refusal.ts';

/** Refusals around the card of a teacher. */
export const teacherCardsRefusals = {
  /** Sent to the school: taken back first. */
  'teacher_cards.waits': { status: 409, message: 'The card waits for the school' },
  'teacher_cards.nothing_waits': { status: 409, message: 'No card waits for the school' },
  'teacher_cards.nothing_changed': { status: 409, message: 'The card says what families see already' },
  /** `year`: this one. */
  'teacher_cards.since_in_future': { status: 422, message: 'Nobody teaches since a year to come' },
  'teacher_cards.not_found': { status: 404, message: 'Change not found' },
  'teacher_cards.decided': { status: 409, message: 'The change was decided or taken back' },
} as const satisfies Refusals;
