import type { Words } from '@school/contract/playbooks/pictures';
import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { inPlace } from '../base/almost.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';
import { type Columns, columnsOf, type Digit, inColumns, mistakes, resultOf } from './columns.ts';

type Sheet = Columns & { place: boolean };

const WrittenNumber = z.string().regex(/^\d{1,5}(\.\d{1,3})?$/, 'digits, with a dot where there is a comma');

/** A sum in columns, written digit by digit. What is carried may be written above, and nobody judges it. */
export const columnWork = template({
  code: 'column-work',
  written: writtenItem({
    op: z.enum(['+', '-', '·']),
    numbers: z.tuple([WrittenNumber, WrittenNumber]),
    /** The lower number is written too: place under place is part of the task. */
    place: z.boolean().default(false),
  }).superRefine(({ op, numbers: [one, other] }, check) => {
    const sum = columnsOf(op, one, other);
    const wrong = (message: string) => check.addIssue({ code: 'custom', message });
    if (sum.columns > 6) wrong('a sheet has at most six columns');
    if (op === '-' && sum.top <= sum.bottom) wrong('the larger number stands above');
    if (op === '·' && (sum.places > 0 || !/^[1-9]{1,2}$/.test(other)))
      wrong('whole numbers are multiplied, by one or two digits, none of them zero');
  }),
  asks: ({ op }: Sheet) =>
    op === '+'
      ? both('Сложи столбиком', 'Add in columns')
      : op === '-'
        ? both('Вычти столбиком', 'Take away in columns')
        : both('Умножь столбиком', 'Multiply in columns'),
  build: ({ op, numbers: [one, other], place }): Sheet => ({ ...columnsOf(op, one, other), place }),
  shown(item) {
    const sign = item.op === '-' ? ('−' as const) : item.op;
    const bottom = item.place ? { sign } : { sign, digits: item.shown[1] };
    const under =
      wantedRows(item).length > Number(item.place) + 1
        ? [{ ruled: true as const }, { sign: '+' as const }, { ruled: true as const }]
        : [{ ruled: true as const }];
    return { columns: item.columns, places: item.places, rows: [{ digits: item.shown[0] }, bottom, ...under] };
  },
  score(item, { rows }) {
    const wanted = wantedRows(item);
    if (rows.length !== wanted.length || rows.some((row) => row.length !== item.columns)) return undefined;
    const { hits, others, all } = compared(item, rows);
    const kept = rows.map((row, at) => row.map((digit, column) => (hits[at]?.[column] ? digit : null)));
    const right = hits.flat().filter(Boolean).length;
    return {
      part: right === all && others === 0 ? 1 : Math.max(0, right - others) / (all + 1),
      kept: { template: 'column-work', rows: kept },
    };
  },
  solution: (item) => ({ template: 'column-work', rows: wantedRows(item) }),
  hint: ({ op }) => ({ words: hints[op] }),
  near(item, { rows }) {
    const given = asNumber(rows.at(-1) ?? []);
    const named = (Object.keys(mistakes) as (keyof typeof mistakes)[]).find(
      (one) => given !== undefined && given !== resultOf(item) && mistakes[one](item) === given,
    );
    if (named) return told[named];
    const [first, second] = rows.slice(Number(item.place));
    if (second && rows.length > 2 && notShifted(item, second)) return told.notShifted;
    if (item.place && asNumber(rows[0] ?? []) === Number(item.shown[1].trim())) return told.notUnder;
    const { hits, others, all } = compared(item, rows);
    return first && others === 0 ? inPlace(hits.flat().filter(Boolean).length, all) : undefined;
  },
});

const hints: Record<Columns['op'], Words> = {
  '+': both(
    'Начни с единиц. Если вышло десять или больше, десяток переходит в столбик слева.',
    'Begin with the ones. When they make ten or more, the ten goes to the column on the left.',
  ),
  '-': both(
    'Начни с единиц. Если сверху меньше, разменяй десяток из столбика слева.',
    'Begin with the ones. When there are too few above, change a ten from the column on the left.',
  ),
  '·': both(
    'Умножай с единиц: пиши последнюю цифру, остальное прибавь в столбике слева.',
    'Multiply the ones first: write the last digit, add the rest in the column on the left.',
  ),
};

/** What is said of a mistake that has a name. */
const told: Record<keyof typeof mistakes | 'notShifted' | 'notUnder', Words> = {
  carryLost: both(
    'Почти! Потерялся перенос: прибавь его в столбике слева.',
    'Almost! What was carried got lost: add it in the column on the left.',
  ),
  carryWritten: both(
    'Почти! В одном столбике помещается одна цифра. Десяток переходит влево.',
    'Almost! One column holds one digit. The ten goes to the left.',
  ),
  smallerFromLarger: both(
    'Почти! Вычитаем нижнюю цифру из верхней. Если сверху меньше, разменяй десяток.',
    'Almost! The lower digit is taken from the upper one. When that is too small, change a ten.',
  ),
  changeForgotten: both(
    'Почти! Десяток разменяли, значит, слева стало на один меньше.',
    'Almost! A ten was changed, so there is one less on the left.',
  ),
  notShifted: both(
    'Почти! Вторая строка считает десятки: начни её на столбик левее.',
    'Almost! The second line counts tens: begin it one column to the left.',
  ),
  notUnder: both('Почти! Запятая стоит под запятой, десятые под десятыми.', 'Almost! The point goes under the point, tenths under tenths.'),
};

/** What is to be written: the lower number where it is not given, the products of two digits, the result. */
function wantedRows(item: Sheet): Digit[][] {
  const { columns, places, bottom, top, shown } = item;
  const placed = item.place ? [Array.from(shown[1], (sign) => (sign === ' ' ? null : Number(sign)))] : [];
  const products =
    item.op === '·' && bottom > 9 ? [inColumns(top * (bottom % 10), columns), inColumns(top * Math.floor(bottom / 10), columns, 0, 1)] : [];
  return [...placed, ...products, inColumns(resultOf(item), columns, places)];
}

/** An empty column is a zero before the first digit, and after the last one behind the comma; in a line of tens that of the ones is none. */
function compared(item: Sheet, rows: readonly (readonly Digit[])[]) {
  const wanted = wantedRows(item);
  let [others, all] = [0, 0];
  const hits = wanted.map((row, at) =>
    row.map((digit, column) => {
      const given = rows[at]?.[column] ?? null;
      const empty = (from: number, to?: number) => (rows[at] ?? []).slice(from, to).every((one) => one === null);
      if (digit !== null) all += 1;
      else if (given !== null && given !== 0) others += 1;
      if (digit === null) return false;
      if (given !== null) return given === digit;
      return digit === 0 && ((empty(0, column) && column < item.columns - 1) || (column >= item.columns - item.places && empty(column)));
    }),
  );
  return { hits, others, all };
}

/** The number in a row; undefined where it has holes. */
function asNumber(row: readonly Digit[]): number | undefined {
  const text = row
    .map((digit) => digit ?? ' ')
    .join('')
    .trim();
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The tens were multiplied, and written under the ones. */
const notShifted = ({ top, bottom, columns }: Columns, row: readonly Digit[]): boolean =>
  row[columns - 1] !== null && asNumber(row) === top * Math.floor(bottom / 10);
