import type { TeacherLoad } from '@school/contract/back-office/queue-calls';
import { useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Sort } from '#kit/table.tsx';

import { TableOrCards } from '../table-or-cards.tsx';

const hours = (minutes: number) => Math.round(minutes / 6) / 10;
const load = ({ taught, open }: TeacherLoad) => (open === 0 ? 0 : taught / open);

/** A teacher as a row of a file. */
export const teacherRow = (it: TeacherLoad): string[] => [
  it.name,
  String(it.trials),
  String(it.lessons),
  String(it.groupLessons),
  String(it.skips),
  String(hours(it.taught)),
  String(Math.round(load(it) * 100)),
  it.rating === null ? '' : String(it.rating),
];

/** What each teacher did, and how much of the open hours it filled: the bar behind the figure says it, too. */
export function TeacherTable({ teachers }: { teachers: readonly TeacherLoad[] }) {
  const t = useTexts('managerReport');
  const locale = useLocale();
  const [sort, setSort] = useState<Sort>({ by: 'taught', down: true });
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const values: Record<string, (it: TeacherLoad) => number | string> = {
    name: (it) => it.name,
    trials: (it) => it.trials,
    lessons: (it) => it.lessons,
    groups: (it) => it.groupLessons,
    skips: (it) => it.skips,
    taught: (it) => it.taught,
    load,
    rating: (it) => it.rating ?? 0,
  };
  const by = values[sort.by] ?? load;
  const sorted = teachers.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    const order = typeof a === 'string' ? a.localeCompare(String(b), locale) : a - Number(b);
    return sort.down ? -order : order;
  });
  const figure = (id: 'trials' | 'lessons' | 'groups' | 'skips') => ({
    id,
    title: t.teacherColumns[id],
    cell: (it: TeacherLoad) => number(Number(values[id]?.(it) ?? 0)),
    sortable: true,
    align: 'right' as const,
  });
  return (
    <TableOrCards
      caption={t.teachers}
      sort={sort}
      onSort={setSort}
      columns={[
        { id: 'name', title: t.teacherColumns.name, cell: (it: TeacherLoad) => it.name, sortable: true },
        figure('trials'),
        figure('lessons'),
        figure('groups'),
        figure('skips'),
        {
          id: 'taught',
          title: t.teacherColumns.taught,
          cell: (it: TeacherLoad) => number(hours(it.taught)),
          sortable: true,
          align: 'right',
        },
        {
          id: 'load',
          title: t.teacherColumns.load,
          sortable: true,
          align: 'right',
          cell: loadOf,
        },
        {
          id: 'rating',
          title: t.teacherColumns.rating,
          cell: (it: TeacherLoad) => (it.rating === null ? '' : number(it.rating)),
          sortable: true,
          align: 'right',
        },
      ]}
      rows={sorted}
      keyOf={(it) => it.teacherId}
      empty={t.noHours}
    />
  );
}

const loadOf = (it: TeacherLoad) => <Load teacher={it} />;

/** How much of the open hours was taught, as a figure and a bar. */
function Load({ teacher }: { teacher: TeacherLoad }) {
  const t = useTexts('managerReport');
  const locale = useLocale();
  if (teacher.open === 0) return t.noHours;
  const share = load(teacher);
  const open = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(hours(teacher.open));
  return (
    <span className="flex flex-col items-end">
      {t.loadOf(new Intl.NumberFormat(locale, { style: 'percent' }).format(share), open)}
      <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full text-brand">
        <rect width={Math.min(100, share * 100)} height={4} fill="currentColor" />
      </svg>
    </span>
  );
}
