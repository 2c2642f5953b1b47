import { groupLessons, lessons as units } from '../shared/amounts.ts';
import type { SubscriptionTexts } from '../../letters/subscription-texts.ts';

type Paid = Parameters<SubscriptionTexts['subscriptionBegun']>[0];
/** How it goes on, for letter and SMS. */
const goesOn = ({ nextAt, nextAmount, card, address }: Paid): string =>
  `\n\n${
    nextAt
      ? `Дальше абонемент продлевается сам: ${nextAt} спишем ${nextAmount} с карты ${card}. Остановить продление можно в любой момент`
      : 'Сам абонемент не продлевается: ближе к концу срока мы напомним об оплате. Посмотреть его можно'
  } в кабинете:\n${address}/payment`;
const gift = (bonus: number): string => (bonus > 0 ? `\nВ подарок: ${units(bonus)}.` : '');
const charge = ({ nextAt, nextAmount, address }: Paid): string =>
  `${nextAt ? ` Следующее списание ${nextAmount}, ${nextAt}.` : ''} ${address}/payment`;

export const ruSubscription: SubscriptionTexts = {
  subscriptionBegun: (it) => ({
    subject: `Абонемент оплачен: ${groupLessons(it.lessons)}`,
    text: `Здравствуйте, ${it.parent}!\n\nМы получили оплату: ${it.amount}. Абонемент действует: ${groupLessons(it.lessons)}. Уроки можно использовать до ${it.until}.${gift(it.bonus)}${goesOn(it)}`,
    sms: `абонемент действует, ${groupLessons(it.lessons)} до ${it.until}.${charge(it)}`,
  }),
  subscriptionRenewed: (it) => ({
    subject: `Абонемент продлён до ${it.until}`,
    text: `Здравствуйте, ${it.parent}!\n\nМы получили оплату: ${it.amount}. Абонемент продлён: ${groupLessons(it.lessons)}. Уроки можно использовать до ${it.until}.${gift(it.bonus)}${goesOn(it)}`,
    sms: `абонемент продлён, ${groupLessons(it.lessons)} до ${it.until}.${charge(it)}`,
  }),
  subscriptionPriceChanges: ({ parent, address, lessons, was, becomes, at }) => ({
    subject: `Цена абонемента изменится: ${becomes} вместо ${was}`,
    text: `Здравствуйте, ${parent}!\n\nВаш абонемент (${groupLessons(lessons)}) скоро продлится по новой цене: ${becomes} вместо ${was}. Списание — ${at}.\n\nЕсли новая цена не подходит, остановите продление до этого времени. Оплаченные уроки останутся у вас до конца срока:\n${address}/payment`,
    sms: `${at} абонемент продлится за ${becomes} (было ${was}). Остановить: ${address}/payment`,
  }),
  subscriptionDeclined: ({ parent, address, lessons, amount, card, nextTryAt }) => ({
    subject: `Не получилось продлить абонемент: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nБанк отклонил оплату абонемента (${groupLessons(lessons)}, ${amount}) с карты ${card}. Чаще всего на карте не хватает денег или у неё закончился срок.\n\nМы попробуем ещё раз ${nextTryAt}. Можно не ждать и оплатить сейчас, этой или другой картой:\n${address}/payment`,
    sms: `оплата абонемента ${amount} не прошла. Повторим ${nextTryAt} или оплатите сами: ${address}/payment`,
  }),
  subscriptionToPay: ({ parent, address, lessons, amount, endsAt, until }) => ({
    subject: `Абонемент заканчивается: ${endsAt}`,
    text: `Здравствуйте, ${parent}!\n\nСрок абонемента заканчивается ${endsAt}. Чтобы не прерываться, оплатите следующий срок: ${groupLessons(lessons)}, ${amount}. Оплатить можно до ${until}:\n${address}/payment`,
    sms: `абонемент заканчивается ${endsAt}. Следующий срок, ${amount}, можно оплатить до ${until}: ${address}/payment`,
  }),
  subscriptionUnpaid: ({ parent, address, lessons }) => ({
    subject: 'Абонемент закончился',
    text: `Здравствуйте, ${parent}!\n\nСледующий срок абонемента (${groupLessons(lessons)}) не оплачен, поэтому абонемент закончился. Больше ничего списывать не будем. Вернуться можно в любой момент:\n${address}/payment/products`,
    sms: `абонемент закончился, следующий срок не оплачен. Вернуться: ${address}/payment/products`,
  }),
};
