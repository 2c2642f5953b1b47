import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/exchange.ts';
import { giftLessons, groupLessons, individualLessons, lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Exchange lessons',
  about:
    'You can exchange individual lessons for group lessons and back, all or some of them. Their value doesn’t change: what you paid for the lessons is what you get. The expiry date stays the same, too.',
  direction: 'What to exchange',
  from: { gold: 'Individual for group', silver: 'Group for individual' },
  free: (n: number) => `${n} available`,
  units: 'How many lessons to exchange',
  most: (n: number) => `You can exchange up to ${lessons(n)} now`,
  nothing: {
    title: { gold: 'No individual lessons available', silver: 'No group lessons available' },
    reserved: 'All your lessons are in the schedule. Cancel those you don’t need to exchange them.',
    none: 'You can exchange lessons that are on the balance and not in the schedule.',
    toSchedule: 'Open the schedule',
    toProducts: 'Choose a package',
  },
  subscription: 'Subscription lessons can’t be exchanged.',
  preview: 'Result',
  takes: 'You give',
  gives: 'You get',
  kinds: { gold: individualLessons, silver: groupLessons },
  until: (n: number, when: string) => `${lessons(n)} until ${when}`,
  terms: 'The new lessons are valid',
  after: 'Balance after the exchange',
  afterLine: { gold: 'Individual', silver: 'Group' },
  coming: (when, rate) => `Exchange terms change on ${when}. ${rate ?? 'Exchange by value'}.`,
  rate: (take: number, give: number) => `Exchange rate: ${take} to ${give}`,
  worth: 'Value of the lessons',
  price: {
    lastOrder: 'Price per lesson, from your last package',
    catalogue: 'Price per lesson, from the smallest package',
    origin: 'Price per lesson, as you first paid',
  },
  stays: 'Stays as it is',
  staysAbout: 'These don’t add up to one more whole lesson, so you keep them.',
  keeps: 'The new lessons keep the full value of those you give: nothing is lost in a refund or if you exchange back.',
  gifts: (n: number) => `Gifts weren’t paid for, so they can’t be exchanged: ${giftLessons(n)}.`,
  confirm: (n: number) => `Exchange ${lessons(n)}`,
  back: 'You can exchange them back at any time while they aren’t in the schedule.',
  done: {
    gold: (n: number) => `Done: ${individualLessons(n)} added to your balance`,
    silver: (n: number) => `Done: ${groupLessons(n)} added to your balance`,
  },
} satisfies Same<typeof ru>;
