import { count } from '../speak.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** Gifts that wait for a family: what, for what, and until when. */
export const texts = {
  /** Read out as the name of the card. */
  label: 'Подарок',
  title: {
    afterOnboarding: (n: number) => `${lessons(n)} в подарок`,
    afterIntro: (n: number) => `${lessons(n)} в подарок`,
    introDay: (n: number) => `Ещё ${lessons(n)} в подарок`,
  },
  about: {
    afterOnboarding: 'К любому пакету, если оформить заказ вовремя после вводных занятий.',
    afterIntro: 'К любому пакету, если оформить заказ после пробного урока вовремя.',
    introDay: 'Если оплатить пакет в день пробного урока.',
  },
  left: 'Осталось',
  until: (when: string) => `до ${when}`,
  days: (n: number) => count('ru', n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
  choose: 'Выбрать пакет',
};
