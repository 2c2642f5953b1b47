import { count } from '../speak.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });
const gets = (n: number) =>
  count('ru', n, { one: 'урок в подарок', few: 'урока в подарок', many: 'уроков в подарок', other: 'урока в подарок' });

/** Promo codes and friends. */
export const texts = {
  have: 'Есть промокод?',
  label: 'Промокод или код друга',
  check: 'Применить',
  remove: 'Убрать промокод',
  applied: (code: string) => `Промокод ${code} применён`,
  discount: (code: string) => `Скидка по промокоду ${code}`,
  bonus: (code: string) => `По промокоду ${code}`,
  friendBonus: 'Подарок от друга',
  lessons: (n: number) => `+${lessons(n)}`,
  until: (when: string) => `Промокод действует до ${when}`,
  /** What would make a code fit. */
  fits: {
    kind: {
      individual: 'Он подойдёт к индивидуальным пакетам',
      group: 'Он подойдёт к групповым пакетам',
      subscription: 'Он подойдёт к абонементу',
    },
    lessons: (n: number) => `Выберите пакет от ${n} уроков`,
    product: (name: string) => `Он подойдёт к пакету «${name}»`,
    friend: 'Код друга действует для первой оплаты',
    currency: 'Для оплаты в этой валюте он не подходит',
  },
  packageName: {
    individual: (n: number) => `${n} индивидуальных`,
    group: (n: number) => `${n} групповых`,
    subscription: (n: number) => `абонемент на ${n}`,
  },
  free: 'Получить уроки',
  page: {
    title: 'Пригласите друга',
    lead: (friend: number, you: number, from: number) =>
      `Друг получает ${gets(friend)}, когда первый раз оплачивает пакет от ${from} уроков с вашим кодом. Вы получаете ${gets(you)} за каждого такого друга.`,
    code: 'Ваш код',
    copyCode: 'Скопировать код',
    copyLink: 'Скопировать ссылку',
    share: 'Поделиться',
    shareText: (code: string) => `Мы занимаемся в школе «Чип». С моим кодом ${code} у вас будет урок в подарок.`,
    copied: 'Скопировано',
    friends: 'Кто пришёл',
    nobody: 'Пока никто не пришёл',
    nobodyAbout: 'Отправьте ссылку другу: регистрация займёт пару минут, а первый урок бесплатный.',
    invited: (when: string) => `по вашему коду с ${when}`,
    earned: (n: number) => `+${lessons(n)}`,
    waits: 'ждём первую оплату',
    total: (n: number) => `Всего заработано: ${lessons(n)}`,
    yours: (code: string) => `Вас тоже пригласили: код ${code} сработает при первой оплате.`,
    pay: 'Выбрать пакет',
  },
};
