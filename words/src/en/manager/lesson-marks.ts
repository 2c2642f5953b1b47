import type { texts as ru } from '../../ru/manager/lesson-marks.ts';
import { count, fill, type Same } from '../../grammar.ts';

export const texts: Same<typeof ru> = {
  title: 'Marks of lessons',
  about: 'What families object to, and lessons that were marked unusually or not at all.',
  empty: 'All marks are in order',
  emptyAbout: 'If a family objects or a lesson is marked unusually, it will appear here.',
  kinds: {
    objection: 'the family objects',
    early: 'marked early',
    withoutPresence: 'teacher not seen in the lesson',
    heldShort: 'together for less than half of the lesson',
    unmarked: 'not marked',
  },
  teacher: (name) => fill('Teacher: {name}.', { name }),
  since: (time) => fill('Waiting since {time} Moscow time', { time }),
  evidence: {
    notMarked: 'No mark',
    conducted: 'Marked as held',
    missed: 'Marked: the child did not come',
    without: (names) => fill('absent: {names}', { names }),
    markedBy: {
      teacher: (time) => fill('by the teacher, {time} Moscow time', { time }),
      manager: (time) => fill('by a manager, {time} Moscow time', { time }),
      school: (time) => fill('automatically, {time} Moscow time', { time }),
    },
    entered: (time) => fill('Teacher in the lesson since {time} Moscow time', { time }),
    enteredLate: (time, minutes) =>
      fill('Teacher in the lesson since {time} Moscow time, {minutes} late', {
        time,
        minutes: count('en', minutes, { one: 'minute', other: 'minutes' }),
      }),
    notEntered: 'Teacher not seen in the lesson',
  },
  family: (name) => fill('Lessons of the family: {name}', { name }),
  seen: 'All in order',
  seenOf: (when) => fill('All in order: {when}', { when }),
  decide: 'Decide',
  decideOf: (when) => fill('Decide: {when}', { when }),
  decideTitle: (family) => fill('Objection: {family}', { family }),
  outcome: 'Decision',
  outcomes: { upheld: 'The family is right', rejected: 'The mark is right' },
  outcomeNeeded: 'Choose a decision',
  effects: {
    upheld: 'The lesson that was charged and the promised gift go back to the family, and the teacher is not paid for it.',
    rejected: 'Nothing changes, and the teacher is paid as usual.',
  },
  answer: 'Answer to the family',
  answerHelp: 'The family will read it in a letter and in the lesson’s card.',
  save: 'Save the decision',
};
