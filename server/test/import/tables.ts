/** The tables of a school that moves: so many families, and what each has left. */
const number = (at: number) => `K-${at}`;

export const families = (many: number) => ({
  kind: 'families',
  fields: ['number', 'parent', 'phone', 'email', 'kid', 'born'],
  rows: Array.from({ length: many }, (_, at) => [
    number(at),
    'Белая Ирина',
    `+37529${String(1_000_000 + at)}`,
    `parent${at}@example.com`,
    'Белая Даша',
    '14.03.2018',
  ]),
  all: { locale: 'ru-RU', timezone: 'Europe/Minsk', currency: 'BYN', subject: 'math', languages: ['ru'], asked: 'written' },
});

export const balances = (many: number) => ({
  kind: 'balances',
  fields: ['number', 'lessons', 'groupLessons'],
  rows: Array.from({ length: many }, (_, at) => [number(at), String((at % 8) + 1), '0']),
  all: { locale: 'ru-RU', reason: 'Остаток прежней программы' },
});
