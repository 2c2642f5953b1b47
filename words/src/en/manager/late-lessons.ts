import type { texts as ru } from '../../ru/manager/late-lessons.ts';
import { count, fill, type Same } from '../../grammar.ts';

export const texts = {
  title: 'Late teachers',
  about: (time) => fill('The list keeps itself fresh, it is {time} MSK', { time }),
  empty: 'All teachers are in their lessons',
  emptyAbout: 'When somebody does not come in time, the lesson appears here by itself.',
  lessons: 'Lessons without a teacher',
  nobodyCame: (name) => fill('Has not come: {name}', { name }),
  contacts: 'Whom to call',
  teacherIs: (name) => fill('Teacher: {name}', { name }),
  family: 'Family:',
  call: (name, phone) => fill('Call {name}, {phone}', { name, phone }),
  write: (name, email) => fill('Write to {name}, {email}', { name, email }),
  waits: (n) => fill('waiting for {minutes}', { minutes: count('en', n, { one: 'minute', other: 'minutes' }) }),
  begins: 'begins now',
  replace: 'Replace the teacher',
  replaceIn: (when) => fill('Replace the teacher: {when}', { when }),
  give: (name) => fill('Give the lesson to {name}', { name }),
  who: 'Who gives the lesson',
  taken: 'This teacher is busy by now. Choose another one',
  usual: 'The teacher did not come to the lesson',
  given: (name) => fill('The lesson is given by {name}', { name }),
  back: 'Return the lesson with a bonus',
  backIn: (when) => fill('Return the lesson with a bonus: {when}', { when }),
  backAbout: (bonus) =>
    fill('The lesson is cancelled and comes back to the family with a bonus of {lessons}. The family gets a message.', {
      lessons: count('en', bonus, { one: 'lesson', other: 'lessons' }),
    }),
  backDo: 'Return the lesson and a bonus',
  returned: 'The family has the lesson and the bonus',
  backShort: 'Cancel the lesson',
  backFreeIn: (when) => fill('Cancel the lesson: {when}', { when }),
  backFree: 'The lesson is cancelled, and the family may book again. It gets a message.',
  backFreeDo: 'Cancel and tell the family',
  returnedFree: 'The lesson is cancelled, the family knows',
  noLonger: 'This lesson waits no longer: the teacher has come, or it was given away already.',
} satisfies Same<typeof ru>;
