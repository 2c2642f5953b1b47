import { count } from '../../grammar.ts';

const planks = (n: number) => count('ru', n, { one: 'доска', few: 'доски', many: 'досок', other: 'доски' });
const bridges = (n: number) => count('ru', n, { one: 'мост', few: 'моста', many: 'мостов', other: 'моста' });

/** What a child has earned, what it builds with its club, and what its fox wears. The smallest hear it. */
export const texts = {
  title: 'Значки',
  mine: 'Мои значки',
  wardrobe: 'Наряд лисёнка',
  scarf: 'Шарф',
  hat: 'На голове',
  toHouse: 'Назад в домик',
  badges: {
    lanterns: (n: number) => (n === 1 ? 'Первый урок пройден!' : `Пройдено уроков: ${n}!`),
    books: (n: number) => (n === 1 ? 'Первая книга прочитана!' : `Прочитано книг: ${n}!`),
    weeks: (n: number) => `Вместе уже столько недель: ${n}!`,
    pages: (n: number) => (n === 1 ? 'Собрана целая страница альбома!' : `Собрано страниц альбома: ${n}!`),
    mended: (n: number) => `Исправлено ошибок: ${n}!`,
    bridges: (n: number) => (n === 1 ? 'Клуб построил первый мост!' : `Клуб построил мостов: ${n}!`),
  },
  short: {
    lanterns: (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' }),
    books: (n: number) => count('ru', n, { one: 'книга', few: 'книги', many: 'книг', other: 'книги' }),
    weeks: (n: number) => count('ru', n, { one: 'неделя', few: 'недели', many: 'недель', other: 'недели' }),
    pages: (n: number) => count('ru', n, { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' }),
    mended: (n: number) =>
      count('ru', n, { one: 'исправленная ошибка', few: 'исправленные ошибки', many: 'исправленных ошибок', other: 'исправленной ошибки' }),
    bridges,
  },
  progress: (done: number, of: number) => `${done} из ${of}`,
  earned: (day: string) => `Получен ${day}`,
  club: {
    title: (club: string) => `Мост: ${club}`,
    laid: (n: number, of: number) => `Уложено ${planks(n)} из ${of}`,
    built: (n: number) => `Построено: ${bridges(n)}`,
    mine: (n: number, most: number) => `На этой неделе от тебя: ${n} из ${most}`,
    how: 'Доску кладут урок клуба, домашнее задание к нему и ещё одно любое задание за неделю. Мост не ломается и никого не торопит.',
    today: 'Кто помогал сегодня',
    me: 'Ты',
    helped: (name: string) => `${name}: помощь уже есть`,
    friend: (name: string) => name,
    feast: 'Мост готов, праздник! Дети клуба начинают новый.',
  },
  scarves: {
    violet: 'Фиолетовый шарф',
    red: 'Красный шарф',
    green: 'Зелёный шарф',
    blue: 'Синий шарф',
    yellow: 'Жёлтый шарф',
  },
  hats: {
    none: 'Ничего',
    cap: 'Кепка',
    bow: 'Бант',
    crown: 'Корона',
    glasses: 'Очки',
    flower: 'Цветок',
  },
  off: 'Значки сейчас выключены.',
  speech: {
    badges: 'Это твои значки. Нажми на любой, и он расскажет, за что его дают.',
    notYet: 'Этот значок ещё впереди.',
    chip: 'Давай нарядим лисёнка! Выбери шарф и то, что на голове.',
    bridge: 'Этот мост вы строите всем клубом.',
    feast: 'Мост готов! Праздник у всего клуба!',
  },
};
