import { paymentsLimits } from '@school/contract/payments/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/by-hand.ts';
import { days } from '../shared/amounts.ts';

const { daysBack } = paymentsLimits.manual;

/** Orders and payments that a manager writes down. */
export const texts = {
  order: 'Make an order',
  pay: 'Write a payment down',
  payOf: (what) => `Write a payment down: ${what}`,
  product: 'Package',
  option: (name, sum) => `${name}, ${sum}`,
  currency: 'Currency',
  discount: 'Discount',
  discountHelp: 'The amount taken off the price. Empty: none.',
  discountWrong: 'An amount below the price, such as 20 or 20.50',
  total: (sum) => `To pay: ${sum}`,
  orderAbout:
    'The order waits as many days as the settings of the school say and takes the place of the family’s open order. The family sees it on its payment page.',
  reasonHelp: 'Who asked, and why at this price. It stays in the log.',
  noProducts: 'There are no packages in this currency',
  choose: 'Choose a package',
  made: (sum) => `An order of ${sum} waits to be paid`,
  way: 'How it was paid',
  ways: { cash: 'Cash', transfer: 'Transfer', terminal: 'Card terminal', invoice: 'Invoice' },
  amount: 'Amount',
  amountWrong: 'An amount, such as 352 or 352.50',
  day: 'When',
  dayHelp: `Not after today, and not more than ${days(daysBack)} ago`,
  document: {
    cash: 'Number of the cash receipt',
    transfer: 'Number of the transfer',
    terminal: 'Number of the slip',
    invoice: 'Number of the transfer',
  },
  documentHelp: 'One document is never written down twice',
  documentNeeded: 'Write the number of the document',
  other: (due) => `The order is for ${due}. Another amount adds no lessons: the money goes to “Stuck”, and you decide about it.`,
  exact: 'The lessons are on the balance at once.',
  done: (sum) => `The payment of ${sum} is written down`,
  waits: 'The payment waits for a second person',
  save: (sum) => `Write ${sum} down`,
  invoice: {
    make: 'Write an invoice',
    makeOf: (what) => `Write an invoice: ${what}`,
    about: 'The family gets a letter and downloads the invoice on its payment page. Unpaid, the order closes at the end of the last day.',
    days: 'Days to pay',
    made: (number) => `Invoice ${number} is written`,
    get: (number) => `Invoice ${number}`,
    due: (day) => `pay by ${day}`,
  },
} satisfies Same<typeof ru>;
