import { count } from '../../grammar.ts';
import { lessons, ofLessons } from '../shared/amounts.ts';

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
    lessons: (n: number) => `Выберите пакет от ${ofLessons(n)}`,
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
  /** The card on home and after a payment. */
  card: {
    go: 'Ваш код и ссылка',
  },
  page: {
    title: 'Пригласите друга',
    lead: (friend: number, you: number, from: number) =>
      `Друг получает ${gets(friend)}, когда первый раз оплачивает пакет от ${ofLessons(from)} с вашим кодом. Вы получаете ${gets(you)} за каждого такого друга.`,
    code: 'Ваш код',
    copyCode: 'Скопировать код',
    copyLink: 'Скопировать ссылку',
    share: 'Поделиться',
    shareText: (school: string, code: string, n: number) =>
      `Мы занимаемся в школе «${school}». С моим кодом ${code} вы получите ${gets(n)}.`,
    copied: 'Скопировано',
    friends: 'Кто пришёл',
    nobody: 'Пока никто не пришёл',
    nobodyAbout: 'Отправьте ссылку другу: регистрация займёт пару минут, а первый урок бесплатный.',
    invited: (when: string) => `по вашему коду с ${when}`,
    earned: (n: number) => `+${lessons(n)}`,
    waits: 'ждём первую оплату',
    takenBack: 'пакет вернули',
    figures: { came: 'Пришли', paid: 'Оплатили', earned: 'Заработано' },
    off: 'Сейчас приглашать друзей нельзя. Кто уже пришёл по вашему коду, получит обещанное, и вы тоже.',
    rules: 'Как это работает',
    rule: [
      'Отправьте другу ссылку или код: код можно указать при регистрации или при первой оплате.',
      'Приглашение действует для первой оплаты друга, для себя код использовать нельзя.',
      'Ваш подарок появится на балансе, как только друг оплатит пакет, и действует столько же, сколько пакет.',
      'Условия для друга и для вас — те, что были в день, когда он пришёл.',
      'Если другу вернут деньги за весь пакет, подарок за него мы отзовём, но только ещё не использованный.',
    ],
    yours: (code: string) => `Вас тоже пригласили: код ${code} сработает при первой оплате.`,
    pay: 'Выбрать пакет',
  },
};
