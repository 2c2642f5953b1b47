import type { StaffRight } from '../roles.ts';

/** Numbers of an import (docs/rules/import.md). Chosen. */
export const importLimits = {
  /** Of the file, which the browser reads. */
  fileMegabytes: 20,
  /** Of a workbook, unpacked: a small file can hold a huge one. */
  unpackedMegabytes: 200,
  rows: 10_000,
  columns: 60,
  cellLength: 1000,
  nameLength: 200,
  /** Lines sent to the school at once, and bytes of them: a call takes no more. */
  rowsAtOnce: 200,
  bytesAtOnce: 48_000,
  /** Lines that are carried out together, in one transaction: nobody else waits for them long. */
  rowsTogether: 20,
  /** Lines of a page of the list, and of one where all are taken away as a file. */
  rowsShown: 50,
  rowsOfFile: 200,
  /** Minor units of one payment of the past at most, and signs of what it was for. */
  pastPaymentMost: 100_000_000_00,
  pastPaymentNote: 200,
  /** Imports of the list. */
  imports: 50,
  /** What lines say is kept so long: until then they can be given back. */
  linesKeptDays: 30,
  /** Families of imports that are invited within a day: more letters at once, and mail services take the school for somebody else. */
  invitedADay: 200,
  /** What a table may hold, in the order in which a school brings it in: each stands on those before. */
  kinds: ['teachers', 'families', 'balances', 'groups', 'seats', 'schedules', 'payments'],
  /** What a column can say, by what the table holds; `teacher`, `parent` and `kid` are whole names. */
  fields: {
    teachers: ['teacher', 'email', 'subjects', 'ages'],
    families: ['number', 'parent', 'firstName', 'lastName', 'phone', 'email', 'kid', 'kidName', 'kidSurname', 'born'],
    balances: ['number', 'phone', 'lessons', 'groupLessons', 'until'],
    groups: ['title', 'club', 'teacher', 'weekday', 'time', 'minutes', 'ages', 'places', 'level'],
    seats: ['number', 'phone', 'kid', 'kidName', 'title'],
    schedules: ['number', 'phone', 'kid', 'kidName', 'course', 'level', 'teacher', 'weekday', 'time'],
    payments: ['number', 'phone', 'day', 'amount', 'currency', 'about', 'document'],
  },
  /**
   * `reading`: its lines are on their way · `read` · `trying`: as it would be · `tried` · `asked`: a second person has to agree ·
   * `running` · `done`.
   */
  states: ['reading', 'read', 'trying', 'tried', 'asked', 'running', 'done'],
  /** `same`: an import has brought it before. */
  outcomes: ['created', 'same', 'refused'],
} as const;

/** The right that somebody needs to bring such a table in: that of the act itself. */
export const importRights = {
  teachers: 'staff',
  families: 'people',
  balances: 'money',
  groups: 'people',
  seats: 'people',
  schedules: 'people',
  payments: 'money',
} as const satisfies Record<(typeof importLimits.kinds)[number], StaffRight>;
