import { days, lessons, ofLessons } from '../shared/amounts.ts';

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
    afterOnboarding: (from: number) => `К пакету от ${ofLessons(from)}, который вы оформите после знакомства со школой.`,
    afterIntro: (from: number) => `К пакету от ${ofLessons(from)}, который вы оформите после пробного урока.`,
    introDay: (from: number) => `Если оплатить пакет от ${ofLessons(from)} в день пробного урока. Складывается с другими подарками.`,
  },
  left: 'Осталось',
  until: (when: string) => `до ${when}`,
  days,
  choose: 'Выбрать пакет',
  trialFirst: 'Оплатить пакет можно после пробного урока.',
};
