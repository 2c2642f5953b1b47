import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/teacher/teacher-room-help.ts';

export const texts = {
  title: 'What’s wrong?',
  open: 'Get help',
  codes: {
    missing: 'The child isn’t here',
    cannot_hear: 'I can’t hear the child',
    not_heard: 'They can’t hear me',
    cannot_see: 'No picture',
    line: 'The connection is breaking up',
    task: 'A mistake in a task',
    behaviour: 'Behaviour',
    child_upset: 'The child is upset',
    other: 'Something else',
  },
  about: 'The school sees the connection, the device and the browser. It doesn’t get any video or audio.',
  call: 'Call for help',
  phone: 'By phone',
  phoneAbout: 'The school will connect you with the family by phone without sharing numbers. The board and tasks stay on screen.',
  phoneOf: (name: string) => `Call the family: ${name}`,
  bridge: 'The school is calling you and the family and will connect you without sharing numbers. The board and tasks stay on screen.',
  school: 'Someone at the school is about to connect you with the family without sharing numbers. The board and tasks stay on screen.',
  byPhone: 'The lesson by phone',
  you: 'You',
  family: (kid: string) => `Family: ${kid}`,
  endsIn: (digits: string) => `number ending in ${digits}`,
  rings: (n: number) => `calling, ${n} s`,
  connects: 'waiting',
  unanswered: (n: number) =>
    `No answer within ${count('en', n, { one: 'second', other: 'seconds' })}? Call the school, or end the lesson as a breakdown. The family gets the lesson back.`,
  unansweredTrial: (n: number) =>
    `No answer within ${count('en', n, { one: 'second', other: 'seconds' })}? Call the school, or end the lesson as a breakdown. The family picks another time.`,
  breakDown: 'End as a breakdown',
  sent: 'The school knows: help is on its way',
  taken: (name: string) => `${name} is looking into it`,
} satisfies Same<typeof ru>;
