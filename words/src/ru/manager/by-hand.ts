import { paymentsLimits } from '@school/contract/payments/limits';

import { days } from '../shared/amounts.ts';

const { daysBack } = paymentsLimits.manual;

/** Orders and payments that a manager writes down. */
export const texts = {
  order: 'Выставить заказ',
  pay: 'Записать оплату',
  payOf: (what: string) => `Записать оплату: ${what}`,
  product: 'Пакет',
  option: (name: string, sum: string) => `${name}, ${sum}`,
  currency: 'Валюта',
  discount: 'Скидка',
  discountHelp: 'Сумма, которую убрать из цены. Пусто — без скидки.',
  discountWrong: 'Сумма меньше цены, например 20 или 20,50',
  total: (sum: string) => `К оплате: ${sum}`,
  orderAbout:
    'Заказ ждёт оплаты столько дней, сколько указано в настройках школы, и заменит открытый заказ семьи. Семья увидит его на странице оплаты.',
  reasonHelp: 'Кто попросил и почему по этой цене. Останется в журнале.',
  noProducts: 'В этой валюте пакетов нет',
  choose: 'Выберите пакет',
  made: (sum: string) => `Заказ на ${sum} ждёт оплаты`,
  way: 'Как оплатили',
  ways: { cash: 'Наличные', transfer: 'Перевод', terminal: 'Терминал', invoice: 'Счёт' },
  amount: 'Сумма',
  amountWrong: 'Сумма, например 352 или 352,50',
  day: 'Когда',
  dayHelp: `Не позже сегодня и не раньше чем ${days(daysBack)} назад`,
  document: {
    cash: 'Номер кассового ордера или чека',
    transfer: 'Номер платежа',
    terminal: 'Номер чека терминала',
    invoice: 'Номер платежа',
  },
  documentHelp: 'Дважды один документ записать нельзя',
  documentNeeded: 'Укажите номер документа',
  other: (due: string) =>
    `Заказ на ${due}. При другой сумме уроки не начислим: платёж появится на странице «Застрявшие», и вы решите, что с ним делать.`,
  exact: 'Уроки появятся на балансе сразу.',
  done: (sum: string) => `Оплата ${sum} записана`,
  waits: 'Оплата ждёт второго сотрудника',
  save: (sum: string) => `Записать ${sum}`,
  invoice: {
    make: 'Выставить счёт',
    makeOf: (what: string) => `Выставить счёт: ${what}`,
    about: 'Семья получит письмо и скачает счёт на странице оплаты. Если не оплатить, заказ закроется в конце последнего дня.',
    days: 'Сколько дней на оплату',
    made: (number: string) => `Счёт № ${number} выставлен`,
    get: (number: string) => `Счёт № ${number}`,
    due: (day: string) => `оплатить до ${day}`,
  },
};
