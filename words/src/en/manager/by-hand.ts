import { paymentsLimits } from '@school/contract/payments/limits';

import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/by-hand.ts';
import { days } from '../shared/amounts.ts';

const { daysBack } = paymentsLimits.manual;

/** Orders and payments that a manager writes down. */
export const texts = {
  order: 'Create an order',
  pay: 'Record a payment',
  payOf: (what) => `Record a payment: ${what}`,
  product: 'Package',
  option: (name, sum) => `${name}, ${sum}`,
  currency: 'Currency',
  discount: 'Discount',
  discountHelp: 'The amount off the price. Leave empty for no discount.',
  discountWrong: 'An amount below the price, such as 20 or 20.50',
  total: (sum) => `To pay: ${sum}`,
  orderAbout:
    'The order can be paid for as many days as the school’s settings allow, and replaces the family’s open order. The family will see it on their payment page.',
  reasonHelp: 'Who asked and why at this price. It’s kept in the log.',
  noProducts: 'No packages in this currency',
  choose: 'Choose a package',
  made: (sum) => `Order for ${sum} is awaiting payment`,
  way: 'How it was paid',
  ways: { cash: 'Cash', transfer: 'Transfer', terminal: 'Card terminal', invoice: 'Invoice' },
  amount: 'Amount',
  amountWrong: 'An amount, such as 352 or 352.50',
  day: 'When',
  dayHelp: `Today or earlier, but no more than ${days(daysBack)} ago`,
  document: {
    cash: 'Cash receipt number',
    transfer: 'Transfer number',
    terminal: 'Terminal slip number',
    invoice: 'Transfer number',
  },
  documentHelp: 'A document can’t be recorded twice',
  documentNeeded: 'Enter the document number',
  other: (due) =>
    `The order is for ${due}. With another amount no lessons are added: the payment appears under “Stuck”, and you decide what to do with it.`,
  exact: 'The lessons are added right away.',
  done: (sum) => `Payment of ${sum} recorded`,
  waits: 'The payment is awaiting a second person',
  save: (sum) => `Record ${sum}`,
  invoice: {
    make: 'Issue an invoice',
    makeOf: (what) => `Issue an invoice: ${what}`,
    about:
      'The family gets an e-mail and can download the invoice on their payment page. If it isn’t paid, the order closes at the end of the last day.',
    days: 'Days to pay',
    made: (number) => `Invoice ${number} issued`,
    get: (number) => `Invoice ${number}`,
    due: (day) => `pay by ${day}`,
  },
} satisfies Same<typeof ru>;
