import { count } from '../../grammar.ts';

const learntDays = (n: number) => count('ru', n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' });
const weeks = (n: number) => count('ru', n, { one: 'неделя', few: 'недели', many: 'недель', other: 'недели' });
const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** What a child collects: fireflies of the day, quests of the week, the house, the album. The smallest hear it. */
export const texts = {
  jar: (caught: number, of: number) => `Поймано светлячков: ${caught} из ${of}.`,
  days: (n: number) => `${learntDays(n)} вместе`,
  weeks: (n: number) => `${weeks(n)} вместе`,
  week: 'Неделя',
  quest: { light: 'Зажги фонарик', play: 'Поиграй в игры', mend: 'Исправь ошибки' },
  progress: (done: number, of: number) => `${done} из ${of}`,
  house: 'Домик',
  present: 'Открой подарок!',
  skills: 'Навыки и итоги',
  meadow: 'Игровая поляна',
  library: 'Библиотека',
  album: 'Альбом наклеек',
  badges: 'Значки',
  wardrobe: 'Наряд лисёнка',
  toHouse: 'Назад в домик',
  game: 'Игра курса',
  before: 'Прошлые наклейки',
  after: 'Следующие наклейки',
  strip: 'Наклейки, у которых ещё нет места',
  place: (number: number) => `Место ${number}: пусто`,
  placed: (name: string, number: number) => `${name}, место ${number}`,
  hidden: (number: number) => `Наклейка ${number}: ещё спрятана`,
  found: (n: number, of: number) => `Найдено: ${n} из ${of}`,
  grows: (n: number) => `Домик вырастет через ${lessons(n)}`,
  off: 'Наклейки сейчас выключены.',
  things: {
    bed: 'Тихий час. Спокойной ночи!',
    plant: 'Цветок растёт вместе с тобой.',
    clock: 'Часы тикают: тик-так.',
    radio: 'Радио поёт песню фонариков.',
    bear: 'Мишка слушает, как ты читаешь.',
  },
  speech: {
    house: 'Это твой домик. Возьми наклейку и найди ей место!',
    emptyHouse: 'Это твой домик. Первая наклейка придёт после урока.',
    emptyPlace: 'Здесь пока пусто. Кого посадим?',
    notYet: 'Этот друг придёт после урока.',
  },
};
