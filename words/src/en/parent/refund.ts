import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/refund.ts';
import { giftLessons, lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Refunds',
  about: 'We refund the exact value of unused lessons, lesson by lesson. Used lessons and gifts are not refunded.',
  requests: 'Your requests',
  quotes: 'What we can refund now',
  nothing: {
    title: 'There is nothing to refund',
    about: 'Every package you pay for will be listed here with the amount we would refund.',
  },
  package: { individual: 'Individual lessons', group: 'Group lessons', subscription: 'Subscription' },
  paid: (sum: string, when: string) => `Paid ${sum}, ${when}`,
  lot: {
    kind: { gold: 'Lessons of this package that became individual', silver: 'Lessons of this package that became group ones' },
    granted: 'In the package',
    used: 'Used or exchanged',
    reserved: 'Reserved in the schedule',
    back: 'Lessons to refund',
    value: 'Their price',
  },
  fee: 'The school keeps',
  feeWaived: (sum) => `The school won’t keep ${sum}`,
  lots: 'How it is counted',
  reserved: 'To get money for the reserved lessons too, cancel them first.',
  begun: (n: number) =>
    n === 1
      ? 'One more lesson has begun and is waiting for the teacher to mark it. If it did not take place, it can be refunded too.'
      : `${lessons(n)} more have begun and are waiting for the teacher to mark them. If they did not take place, they can be refunded too.`,
  toSchedule: 'Open the schedule',
  bonus: (n: number) => `${giftLessons(n)} from this package will be cancelled with it and ${n === 1 ? 'is' : 'are'} not refunded.`,
  leave: {
    title: 'If you end the weekly lessons',
    about: (n: number) => `Then we refund ${lessons(n)}. The schedule ends as soon as you send the request:`,
    schedule: (kid: string, course: string, off: number) => `${kid}, ${course}: ${lessons(off)} will be cancelled.`,
    lessons: 'lessons',
    stay: (n: number) =>
      n === 1 ? 'The next lesson still takes place: it is too close.' : `The next ${lessons(n)} still take place: they are too close.`,
    noReturn: 'The schedule does not come back with them: you would choose it again.',
    others: 'Some of the cancelled lessons were not paid for with this package, so this refund does not include them.',
    ask: (sum: string) => `End them and get ${sum} back`,
  },
  amount: 'Refund',
  days: (n: number) =>
    `The money goes back the way you paid, usually within ${count('en', n, { one: 'working day', other: 'working days' })}.`,
  ask: (sum: string) => `Get ${sum} back`,
  askNothing: 'Get a refund',
  dialog: {
    title: 'Refund request',
    waits: (n: number) =>
      `While the school decides, we set ${lessons(n)} aside: they cannot be booked. If you change your mind, withdraw the request and they return to your balance.`,
    reason: 'Why would you like a refund?',
    reasonHelp: 'In a few words of your own: it helps the school.',
    reasonFirst: 'Please write why',
    confirm: (sum: string) => `Ask for ${sum} back`,
    keep: 'Keep the lessons',
    done: 'The request is sent. You can follow it on this page.',
    changed: 'The amount has changed while you were reading. Check the new amount and send the request again.',
  },
  request: (sum: string) => `Refund of ${sum}`,
  taken: (n: number) => `for ${lessons(n)}`,
  takenBonus: (n: number) => `and ${giftLessons(n)}`,
  your: (reason: string) => `Your reason: ${reason}`,
  answer: (words: string) => `The school answered: ${words}`,
  state: {
    asked: 'the school decides',
    approved: 'a second person checks',
    sending: 'money on its way',
    failed: 'rejected by the bank',
    done: 'money is back',
    declined: 'declined',
    withdrawn: 'withdrawn',
  },
  steps: 'Progress of the request',
  step: {
    asked: 'Request received',
    approved: 'Approved by the school, a second person checks it',
    sending: 'Money sent to the bank',
    failed: 'The bank rejected it: the school is already dealing with it',
    done: 'The money is back',
    declined: 'The school declined; the lessons are yours again',
    withdrawn: 'You withdrew the request; the lessons are yours again',
  },
  ahead: 'not yet',
  withdraw: 'Withdraw the request',
  withdrawn: 'The request is withdrawn; the lessons are back on your balance',
  help: 'Write to the school',
  underWay: { look: 'Refund status' },
} satisfies Same<typeof ru>;
