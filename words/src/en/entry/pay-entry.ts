import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/entry/pay-entry.ts';
import { lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Payment for lessons',
  asks: (parent: string) => `${parent} is asking you to pay for lessons`,
  kinds: { individual: 'Individual lessons', group: 'Group lessons', subscription: 'Subscription' },
  lessons,
  total: 'To pay',
  until: (when: string) => `You can pay until ${when}`,
  methods: 'How to pay',
  ways: { card: 'By card', erip: 'Via ERIP' } as Record<string, string>,
  pay: (sum: string) => `Pay ${sum}`,
  once: 'A one-off payment. The lessons appear on the family’s balance right away.',
  terms: 'By paying you accept {terms}',
  termsLink: 'the school’s terms',
  noWays: 'Payment isn’t available right now. Try again later',
  states: {
    bank: { title: 'The bank is processing the payment', about: 'It usually takes a minute. This page updates automatically.' },
    paid: { title: 'Paid', about: 'Thank you! The lessons are on the family’s balance, and we’ve let them know.' },
    over: { title: 'You can no longer pay', about: 'The link has expired. Ask the person who sent it for a new one.' },
  },
  gone: { title: 'The link doesn’t work', about: 'It was cancelled, or not copied in full. Ask the person who sent it for a new one.' },
} satisfies Same<typeof ru>;
