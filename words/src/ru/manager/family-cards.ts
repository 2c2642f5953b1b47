import { groupLessons, individualLessons } from '../shared/amounts.ts';
import { cardBrands } from '../shared/card-brands.ts';

/** Saved cards and the automatic top-up of a family, as managers see them. */
export const texts = {
  title: 'Карты и автопополнение',
  none: 'Сохранённых карт нет.',
  brands: cardBrands,
  named: (brand: string, lastFour: string) => `${brand} •••• ${lastFour}`,
  state: { ready: '', expired: ' (срок закончился)', refused: ' (банк отклонил)' },
  cards: 'Карты',
  topUp: 'Автопополнение',
  on: (kind: 'gold' | 'silver', n: number, left: number) =>
    `${kind === 'gold' ? individualLessons(n) : groupLessons(n)}, когда останется ${left} или меньше`,
  off: 'выключено',
  next: 'Следующее списание',
  nextLine: (when: string, sum: string) => `${when}, не больше ${sum}`,
  ended: {
    family: 'выключила семья',
    card: 'выключено: карты больше нет',
    bank_asks: 'выключено: банк требует подтверждения',
    declined: 'выключено: банк отклонял списания',
    not_sold: 'выключено: пакета больше нет',
  },
};
