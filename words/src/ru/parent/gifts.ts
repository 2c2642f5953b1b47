import { count } from '../../grammar.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

const of = (n: number) => count('ru', n, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' });

/** Gifts that wait for a family: what, for what, and until when. */
export const texts = {
  /** Read out as the name of the card. */
  label: 'Подарок',
  title: {
    afterOnboarding: (n: number) => `${lessons(n)} в подарок`,
    afterIntro: (n: number) => `${lessons(n)} в подарок`,
    introDay: (n: number) => `${lessons(n)} в подарок`,
  },
  about: {
    afterOnboarding: (from: number) => `К пакету от ${of(from)}, который вы оформите после вводных занятий.`,
    afterIntro: (from: number) => `К пакету от ${of(from)}, который вы оформите после пробного урока.`,
    introDay: (from: number) => `Если оплатить пакет от ${of(from)} в день пробного урока. Складывается с другими подарками.`,
  },
  left: 'Осталось',
  until: (when: string) => `до ${when}`,
  days: (n: number) => count('ru', n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
  choose: 'Выбрать пакет',
  trialFirst: 'Оплатить пакет можно после пробного урока.',
};
