import type { TopUpTexts } from '../../letters/top-up-texts.ts';
import { lessons as units } from '../shared/amounts.ts';

type Ended = Parameters<TopUpTexts['topUpEnded']>[0];
const reasons: Record<Ended['why'], (card: string) => string> = {
  card: (card) => `card ${card} cannot be charged any more: it has expired, or the bank does not keep it`,
  bank_asks: (card) => `the bank wants you to confirm the payment by card ${card} yourself`,
  declined: (card) => `the bank declined card ${card} several times`,
  not_sold: () => 'this package is not sold any more',
};
const whereTo = ({ address, orderId }: Ended): string => (orderId ? `${address}/payment?order=${orderId}` : `${address}/payment/products`);

export const enTopUp: TopUpTexts = {
  topUpComing: ({ parent, address, lessons, amount, card, left, at }) => ({
    subject: `A top-up is coming: ${amount}`,
    text: `Hello, ${parent}!\n\nLeft on your balance: ${units(left)}. As you chose, we will top it up: on ${at} we charge ${amount} to card ${card} and add ${units(lessons)}. We will not charge more than that.\n\nIf you do not need it, switch the automatic top-up off before then:\n${address}/payment/cards`,
    sms: `on ${at} we charge ${amount} to card ${card}: a top-up, ${units(lessons)}. Switch off: ${address}/payment/cards`,
  }),
  topUpDeclined: ({ parent, address, lessons, amount, card, nextTryAt, orderId }) => ({
    subject: `The top-up did not go through: ${amount}`,
    text: `Hello, ${parent}!\n\nThe bank did not put the automatic top-up (${units(lessons)}, ${amount}) through with card ${card}. Most often there is not enough money on it.\n\nWe will try again on ${nextTryAt}. You need not wait: pay now, by this card or another one:\n${address}/payment?order=${orderId}`,
    sms: `the top-up of ${amount} did not go through. We try again on ${nextTryAt}, or pay yourself: ${address}/payment?order=${orderId}`,
  }),
  topUpEnded: (it) => ({
    subject: 'The automatic top-up is off',
    text: `Hello, ${it.parent}!\n\nWe have switched the automatic top-up (${units(it.lessons)}) off: ${reasons[it.why](it.card)}. Nothing will be charged any more.\n\nYou can pay for lessons yourself here:\n${whereTo(it)}`,
    sms: `the automatic top-up is off: ${reasons[it.why](it.card)}. Pay yourself: ${whereTo(it)}`,
  }),
};
