import { lessons } from '../shared/amounts.ts';

/** Whoever has a link pays what a family has ordered. */
export const texts = {
  title: 'Оплата уроков',
  asks: (parent: string) => `${parent} просит оплатить уроки`,
  kinds: { individual: 'Индивидуальные уроки', group: 'Групповые уроки', subscription: 'Абонемент' },
  lessons,
  total: 'К оплате',
  until: (when: string) => `Оплатить можно до ${when}`,
  methods: 'Как заплатить',
  ways: { card: 'Картой', erip: 'Через ЕРИП' } as Record<string, string>,
  pay: (sum: string) => `Оплатить ${sum}`,
  once: 'Оплата разовая. Уроки сразу появятся на балансе семьи.',
  terms: 'Оплачивая, вы принимаете {terms}',
  termsLink: 'условия школы',
  noWays: 'Оплата сейчас недоступна. Попробуйте позже',
  states: {
    bank: { title: 'Банк проводит оплату', about: 'Обычно это занимает минуту. Страница обновится сама.' },
    paid: { title: 'Оплачено', about: 'Спасибо! Уроки уже на балансе семьи, мы ей сообщили.' },
    over: { title: 'Оплатить уже нельзя', about: 'Срок ссылки закончился. Попросите новую у того, кто её прислал.' },
  },
  gone: { title: 'Ссылка не работает', about: 'Её отменили, или она скопирована не целиком. Попросите новую у того, кто её прислал.' },
};
