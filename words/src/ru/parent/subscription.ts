import { lessons } from '../shared/amounts.ts';

/** A subscription: its period, what comes next, and how to stop it. */
export const texts = {
  section: 'Абонементы',
  title: (n: number) => `Абонемент: ${lessons(n)}`,
  state: {
    active: 'продлевается сам',
    manual: 'оплата вручную',
    past_due: 'не удалось списать',
    stopping: 'остановлен',
    ended: 'закончился',
  },
  left: 'Осталось уроков',
  period: 'Период',
  card: 'Карта',
  price: 'Цена',
  next: {
    active: (when: string, price: string) =>
      `${when} спишем ${price} за следующий период. Оставшиеся уроки можно использовать до конца этого.`,
    manual: (when: string) => `Сам не продлевается. ${when} напомним о следующем периоде.`,
    manualDue: (price: string) => `Следующий период готов к оплате: ${price}.`,
    past_due: (when: string) => `Банк не списал деньги за следующий период. Попробуем ещё раз ${when}, или оплатите сами сейчас.`,
    stopping: (when: string) => `Больше не продлевается. Оплаченными уроками можно пользоваться до ${when}.`,
  },
  pay: (price: string) => `Оплатить ${price}`,
  stop: 'Остановить продление',
  resume: 'Возобновить',
  stopped: 'Абонемент больше не продлевается',
  resumed: 'Абонемент снова продлевается',
  undo: 'Отменить',
  again: 'Купить абонемент снова',
  ended: (when: string) => `Закончился ${when}.`,
};
