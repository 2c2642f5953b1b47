import type { texts as ru } from '../../ru/teacher/room-teaching.ts';
import type { Same } from '../../grammar.ts';

/** What a teacher does with a task in the room of a lesson. */
export const texts = {
  itemOf: (at, of) => `${at} of ${of}`,
  taskTools: 'What to do with the task',
  takeHand: 'Take in hand',
  giveHand: 'Give back',
  giveHint: 'Give a hint',
  showRight: 'Show the answer',
  closeTask: 'End the task',
} satisfies Same<typeof ru>;
