import type { texts as ru } from '../../ru/manager/late-lessons.ts';
import type { Same } from '../../grammar.ts';
import { lessons, minutes } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

export const texts = {
  title: 'Late for lessons',
  children: 'The child is not in the lesson',
  toRoom: 'Open the classroom',
  about: (time) => `The list keeps itself fresh, it is ${time} ${schoolTime.en.mark()}`,
  empty: 'All teachers are in their lessons',
  emptyAbout: 'When somebody does not come in time, the lesson appears here by itself.',
  lessons: 'Lessons without a teacher',
  nobodyCame: (name) => `Has not come: ${name}`,
  contacts: 'Whom to call',
  teacherIs: (name) => `Teacher: ${name}`,
  family: 'Family:',
  call: (name, phone) => `Call ${name}, ${phone}`,
  write: (name, email) => `Write to ${name}, ${email}`,
  waits: (n) => `waiting for ${minutes(n)}`,
  begins: 'begins now',
  replace: 'Replace the teacher',
  replaceIn: (when) => `Replace the teacher: ${when}`,
  give: (name) => `Give the lesson to ${name}`,
  who: 'Who gives the lesson',
  taken: 'This teacher is busy by now. Choose another one',
  usual: 'The teacher did not come to the lesson',
  given: (name) => `The lesson is given by ${name}`,
  back: 'Return the lesson with a bonus',
  backIn: (when) => `Return the lesson with a bonus: ${when}`,
  backAbout: (bonus) =>
    `The lesson is cancelled and comes back to the family with a bonus of ${lessons(bonus)}. The family gets a message.`,
  backDo: 'Return the lesson and a bonus',
  returned: 'The family has the lesson and the bonus',
  backShort: 'Cancel the lesson',
  backFreeIn: (when) => `Cancel the lesson: ${when}`,
  backFree: 'The lesson is cancelled, and the family may book again. It gets a message.',
  backFreeDo: 'Cancel and tell the family',
  returnedFree: 'The lesson is cancelled, the family knows',
  noLonger: 'This lesson waits no longer: the teacher has come, or it was given away already.',
} satisfies Same<typeof ru>;
