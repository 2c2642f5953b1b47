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

/** What compares the books of two modules reads both: that they differ cannot be seen from one (docs/decisions/0101). */
const audits: Readonly<Record<string, readonly string[]>> = {
  'reconciliation/lesson-detectors.store.ts': ['ledger_holds', 'scheduling_lesson_events', 'scheduling_lessons', 'scheduling_participants'],
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

/** Tables of another module that a store names. */
export function foreignTables(files: ReadonlyMap<string, string>): Fault[] {
  const modules = [...new Set([...files.keys()].map((file) => file.slice(root.length).split('/')[0] ?? ''))];
  const owners = new Map(tablesMade().map((table) => [table, ownerOf(table, modules)]));
  const faults: Fault[] = [];
  for (const [file, text] of files) {
    if (!file.endsWith('.store.ts')) continue;
    const at = file.slice(root.length);
    const named = new Set([...text.matchAll(/\b(?:from|join|into|update|only|using|exists)\s+(\w+)/g)].map(([, table = '']) => table));
    for (const table of named) {
      const owner = owners.get(table);
      if (owner === undefined || owner === at.split('/')[0]) continue;
      if (!audits[at]?.includes(table)) faults.push({ rule: 'no module reads the tables of another', from: file, to: table });
    }
  }
  return faults;
}
