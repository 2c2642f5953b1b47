import { readdirSync, readFileSync } from 'node:fs';

import { floors } from '../server/src/floors.ts';
import type { Fault } from './inside-modules.ts';

/** The floors as the table of ARCHITECTURE.md shows them: a number, names apart by spaces, then what is said of them. */
export function floorsOfTable(architecture: string): Map<number, string[]> {
  const table = /## Floors\n```\n([^`]*)```/.exec(architecture)?.[1] ?? '';
  const rows = table.split('\n').flatMap((line) => {
    const [, floor = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    return floor === '' || floor === '0' ? [] : [[Number(floor), rest.split(/ {2,}/).filter((name) => /^[a-z-]+$/.test(name))] as const];
  });
  return new Map(rows);
}

/** Where the folders of modules and the table of ARCHITECTURE.md say something else than the list of floors. */
export function floorFaults(list: readonly (readonly string[])[], folders: readonly string[], architecture: string): Fault[] {
  const rule = 'floors are said once';
  const file = 'server/src/floors.ts';
  const built = (names: readonly string[]): string[] => names.filter((name) => folders.includes(name)).toSorted();
  const table = floorsOfTable(architecture);
  const levels = new Set([...list.keys().map((floor) => floor + 1), ...table.keys()]);
  return [
    ...folders.filter((name) => list.flat().filter((it) => it === name).length !== 1).map((name) => ({ rule, from: file, to: name })),
    ...[...levels].flatMap((level) => {
      const [listed, shown] = [built(list[level - 1] ?? []).join(' '), (table.get(level) ?? []).toSorted().join(' ')];
      return listed === shown
        ? []
        : [{ rule, from: `ARCHITECTURE.md, floor ${level}: ${shown || 'nothing'}`, to: `${file}: ${listed || 'nothing'}` }];
    }),
  ];
}

/** The same of the house as it stands. */
export const floorFaultsOfHouse = (): Fault[] => {
  const entries = readdirSync('server/src/modules', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return floorFaults(floors, folders, readFileSync('ARCHITECTURE.md', 'utf8'));
};
