import type { texts as ru } from '../../ru/teacher/teacher-absences.ts';
import { count, fill, type Same } from '../../grammar.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });
const families = (n: number) => count('en', n, { one: 'family', other: 'families' });

export const texts = {
  title: 'Absences',
  about: 'Note an illness or a holiday: we give the lessons to colleagues and write to the families.',
  illNow: (time) => fill('Ill today from {time} on', { time }),
  plan: { illness: 'Ill on other days', holiday: 'Holiday' },
  kinds: { illness: 'Illness', holiday: 'Holiday' },
  form: {
    title: { illness: 'Note an illness', holiday: 'Note a holiday' },
    kind: 'Reason',
    from: 'First day',
    to: 'Last day',
    at: 'On the first day from',
    wholeDay: 'the whole day',
    back: 'Do not note it',
    looking: 'Looking which lessons it touches…',
    notLooked: 'We could not look at the lessons. All you chose is still here.',
    lookAgain: 'Look again',
    newList: 'The schedule changed while you were looking. This is the new list, please check it again.',
    none: 'No lessons at this time. The hours will close, nobody can book them.',
    lessons: (n) => fill('Touches {lessons}', { lessons: lessons(n) }),
    note: 'What colleagues should know',
    noteHelp: 'Where you stopped, what the child likes, what to mind. Families do not see it.',
    give: (n, to) => fill('Give away {lessons} and tell {families}', { lessons: lessons(n), families: families(to) }),
    giveAndCancel: (given, canceled, to) =>
      fill('Give away {given}, cancel {canceled} and tell {families}', { given: lessons(given), canceled, families: families(to) }),
    cancel: (n, to) => fill('Cancel {lessons} and tell {families}', { lessons: lessons(n), families: families(to) }),
  },
  choice: {
    who: (when) => fill('Who gives the lesson of {when}', { when }),
    other: 'Choose another',
    otherFor: (when) => fill('Choose another: {when}', { when }),
    nobody: 'Nobody: cancel the lesson',
    willCancel: 'The lesson will be cancelled, the family may choose another time.',
  },
  done: 'Done',
  doneAbout: 'Each family got one message, and may choose another time.',
  given: (name) => fill('given by {name}', { name }),
  canceled: 'cancelled',
  when: (days, time) => fill('{days}, from {time}', { days, time }),
  now: 'now',
  ahead: 'ahead',
  ended: 'ended earlier',
  coming: 'Now and ahead',
  past: 'Past',
  none: 'No absences',
  noneAbout: 'When you note an illness or a holiday, it will appear here.',
  touched: lessons,
  back: { now: 'Back earlier', ahead: 'It will not happen' },
  backAbout: {
    now: 'Your hours open from this minute. Lessons given away stay with your colleagues.',
    ahead: 'Your hours on these days open. Lessons given away stay with your colleagues.',
  },
  backDo: 'Open my hours',
  backNot: 'Leave it as it is',
  backDone: 'Your hours are open again',
} satisfies Same<typeof ru>;
