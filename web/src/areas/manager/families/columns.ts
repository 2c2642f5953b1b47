import type { AnswerOf } from '@school/contract/calls';

import type { TextsOf } from '#i18n/features.ts';
import type { Locale } from '@school/words/grammar';
import { at, schoolZone } from '#i18n/time.ts';
import { phoneText } from './phone-text.ts';

export type FamilyRow = AnswerOf<'GET /manager/families'>['families'][number];
export type ProcessOfFamily = FamilyRow['processes'][number];

/** In the order they stand in; the parent is the first column and always there. */
export const columnIds = ['kids', 'phone', 'processes', 'gold', 'silver', 'email', 'created', 'subject'] as const;
export type ColumnId = (typeof columnIds)[number];

/** What the cells are written with. */
export interface Speech {
  t: TextsOf<'manager'>;
  names: TextsOf<'names'>;
  locale: Locale;
}

const cells: Record<ColumnId, (row: FamilyRow, speech: Speech) => string> = {
  kids: ({ kids }, { t }) => kids.map(({ name, age }) => t.kid(name, age)).join('; '),
  phone: ({ phone }) => (phone === null ? '' : phoneText(phone)),
  email: ({ email }) => email ?? '',
  subject: ({ initialSubject }, { names }) => names.subjects[initialSubject],
  processes: ({ processes }, speech) =>
    processes.map((process) => speech.t.learns(learned(process, speech), speech.t.states[process.state])).join('; '),
  gold: ({ gold }) => String(gold),
  silver: ({ silver }) => String(silver),
  created: ({ createdAt }, { locale }) => at(locale, createdAt, 'date', schoolZone),
};

/** A cell in words: what the table shows and what the file holds. */
export const cellText = (row: FamilyRow, column: ColumnId, speech: Speech): string => cells[column](row, speech);

/** What is learned in a process: the course, or the subject of a trial; the state of one that was not booked says that it is a trial. */
export const learned = ({ type, subject, courseCode, state }: ProcessOfFamily, { t, names }: Speech): string => {
  if (type === 'intro' && state !== 'waitSchedulingIntroLesson') return t.trial(names.subjects[subject]);
  return courseCode === null ? names.subjects[subject] : names.courses[courseCode];
};

/** A parent who gave no name is called by the contact. */
export const parentOf = ({ parentName, email, phone, customerId }: FamilyRow): string => parentName || email || phone || customerId;
