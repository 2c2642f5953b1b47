import type { Fault } from './inside-modules.ts';
import { ownerOf, readMigrations, tablesMadeIn } from './tables-of-migrations.ts';

const root = 'server/src/modules/';

/**
 * What moves a whole school in asks first whether anybody has been there (docs/decisions/0230). What compares the books of two modules reads both: that they differ cannot be seen from one
 * (docs/decisions/0101).
 */
const audits: Readonly<Record<string, readonly string[]>> = {
  'whole-school/tables.store.ts': ['identity_accounts', 'families_families'],
  'reconciliation/lesson-detectors.store.ts': ['ledger_holds', 'scheduling_lesson_events', 'scheduling_lessons', 'scheduling_participants'],
};

/** Tables of another module that a store names. */
export function foreignTables(files: ReadonlyMap<string, string>): Fault[] {
  const modules = [...new Set([...files.keys()].map((file) => file.slice(root.length).split('/')[0] ?? ''))];
  const owners = new Map([...readMigrations().values()].flatMap(tablesMadeIn).map((table) => [table, ownerOf(table, modules)]));
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
