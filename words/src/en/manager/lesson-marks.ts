import type { texts as ru } from '../../ru/manager/lesson-marks.ts';
import type { Same } from '../../grammar.ts';
import { minutes } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

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
  teacher: (name) => `Teacher: ${name}.`,
  since: (time) => `Waiting since ${time} ${schoolTime.en.by()}`,
  evidence: {
    notMarked: 'No mark',
    conducted: 'Marked as held',
    missed: 'Marked: the child did not come',
    without: (names) => `absent: ${names}`,
    markedBy: {
      teacher: (time) => `by the teacher, ${time} ${schoolTime.en.by()}`,
      manager: (time) => `by a manager, ${time} ${schoolTime.en.by()}`,
      school: (time) => `automatically, ${time} ${schoolTime.en.by()}`,
    },
    entered: (time) => `Teacher in the lesson since ${time} ${schoolTime.en.by()}`,
    enteredLate: (time, n) => `Teacher in the lesson since ${time} ${schoolTime.en.by()}, ${minutes(n)} late`,
    notEntered: 'Teacher not seen in the lesson',
  },
  family: (name) => `Lessons of the family: ${name}`,
  seen: 'All in order',
  seenOf: (when) => `All in order: ${when}`,
  decide: 'Decide',
  decideOf: (when) => `Decide: ${when}`,
  decideTitle: (family) => `Objection: ${family}`,
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
