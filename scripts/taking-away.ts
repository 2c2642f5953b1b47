import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from './inside-modules.ts';

const folder = 'server/migrations';

/** The migrations with their comments. */
export const migrationTexts = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => [name.slice(0, -4), readFileSync(path.join(folder, name), 'utf8')]),
  );

/** What a release that is beside this one may still use. */
const takesAway =
  /\b(?:drop\s+(?:table|column|view|function|type)|rename\s+(?:to|column)|alter\s+column\s+\w+\s+(?:type|set\s+not\s+null)|alter\s+(?:column\s+)?\w+\s+drop\s+default)\b/i;

/**
 * Migrations that take something away and do not say so (docs/decisions/0344): by their name, and by the migration with which the school
 * stopped using it.
 */
export function takingAwayFaults(migrations: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = [];
  for (const [from, text] of migrations) {
    const says = from.endsWith('_contract');
    const [, needs] = /^-- needs: (\w+)$/m.exec(text) ?? [];
    const [found] = takesAway.exec(text.replaceAll(/--.*$/gm, '')) ?? [];
    if (found !== undefined && !says) faults.push({ rule: 'what takes something away is a migration named …_contract', from, to: found });
    if (!says) continue;
    if (needs === undefined) faults.push({ rule: 'a contract migration says what it needs', from, to: '-- needs: NAME' });
    else if (!migrations.has(needs) || needs >= from) faults.push({ rule: 'a contract migration needs an earlier one', from, to: needs });
  }
  return faults;
}
