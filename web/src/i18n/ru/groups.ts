import { count, fill } from '../speak.ts';

/** Club groups. */
export const texts = {
  title: 'Клубы',
  about: (time: string) => fill('Занятия в группе от 3 до 8 детей, раз в неделю. Показываем ближайшие 28 дней, часы — {time}.', { time }),
  allClubs: 'Все клубы',
  club: 'Клуб',
  ages: (from: number, to: number) => fill('{from}–{to} лет', { from, to }),
  level: (level: string) => fill('уровень {level}', { level }),
  minutes: (n: number) => count('ru', n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
  next: 'Ближайшее занятие',
  teacher: (name: string) => fill('Ведёт {name}', { name }),
  free: (n: number) =>
    count('ru', n, { one: 'свободное место', few: 'свободных места', many: 'свободных мест', other: 'свободного места' }),
  full: 'Мест нет',
  of: (capacity: number) => fill('из {capacity}', { capacity }),
  fits: (kids: string) => fill('Подходит по возрасту: {kids}', { kids }),
  fitsNobody: 'По возрасту пока никому из ваших детей',
  join: 'Записаться через школу',
  wait: 'Попросить место',
  wish: (title: string, day: string) => fill('Здравствуйте! Хочу записать ребёнка в группу «{title}», {day}.', { title, day }),
  none: 'Групп на ближайшие 28 дней нет',
  noneAbout: 'Напишите нам, какой клуб и время удобны: мы подскажем и соберём группу.',
  write: 'Написать школе',
};
