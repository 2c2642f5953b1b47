import { groupLessons, lessons as units } from '../shared/amounts.ts';
import type { SubscriptionTexts } from '../../letters/subscription-texts.ts';

type Paid = Parameters<SubscriptionTexts['subscriptionBegun']>[0];
/** How it goes on, for letter and SMS. */
const goesOn = ({ nextAt, nextAmount, card, address }: Paid): string =>
  `\n\n${
    nextAt
      ? `It renews automatically: on ${nextAt} we’ll charge ${nextAmount} to your card ${card}. You can stop it any time`
      : 'It doesn’t renew automatically: we’ll remind you to pay before it ends. You can see it'
  } here:\n${address}/payment`;
const gift = (bonus: number): string => (bonus > 0 ? `\nAs a gift: ${units(bonus)}.` : '');
const charge = ({ nextAt, nextAmount, address }: Paid): string =>
  `${nextAt ? ` Next charge ${nextAmount} on ${nextAt}.` : ''} ${address}/payment`;

export const enSubscription: SubscriptionTexts = {
  subscriptionBegun: (it) => ({
    subject: `Subscription paid: ${groupLessons(it.lessons)}`,
    text: `Hello ${it.parent},\n\nWe’ve received your payment of ${it.amount}. Your subscription has started: ${groupLessons(it.lessons)}, use by ${it.until}.${gift(it.bonus)}${goesOn(it)}`,
    sms: `subscription started, ${groupLessons(it.lessons)} until ${it.until}.${charge(it)}`,
  }),
  subscriptionRenewed: (it) => ({
    subject: `Subscription renewed until ${it.until}`,
    text: `Hello ${it.parent},\n\nWe’ve received your payment of ${it.amount}. Your subscription is renewed: ${groupLessons(it.lessons)}, use by ${it.until}.${gift(it.bonus)}${goesOn(it)}`,
    sms: `subscription renewed, ${groupLessons(it.lessons)} until ${it.until}.${charge(it)}`,
  }),
  subscriptionPriceChanges: ({ parent, address, lessons, was, becomes, at }) => ({
    subject: `Your subscription will cost ${becomes} instead of ${was}`,
    text: `Hello ${parent},\n\nYour subscription (${groupLessons(lessons)}) will soon renew at a new price: ${becomes} instead of ${was}. We’ll charge your card on ${at}.\n\nIf the new price doesn’t suit you, stop the renewal before then. The lessons you’ve paid for are yours until the period ends:\n${address}/payment`,
    sms: `on ${at} your subscription renews for ${becomes} (it was ${was}). To stop it: ${address}/payment`,
  }),
  subscriptionDeclined: ({ parent, address, lessons, amount, card, nextTryAt }) => ({
    subject: `We couldn’t renew your subscription: ${amount}`,
    text: `Hello ${parent},\n\nYour bank declined ${amount} for your subscription (${groupLessons(lessons)}) on card ${card}. Usually there isn’t enough money on the card, or it has expired.\n\nWe’ll try again on ${nextTryAt}. You can also pay now, with this card or another one:\n${address}/payment`,
    sms: `the subscription payment of ${amount} was declined. We’ll try again on ${nextTryAt}, or pay here: ${address}/payment`,
  }),
  subscriptionToPay: ({ parent, address, lessons, amount, endsAt, until }) => ({
    subject: `Your subscription ends on ${endsAt}`,
    text: `Hello ${parent},\n\nYour subscription period ends on ${endsAt}. To continue without a break, pay for the next one: ${groupLessons(lessons)}, ${amount}. You can pay until ${until}:\n${address}/payment`,
    sms: `your subscription ends on ${endsAt}. Pay ${amount} for the next period until ${until}: ${address}/payment`,
  }),
  subscriptionUnpaid: ({ parent, address, lessons }) => ({
    subject: 'Your subscription has ended',
    text: `Hello ${parent},\n\nThe next period of your subscription (${groupLessons(lessons)}) wasn’t paid, so the subscription has ended. We won’t charge you again. You’re welcome back any time:\n${address}/payment/products`,
    sms: `your subscription has ended, the next period wasn’t paid. Subscribe again: ${address}/payment/products`,
  }),
};
