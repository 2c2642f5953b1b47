import { count } from '../../grammar.ts';

/** Choosing a teacher by a card. */
export const texts = {
  rating: (average: string, n: number) =>
    `${average} · ${count('ru', n, { one: 'оценка', few: 'оценки', many: 'оценок', other: 'оценки' })}`,
  unrated: 'оценок пока нет',
  who: 'Кто проведёт первый урок?',
  lead: 'Показываем тех, кто подходит по возрасту и языку и свободен. Нажмите время, и мы закрепим его за вами.',
  next: (name: string) => `Ближайшее время: ${name}`,
  all: 'Все дни и время',
  allOf: (name: string) => `Все дни и время: ${name}`,
  school: 'Подберите сами',
  schoolAbout: 'Больше времени на выбор: преподавателя подберёт школа.',
  with: (name: string) => `Первый урок проведёт ${name}`,
  withSchool: 'Преподавателя подберёт школа',
  other: 'Другой преподаватель',
};
