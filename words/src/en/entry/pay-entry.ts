import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/entry/pay-entry.ts';
import { lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Payment for lessons',
  asks: (parent: string) => `${parent} asks you to pay for lessons`,
  kinds: { individual: 'Individual lessons', group: 'Lessons in a group', subscription: 'Subscription to groups' },
  lessons,
  total: 'To pay',
  until: (when: string) => `It can be paid until ${when}`,
  methods: 'How to pay',
  ways: { card: 'By card', erip: 'By ERIP' } as Record<string, string>,
  pay: (sum: string) => `Pay ${sum}`,
  once: 'It is paid once. The lessons go to the family’s balance at once.',
  terms: 'By paying you accept {terms}',
  termsLink: 'the terms of the school',
  noWays: 'It cannot be paid now. Try again later',
  states: {
    bank: { title: 'The bank is at work', about: 'It usually takes a minute. The page follows by itself.' },
    paid: { title: 'Paid', about: 'Thank you! The lessons are on the family’s balance, and we have told them.' },
    over: { title: 'It cannot be paid any more', about: 'The link has run out. Ask whoever sent it for a new one.' },
  },
  gone: { title: 'The link does not work', about: 'It was cancelled, or it was not copied whole. Ask whoever sent it for a new one.' },
} satisfies Same<typeof ru>;
