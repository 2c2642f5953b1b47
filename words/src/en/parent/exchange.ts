import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/exchange.ts';
import { giftLessons, groupLessons, individualLessons, lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Exchange lessons',
  about:
    'You can exchange individual lessons for group lessons and back, all or some of them. The exchange goes by value: whatever you paid for the lessons carries over. Their expiry date stays the same.',
  direction: 'What to exchange',
  from: { gold: 'Individual for group', silver: 'Group for individual' },
  free: (n: number) => `${n} free`,
  units: 'How many lessons to give',
  most: (n: number) => `You can exchange ${lessons(n)} at most now`,
  nothing: {
    title: { gold: 'No individual lessons are free', silver: 'No group lessons are free' },
    reserved: 'The lessons are reserved in the schedule. Cancel those you do not need, and they will become free.',
    none: 'You can exchange lessons that are on the balance and not in the schedule.',
    toSchedule: 'Open the schedule',
    toProducts: 'Choose a package',
  },
  subscription: 'Subscription lessons cannot be exchanged.',
  preview: 'Result',
  takes: 'You give',
  gives: 'You get',
  kinds: { gold: individualLessons, silver: groupLessons },
  until: (n: number, when: string) => `${lessons(n)} until ${when}`,
  terms: 'The new lessons are valid',
  after: 'Balance after the exchange',
  afterLine: { gold: 'Individual', silver: 'Group' },
  coming: (when, rate) => `Exchange changes on ${when}. ${rate ?? 'Exchange by value'}.`,
  rate: (take: number, give: number) => `Exchange rate: ${take} to ${give}`,
  worth: 'Value carried over',
  price: {
    lastOrder: 'Price per lesson, from your last package',
    catalogue: 'Price per lesson, from the smallest package',
    origin: 'Price per lesson, as you first paid',
  },
  stays: 'Left as they are',
  staysAbout: 'They are not worth one more whole lesson, so we leave them alone.',
  keeps: 'The new lessons keep the full value of those you give: nothing is lost in a refund or if you exchange back.',
  gifts: (n: number) => `Nothing was paid for gifts, so they cannot be exchanged: ${giftLessons(n)}.`,
  confirm: (n: number) => `Exchange ${lessons(n)}`,
  back: 'You can exchange them back at any time while they are free.',
  done: {
    gold: (n: number) => `Done: ${individualLessons(n)} more on the balance`,
    silver: (n: number) => `Done: ${groupLessons(n)} more on the balance`,
  },
} satisfies Same<typeof ru>;
