import { count } from '../../grammar.ts';

const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** When the money of a month comes. */
export const texts = {
  title: 'Когда выплата',
  steps: { open: 'Копится', closed: 'Школа сверила', paid: 'Выплачено' },
  open: 'Месяц ещё считается. Школа сверит его, когда он закончится.',
  closed: (day: string) => `Сверено ${day}. Сумма больше не изменится, правки войдут в следующий месяц.`,
  paid: (day: string) => `Выплачено ${day}`,
  account: (last: string) => `на счёт •• ${last}`,
  weeks: 'По неделям',
  week: (dates: string, n: number) => `${dates}, ${lessons(n)}`,
  changes: 'Правки',
  kinds: { lesson: 'Урок', later: 'Правка за прошлый месяц', correction: 'Правка школы' },
  sheet: 'Таблица XLSX',
  act: 'Акт PDF',
  saved: (name: string) => `Файл сохранён: ${name}`,
};
