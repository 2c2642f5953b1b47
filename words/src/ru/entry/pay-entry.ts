import { lessons } from '../shared/amounts.ts';

/** Whoever has a link pays what a family has ordered. */
export const texts = {
  title: 'Оплата занятий',
  asks: (parent: string) => `${parent} просит оплатить занятия`,
  kinds: { individual: 'Индивидуальные занятия', group: 'Занятия в группе', subscription: 'Подписка на группы' },
  lessons,
  total: 'К оплате',
  until: (when: string) => `Оплатить можно до ${when}`,
  methods: 'Как заплатить',
  ways: { card: 'Картой', erip: 'Через ЕРИП' } as Record<string, string>,
  pay: (sum: string) => `Оплатить ${sum}`,
  once: 'Оплата пройдёт один раз. Занятия сразу попадут на баланс семьи.',
  terms: 'Оплачивая, вы принимаете {terms}',
  termsLink: 'условия школы',
  noWays: 'Оплата сейчас недоступна. Попробуйте позже',
  states: {
    bank: { title: 'Банк проводит оплату', about: 'Обычно это занимает минуту. Страница обновится сама.' },
    paid: { title: 'Оплачено', about: 'Спасибо! Занятия уже на балансе семьи, мы сообщили ей.' },
    over: { title: 'Оплатить уже нельзя', about: 'Срок этой ссылки вышел. Попросите новую у того, кто её прислал.' },
  },
  gone: { title: 'Ссылка не работает', about: 'Её отменили, или она скопирована не целиком. Попросите новую у того, кто её прислал.' },
};
