import { groupLessons, lessons as units } from '../shared/amounts.ts';
import type { SubscriptionTexts } from '../../letters/subscription-texts.ts';

export const ruSubscription: SubscriptionTexts = {
  periodPaid: ({ parent, address, lessons, bonus, amount, isFirst, until, next }) => ({
    subject: isFirst ? `Абонемент оплачен: ${groupLessons(lessons)}` : `Абонемент продлён до ${until}`,
    text: `Здравствуйте, ${parent}!\n\nМы получили оплату: ${amount}. ${isFirst ? 'Абонемент открыт' : 'Абонемент продлён'}: ${groupLessons(lessons)}${bonus > 0 ? ` и ${units(bonus)} в подарок` : ''}. Уроки можно использовать до ${until}.\n\n${
      next
        ? `Дальше абонемент продлевается сам: ${next.at} спишем ${next.amount} с карты ${next.card}. Остановить продление можно в любой момент`
        : 'Сам абонемент не продлевается: ближе к концу срока мы напомним об оплате. Посмотреть его можно'
    } в кабинете:\n${address}/payment`,
    sms: `абонемент ${isFirst ? 'открыт' : 'продлён'}, ${groupLessons(lessons)} до ${until}.${next ? ` Следующее списание ${next.amount}, ${next.at}.` : ''} ${address}/payment`,
  }),
  subscriptionPriceChanges: ({ parent, address, lessons, was, becomes, at }) => ({
    subject: `Цена абонемента изменится: ${becomes} вместо ${was}`,
    text: `Здравствуйте, ${parent}!\n\nВаш абонемент (${groupLessons(lessons)}) скоро продлится по новой цене: ${becomes} вместо ${was}. Списание — ${at}.\n\nЕсли новая цена не подходит, остановите продление до этого времени. Оплаченные уроки останутся у вас до конца срока:\n${address}/payment`,
    sms: `${at} абонемент продлится за ${becomes} (было ${was}). Остановить: ${address}/payment`,
  }),
  subscriptionDeclined: ({ parent, address, lessons, amount, card, nextTryAt }) => ({
    subject: `Не получилось продлить абонемент: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nБанк не провёл оплату абонемента (${groupLessons(lessons)}, ${amount}) с карты ${card}. Чаще всего на карте не хватает денег или у неё закончился срок.\n\nМы попробуем ещё раз ${nextTryAt}. Можно не ждать и оплатить сейчас, этой или другой картой:\n${address}/payment`,
    sms: `оплата абонемента ${amount} не прошла. Повторим ${nextTryAt} или оплатите сами: ${address}/payment`,
  }),
  subscriptionToPay: ({ parent, address, lessons, amount, endsAt, until }) => ({
    subject: `Абонемент заканчивается: ${endsAt}`,
    text: `Здравствуйте, ${parent}!\n\nСрок абонемента заканчивается ${endsAt}. Чтобы занятия шли дальше без перерыва, оплатите следующий срок: ${groupLessons(lessons)}, ${amount}. Оплатить можно до ${until}:\n${address}/payment`,
    sms: `абонемент заканчивается ${endsAt}. Следующий срок, ${amount}, можно оплатить до ${until}: ${address}/payment`,
  }),
  subscriptionUnpaid: ({ parent, address, lessons }) => ({
    subject: 'Абонемент закончился',
    text: `Здравствуйте, ${parent}!\n\nСледующий срок абонемента (${groupLessons(lessons)}) не оплачен, поэтому абонемент закончился. Больше ничего списывать не будем. Вернуться можно в любой момент:\n${address}/payment/products`,
    sms: `абонемент закончился, следующий срок не оплачен. Вернуться: ${address}/payment/products`,
  }),
};
