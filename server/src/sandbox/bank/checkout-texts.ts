import type { Locale } from '@school/contract/shapes';

import type { BankState } from './bank.store.ts';
import type { Choice } from './choices.ts';

interface CheckoutTexts {
  title: string;
  bank: string;
  playMoney: string;
  keepsCard: string;
  toPay: string;
  choices: Record<Choice, string>;
  more: string;
  leave: string;
  back: string;
  otherLanguage: string;
  notFound: string;
  done: Record<BankState, string>;
}

/** Words of the sandbox bank's page. It is a page of its own, outside of the app, so its words stand with it. */
export const checkoutTexts: Record<Locale, CheckoutTexts> = {
  'ru-RU': {
    title: 'Оплата · учебный банк',
    bank: 'Учебный банк',
    playMoney: 'Это касса для проверки: деньги ненастоящие, карта не нужна. Выберите, чем закончится платёж.',
    keepsCard: 'Карта сохранится для следующих оплат.',
    toPay: 'К оплате',
    choices: {
      succeed: 'Оплатить',
      slow: 'Оплатить, но банк ответит не сразу',
      decline: 'Банк отклонит платёж',
      fail: 'Связь с банком прервётся',
      duplicate: 'Оплатить дважды',
      'never-send': 'Оплатить, но школа не получит уведомления',
      'refund-slow': 'Оплатить; возврат потом займёт время',
      'refund-fail': 'Оплатить; первый возврат потом не пройдёт',
      'card-declines': 'Оплатить картой, с которой потом не спишутся деньги',
      'card-confirms': 'Оплатить картой, для которой банк потом попросит подтверждение',
    },
    more: 'Другие исходы',
    leave: 'Вернуться в школу, не заплатив',
    back: 'Вернуться в школу',
    otherLanguage: 'English',
    notFound: 'Такого платежа нет. Вернитесь в школу и начните оплату ещё раз.',
    done: {
      open: '',
      processing: 'Платёж принят, банк его проверяет. Это занимает меньше минуты.',
      succeeded: 'Платёж прошёл.',
      declined: 'Банк отклонил этот платёж. В школе можно попробовать ещё раз.',
      failed: 'Связь прервалась, и мы не знаем, чем закончился платёж. Школа выясняет это сама.',
    },
  },
  'en-US': {
    title: 'Payment · sandbox bank',
    bank: 'Sandbox bank',
    playMoney: 'This checkout is for trying things out: the money is not real and no card is needed. Choose how the payment ends.',
    keepsCard: 'The card will be kept for later payments.',
    toPay: 'To pay',
    choices: {
      succeed: 'Pay',
      slow: 'Pay, but the bank takes its time',
      decline: 'The bank declines the payment',
      fail: 'The connection to the bank breaks',
      duplicate: 'Pay twice',
      'never-send': 'Pay, but the school is never told',
      'refund-slow': 'Pay; a refund later takes its time',
      'refund-fail': 'Pay; the first refund later fails',
      'card-declines': 'Pay by a card whose later charges are declined',
      'card-confirms': 'Pay with a card that the bank will later want confirmed',
    },
    more: 'Other outcomes',
    leave: 'Back to the school without paying',
    back: 'Back to the school',
    otherLanguage: 'Русский',
    notFound: 'This payment doesn’t exist. Go back to the school and start the payment again.',
    done: {
      open: '',
      processing: 'The payment is accepted and being checked. It takes less than a minute.',
      succeeded: 'The payment went through.',
      declined: 'The bank declined this payment. You can try again at the school.',
      failed: 'The connection broke, and we don’t know how the payment ended. The school will find out.',
    },
  },
};
