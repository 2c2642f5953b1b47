import type { texts as ru } from '../../ru/shared/lesson-look.ts';
import { type Same } from '../../grammar.ts';
import { hours, minutes, times } from './amounts.ts';
import { schoolTime } from '../../school-time.ts';

const hoursText = (n: number) => (n === 1 ? 'an hour' : hours(n));

export const texts = {
  short: {
    individual: 'single',
    group: 'group',
    virtual: 'virtual',
    regular: 'regular',
    transferred: 'moved',
    replacement: 'replaced',
    trial: 'trial',
  },
  room: {
    enter: 'Go to the lesson',
    enterAs: (name: string) => `Go in: ${name}`,
    lookIn: 'Look in',
    howItWent: 'How the lesson went',
    seen: 'The teacher and your child will see that you look on',
    here: (names: string) => `In class: ${names}`,
    onSince: (time: string) => `The lesson is on since ${time}`,
    gone: (n: number, of: number) => `${n} of ${of} min`,
    /** What is done in the lesson just now. */
    now: {
      hello: 'Now: saying hello',
      warm: 'Now: warming up',
      explain: 'Now: something new',
      together: 'Now: a task together',
      move: 'Now: moving about',
      play: 'Now: tasks',
      check: 'Now: checking',
      more: 'Now: more tasks',
      bye: 'Now: saying good-bye',
    },
    part: (n: number, of: number) => `Part ${n} of ${of}.`,
    outside: 'Video and sound of this lesson are on another platform: the button to it is in the classroom.',
    nobody: 'Nobody is in class yet',
  },
  heldShort: 'held',
  topic: (title: string) => `Topic: ${title}`,
  today: 'today',
  tomorrow: 'tomorrow',
  moscow: (time: string) => `${time} ${schoolTime.en.mark()}`,
  unpaid: 'not paid',
  held: (until: string) => `held until ${until}`,
  heldTrial: (until: string) => `to be confirmed by ${until}`,
  movedFrom: (when: string) => `was: ${when}`,
  insteadOf: (teacher: string) => `instead of ${teacher}`,
  clockShift: (n: number) => {
    const size = Math.abs(n);
    return `The clocks have changed: the lesson is ${size % 60 === 0 ? hoursText(size / 60) : minutes(size)} ${n < 0 ? 'earlier' : 'later'} in your time`;
  },
  sibling: (name: string, hours: string) => `Another lesson at that time: ${name}, ${hours}`,
  siblingShort: (name: string) => `lesson: ${name}`,
  introMoved: (max) =>
    max === 0
      ? 'The contact centre moves trial lessons.'
      : `A trial can be moved ${times(max)}, and this one already has been. The contact centre will help.`,
  askForHelp: 'Write to the contact centre',
  moveLesson: 'Move the lesson',
  cancelLesson: 'Cancel the lesson',
  hours: (n: number) => `${n} h`,
  minutes: (n: number) => `${n} min`,
  tooLateToMove: (left: string) => `${left} left: ask the contact centre to move it`,
  tooLateToCancel: (left: string) => `${left} left: ask the contact centre to cancel it`,
  moveCase: (lesson: string) => `Hello! Please help us move a lesson: ${lesson}. The reason: `,
  cancelCase: (lesson: string) => `Hello! Please help us cancel a lesson: ${lesson}. The reason: `,
  howItWentCase: (lesson: string) => `Hello! The lesson is over, and it is not marked: ${lesson}. What happened: `,
  theLesson: (kids: string, subject: string, when: string, zone: string) => `${kids}, ${subject}, ${when} (${zone})`,
  withTeacher: (lesson: string, teacher: string) => `${lesson}, teacher ${teacher}`,
} satisfies Same<typeof ru>;
