import type { texts as ru } from '../../ru/manager/lesson-marks.ts';
import type { Same } from '../../grammar.ts';
import { minutes } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

export const texts: Same<typeof ru> = {
  title: 'Lesson marks',
  about: 'Families’ objections and lessons marked unusually or not at all.',
  empty: 'All marks are in order',
  emptyAbout: 'If a family objects or a lesson is marked unusually, it will appear here.',
  kinds: {
    objection: 'the family objects',
    early: 'marked early',
    withoutPresence: 'teacher didn’t join the lesson',
    heldShort: 'together for less than half of the lesson',
    unmarked: 'not marked',
  },
  teacher: (name) => `Teacher: ${name}.`,
  since: (time) => `Waiting since ${time} ${schoolTime.en.by()}`,
  evidence: {
    notMarked: 'No mark',
    conducted: 'Marked as completed',
    missed: 'Marked: the child didn’t come',
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
  family: (name) => `Family’s lessons: ${name}`,
  seen: 'All in order',
  seenOf: (when) => `All in order: ${when}`,
  decide: 'Decide',
  decideOf: (when) => `Decide: ${when}`,
  decideTitle: (family) => `Objection: ${family}`,
  outcome: 'Decision',
  outcomes: { upheld: 'The family is right', rejected: 'The mark is correct' },
  outcomeNeeded: 'Choose a decision',
  effects: {
    upheld: 'The charged lesson and the promised gift are returned to the family, and the teacher isn’t paid for it.',
    rejected: 'Nothing changes, and the teacher is paid as usual.',
  },
  answer: 'Answer to the family',
  answerHelp: 'The family will see it in an e-mail and in the lesson details.',
  save: 'Save the decision',
};
