import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from './inside-modules.ts';

const root = 'server/src/modules/';
const migrations = 'server/migrations';

/** The lessons' five modules kept the prefix of the one they were (docs/decisions/0084): who has which of its tables. */
const ofLessons: Readonly<Record<string, readonly string[]>> = {
  staffing: ['lesson_notes', 'note_templates', 'objections', 'pay_rates', 'running_late'],
  'calendar-feed': ['calendar_feeds', 'clock_notices'],
  scheduling: ['teacher_requests'],
};

/** Stores that still name tables of another module: none is added, and one that is put right goes from here. */
const stillForeign: Readonly<Record<string, readonly string[]>> = {
  'calendar-feed/clock-notices.store.ts': ['scheduling_lessons', 'scheduling_participants', 'scheduling_processes'],
  'calendar-feed/feed.store.ts': [
    'scheduling_lesson_events',
    'scheduling_lessons',
    'scheduling_participants',
    'scheduling_processes',
    'scheduling_teachers',
  ],
  'calendar/stores/erase-kid.store.ts': [
    'scheduling_calendar_feeds',
    'scheduling_lesson_notes',
    'scheduling_objections',
    'scheduling_teacher_requests',
  ],
  'calendar/stores/export-family.store.ts': ['scheduling_lesson_notes'],
  'reconciliation/lesson-detectors.store.ts': ['ledger_holds', 'scheduling_lesson_events', 'scheduling_lessons', 'scheduling_participants'],
  'staffing/stores/notes.store.ts': ['scheduling_participants'],
  'staffing/stores/pay.store.ts': ['scheduling_lesson_events', 'scheduling_lessons', 'scheduling_participants', 'scheduling_processes'],
  'staffing/stores/running-late.store.ts': ['scheduling_lessons'],
};

/** The names of all tables that the migrations make. */
const tablesMade = (): string[] =>
  readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => [
      ...readFileSync(path.join(migrations, name), 'utf8').matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi),
    ])
    .map(([, table = '']) => table);

function ownerOf(table: string, modules: readonly string[]): string | undefined {
  if (table.startsWith('scheduling_')) {
    const rest = table.slice('scheduling_'.length);
    return Object.keys(ofLessons).find((name) => ofLessons[name]?.includes(rest)) ?? 'calendar';
  }
  return modules.filter((name) => table.startsWith(`${name.replaceAll('-', '_')}_`)).toSorted((a, b) => b.length - a.length)[0];
}

/** Tables of another module that a store names; `known` counts those that stand in the list. */
export function foreignTables(files: ReadonlyMap<string, string>): { faults: Fault[]; known: number } {
  const modules = [...new Set([...files.keys()].map((file) => file.slice(root.length).split('/')[0] ?? ''))];
  const owners = new Map(tablesMade().map((table) => [table, ownerOf(table, modules)]));
  const faults: Fault[] = [];
  let known = 0;
  for (const [file, text] of files) {
    if (!file.endsWith('.store.ts')) continue;
    const at = file.slice(root.length);
    const named = new Set([...text.matchAll(/\b(?:from|join|into|update|only|using|exists)\s+(\w+)/g)].map(([, table = '']) => table));
    for (const table of named) {
      const owner = owners.get(table);
      if (owner === undefined || owner === at.split('/')[0]) continue;
      if (stillForeign[at]?.includes(table)) known += 1;
      else faults.push({ rule: 'no module reads the tables of another', from: file, to: table });
    }
  }
  return { faults, known };
}
