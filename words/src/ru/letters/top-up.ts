import type { TopUpTexts } from '../../letters/top-up-texts.ts';
import { lessons as units } from '../shared/amounts.ts';

type Ended = Parameters<TopUpTexts['topUpEnded']>[0];
const reasons: Record<Ended['why'], (card: string) => string> = {
  card: (card) => `с карты ${card} больше нельзя списать деньги: её срок закончился, или банк её больше не хранит`,
  bank_asks: (card) => `банк просит, чтобы вы сами подтвердили оплату картой ${card}`,
  declined: (card) => `банк несколько раз не провёл оплату с карты ${card}`,
  not_sold: () => 'такого пакета больше нет',
};
const whereTo = ({ address, orderId }: Ended): string => (orderId ? `${address}/payment?order=${orderId}` : `${address}/payment/products`);

export const ruTopUp: TopUpTexts = {
  topUpComing: ({ parent, address, lessons, amount, card, left, at }) => ({
    subject: `Скоро автопополнение: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nНа балансе осталось: ${units(left)}. Как вы и выбрали, мы пополним его сами: ${at} спишем ${amount} с карты ${card} и добавим ${units(lessons)}. Больше этой суммы не спишем.\n\nЕсли пополнять не нужно, отключите автопополнение до этого времени:\n${address}/payment/cards`,
    sms: `${at} спишем ${amount} с карты ${card}: пополнение, ${units(lessons)}. Отключить: ${address}/payment/cards`,
  }),
  topUpDeclined: ({ parent, address, lessons, amount, card, nextTryAt, orderId }) => ({
    subject: `Не получилось пополнить баланс: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nБанк не провёл автопополнение (${units(lessons)}, ${amount}) с карты ${card}. Чаще всего на карте не хватает денег.\n\nМы попробуем ещё раз ${nextTryAt}. Можно не ждать и оплатить сейчас, этой или другой картой:\n${address}/payment?order=${orderId}`,
    sms: `автопополнение ${amount} не прошло. Повторим ${nextTryAt} или оплатите сами: ${address}/payment?order=${orderId}`,
  }),
  topUpEnded: (it) => ({
    subject: 'Автопополнение отключено',
    text: `Здравствуйте, ${it.parent}!\n\nМы отключили автопополнение (${units(it.lessons)}): ${reasons[it.why](it.card)}. Больше ничего списывать не будем.\n\nОплатить уроки самостоятельно можно здесь:\n${whereTo(it)}`,
    sms: `автопополнение отключено: ${reasons[it.why](it.card)}. Оплатить самим: ${whereTo(it)}`,
  }),
};
