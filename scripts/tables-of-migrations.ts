import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { floors } from '../server/src/floors.ts';
import type { Fault } from './inside-modules.ts';

const folder = 'server/migrations';

/** The migrations by their files, with their statements: comments may speak of any table. */
export const readMigrations = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [path.posix.join(folder, name), readFileSync(path.join(folder, name), 'utf8').replaceAll(/--.*$/gm, '')]),
  );

/** The names of the tables that a migration makes. */
export const tablesMadeIn = (text: string): string[] =>
  [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(([, table = '']) => table);

/** The lessons' five modules kept the prefix of the one they were (docs/decisions/0084): who has which of its tables. */
const ofLessons: Readonly<Record<string, readonly string[]>> = {
  staffing: ['attendance', 'lesson_notes', 'note_templates', 'objections', 'pay_rates', 'running_late'],
  'calendar-feed': ['calendar_feeds', 'teacher_feeds', 'clock_notices'],
  scheduling: ['teacher_requests'],
};

/** The module whose name a table carries. */
export function ownerOf(table: string, modules: readonly string[]): string | undefined {
  if (table.startsWith('scheduling_')) {
    const rest = table.slice('scheduling_'.length);
    return Object.keys(ofLessons).find((name) => ofLessons[name]?.includes(rest)) ?? 'calendar';
  }
  return longest(modules.filter((name) => `${table}_`.startsWith(`${name.replaceAll('-', '_')}_`)));
}

/** What no floor below the modules knows of: the ground itself, and the world where there is none. */
const ground = ['platform', 'sandbox'];
const floorOf = (name: string): number => floors.findIndex((floor) => (floor as readonly string[]).includes(name)) + 1;
const longest = (names: readonly string[]): string | undefined => names.toSorted((a, b) => b.length - a.length)[0];

/** Migrations that make tables of another module, or lean on those of a higher floor or a neighbour. */
export function migrationFaults(migrations: ReadonlyMap<string, string>): Fault[] {
  const names = [...ground, ...floors.flat()];
  const owners = new Map([...migrations.values()].flatMap(tablesMadeIn).map((table) => [table, ownerOf(table, names)]));
  const faults: Fault[] = [];
  for (const [from, text] of migrations) {
    const [, rest = ''] = /\/\w+?T\d+_(\w+)[.]sql$/.exec(from) ?? [];
    const name = longest(names.filter((one) => rest.startsWith(`${one.replaceAll('-', '_')}_`)));
    if (name === undefined) {
      faults.push({ rule: 'a migration carries the name of its module', from, to: rest });
      continue;
    }
    for (const table of tablesMadeIn(text)) {
      if (owners.get(table) !== name) faults.push({ rule: 'a migration makes the tables of its module', from, to: table });
    }
    const namedTables = [...text.matchAll(/\b(?:alter table|references|on|into|update|from|join)\s+(\w+)/gi)].map(
      ([, table = '']) => table,
    );
    for (const table of new Set(namedTables)) {
      const owner = owners.get(table);
      if (owner === undefined || owner === name || floorOf(owner) < floorOf(name)) continue;
      faults.push({ rule: 'a migration stands on tables of lower floors', from, to: table });
    }
  }
  return faults;
}
