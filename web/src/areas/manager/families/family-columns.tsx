import type { AnswerOf } from '@school/contract/calls';

import type { TextsOf } from '#i18n/features.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import type { Column } from '#kit/table.tsx';

export type FamilyRow = AnswerOf<'GET /manager/families'>['families'][number];
export type ColumnId = keyof TextsOf<'families'>['columns'];

/** A column with its words (for the file) and its order (for sorting), beside how it is shown. */
export interface FamilyColumn extends Column<FamilyRow> {
  id: ColumnId;
  text(row: FamilyRow): string;
  order?(row: FamilyRow): string | number;
}

/** The columns of the table of families. */
export function useFamilyColumns(): FamilyColumn[] {
  const t = useTexts('families');
  const names = useTexts('names');
  const locale = useLocale();
  const kids = (row: FamilyRow) => row.kids.map(({ name, age }) => t.kid(name, age)).join('; ');
  const contacts = (row: FamilyRow) => [row.email, row.phone].filter((it) => it !== null).join(' ');
  const registered = (row: FamilyRow) => at(locale, row.createdAt, 'dayTime', deviceZone());
  const titled = (id: ColumnId) => ({ id, title: t.columns[id] });
  return [
    {
      ...titled('parentName'),
      cell: (row) => row.parentName,
      text: (row) => row.parentName,
      order: (row) => row.parentName,
      sortable: true,
    },
    {
      ...titled('contacts'),
      text: contacts,
      cell: (row) => (
        <span className="flex flex-col whitespace-nowrap">
          <span>{row.email}</span>
          <span className="figures">{row.phone}</span>
        </span>
      ),
    },
    {
      ...titled('kids'),
      text: kids,
      cell: (row) => (
        <span className="flex flex-col whitespace-nowrap">
          {row.kids.map(({ kidUid, name, age }) => (
            <span key={kidUid}>{t.kid(name, age)}</span>
          ))}
        </span>
      ),
    },
    {
      ...titled('initialSubject'),
      cell: (row) => names.subjects[row.initialSubject],
      text: (row) => names.subjects[row.initialSubject],
      order: (row) => names.subjects[row.initialSubject],
      sortable: true,
    },
    {
      ...titled('processes'),
      text: (row) => row.processes.map(({ subject, state }) => `${names.subjects[subject]}: ${t.states[state]}`).join('; '),
      cell: (row) => (
        <span className="flex flex-col items-start gap-1">
          {row.processes.map(({ subject, state }) => (
            <span key={`${subject} ${state}`} className="flex items-center gap-2 whitespace-nowrap">
              {names.subjects[subject]}
              <Badge tone={tones[state]}>{t.states[state]}</Badge>
            </span>
          ))}
        </span>
      ),
    },
    {
      ...titled('gold'),
      cell: (row) => row.gold,
      text: (row) => String(row.gold),
      order: (row) => row.gold,
      sortable: true,
      align: 'right',
    },
    {
      ...titled('silver'),
      cell: (row) => row.silver,
      text: (row) => String(row.silver),
      order: (row) => row.silver,
      sortable: true,
      align: 'right',
    },
    {
      ...titled('createdAt'),
      cell: (row) => <span className="whitespace-nowrap">{registered(row)}</span>,
      text: (row) => row.createdAt,
      order: (row) => row.createdAt,
      sortable: true,
    },
  ];
}

const tones = {
  waitSchedulingIntroLesson: 'trial',
  waitPositiveBalance: 'warn',
  waitPositiveBalanceAfterGroup: 'warn',
  waitSchedulingNextLesson: 'brand',
  inProgress: 'good',
  paused: 'plain',
  finished: 'plain',
  canceled: 'plain',
} as const;
