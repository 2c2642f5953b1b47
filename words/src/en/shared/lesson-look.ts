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
    transferred: 'rescheduled',
    replacement: 'substitute',
    trial: 'trial',
  },
  room: {
    enter: 'Join lesson',
    enterAs: (name: string) => `Join: ${name}`,
    lookIn: 'Watch',
    howItWent: 'How it went',
    seen: 'The teacher and your child will see that you’re watching',
    here: (names: string) => `In class: ${names}`,
    onSince: (time: string) => `Lesson on since ${time}`,
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
      bye: 'Now: saying goodbye',
    },
    part: (n: number, of: number) => `Part ${n} of ${of}.`,
    outside: 'Video and sound are on another platform: you’ll find the button in the classroom.',
    nobody: 'Nobody is in class yet',
  },
  heldShort: 'held',
  topic: (title: string) => `Topic: ${title}`,
  today: 'today',
  tomorrow: 'tomorrow',
  schoolTime: (time: string) => `${time} ${schoolTime.en.mark()}`,
  unpaid: 'not paid',
  held: (until: string) => `held until ${until}`,
  heldTrial: (until: string) => `to be confirmed by ${until}`,
  movedFrom: (when: string) => `was: ${when}`,
  insteadOf: (teacher: string) => `instead of ${teacher}`,
  clockShift: (n: number) => {
    const size = Math.abs(n);
    return `The clocks have changed: the lesson is ${size % 60 === 0 ? hoursText(size / 60) : minutes(size)} ${n < 0 ? 'earlier' : 'later'} in your time`;
  },
  sibling: (name: string, hours: string) => `Another lesson at the same time: ${name}, ${hours}`,
  siblingShort: (name: string) => `lesson: ${name}`,
  introMoved: (max) =>
    max === 0
      ? 'To reschedule a trial lesson, message us.'
      : `A trial lesson can be rescheduled ${times(max)}, and this one already has been. Message us and we’ll help.`,
  askForHelp: 'Message the school',
  moveLesson: 'Reschedule',
  cancelLesson: 'Cancel lesson',
  hours: (n: number) => `${n} h`,
  minutes: (n: number) => `${n} min`,
  tooLateToMove: (left: string) => `${left} to go: message us to reschedule`,
  tooLateToCancel: (left: string) => `${left} to go: message us to cancel`,
  moveCase: (lesson: string) => `Hello! Please help us reschedule a lesson: ${lesson}. The reason: `,
  cancelCase: (lesson: string) => `Hello! Please help us cancel a lesson: ${lesson}. The reason: `,
  howItWentCase: (lesson: string) => `Hello! The lesson is over, but it hasn’t been marked: ${lesson}. What happened: `,
  theLesson: (kids: string, subject: string, when: string, zone: string) => `${kids}, ${subject}, ${when} (${zone})`,
  withTeacher: (lesson: string, teacher: string) => `${lesson}, teacher ${teacher}`,
} satisfies Same<typeof ru>;
