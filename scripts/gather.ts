import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { floors } from '../server/src/floors.ts';
import { gatheredTemplates } from './gather-templates.ts';
import type { Fault } from './inside-modules.ts';

type Floors = ReadonlyArray<readonly string[]>;

/**
 * What follows from the modules' own folders and from the one list of floors: the table of all calls, the catalogue of all refusals
 * and their words, the list of definitions, the table of ARCHITECTURE.md. `npm run gather` writes it, `npm run house` says where it is not so.
 */
export function gathered(): Map<string, string> {
  const contract = readFolders('contract/src');
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
  return new Map([
    ['contract/src/all-calls.ts', allCalls(contract)],
    ['contract/src/all-refusals.ts', allRefusals(contract)],
    ...['ru', 'en'].map(
      (language) =>
        [`words/src/${language}/shared/further-refusals.ts`, allFurtherRefusals(readdirSync(`words/src/${language}/refusals`))] as const,
    ),
    ['server/src/modules.ts', listOfModules(floors, withDoors())],
    ['ARCHITECTURE.md', withFloors(architecture, floors)],
    ...gatheredTemplates(),
  ]);
}

/** Where a module stands on no floor or on two, and where a file says something else than what it is gathered from. */
export function gatheredFaults(): Fault[] {
  const folders = readdirSync('server/src/modules', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const wrong = [...gathered()].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  return [
    ...offTheFloors(
      floors,
      folders.map(({ name }) => name),
    ).map((to) => ({ rule: 'floors are said once', from: 'server/src/floors.ts', to })),
    ...wrong.map(([file]) => ({ rule: 'what follows from the modules is gathered', from: file, to: 'npm run gather' })),
  ];
}

/** Names that are a folder and no module of the list, a module of it and no folder, or there twice. */
export function offTheFloors(list: Floors, folders: readonly string[]): string[] {
  const names = list.flat();
  return [...new Set([...names, ...folders])].filter(
    (name) => !folders.includes(name) || names.indexOf(name) === -1 || names.indexOf(name) !== names.lastIndexOf(name),
  );
}

/** The sources of a folder's folders: `families/calls.ts` and what it says, by name. */
export type Sources = ReadonlyMap<string, string>;

function readFolders(root: string): Sources {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  const ours = files.filter((file) => /^[^/]+\/[^/]+\.ts$/.test(file) && !/\.test\.ts$|\/testing\.ts$/.test(file));
  return new Map(ours.toSorted().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const byHand = '/** Written by `npm run gather` from the folders of the modules, never by hand. */';

/** What of each file goes into a table: each name, and the file that says it. */
function tableOf(sources: Sources, said: RegExp): Array<{ name: string; file: string }> {
  const all = [...sources].flatMap(([file, text]) => [...text.matchAll(said)].map(([, name = '']) => ({ name, file })));
  // What a neighbour in the folder has taken in stands in the table with it.
  const isTaken = ({ name, file }: { name: string; file: string }) =>
    [...sources].some(
      ([other, text]) => other !== file && path.dirname(other) === path.dirname(file) && new RegExp(`\\.\\.\\.${name}\\b`).test(text),
    );
  return all.filter((one) => !isTaken(one));
}

const importsOf = (table: ReadonlyArray<{ name: string; file: string }>): string => {
  const files = Map.groupBy(table, ({ file }) => file);
  return [...files].map(([file, names]) => `import { ${names.map(({ name }) => name).join(', ')} } from './${file}';`).join('\n');
};

/** The table of all calls. */
export function allCalls(sources: Sources): string {
  const table = tableOf(sources, /^export const (\w+Calls) =\s+(?:defineCalls\(|\{\s+\.\.\.)/gm);
  return `import type { Call, CallKey } from './call.ts';
${importsOf(table)}

${byHand}
export const calls = {
${table.map(({ name }) => `  ...${name},`).join('\n')}
} satisfies Record<CallKey, Call>;
`;
}

/** The catalogue of all refusals. */
export function allRefusals(sources: Sources): string {
  const table = tableOf(new Map([...sources].filter(([file]) => file.endsWith('/refusals.ts'))), /^export const (\w+Refusals) =\s/gm);
  return `import type { RefusalEntry } from './refusal.ts';
${importsOf(table)}

${byHand}
export const errorCatalogue = {
${table.map(({ name }) => `  ...${name},`).join('\n')}
} as const satisfies Record<string, RefusalEntry>;
`;
}

/** The words of all refusals that are said after an attempt, in one language, out of the files that the modules have in it. */
export function allFurtherRefusals(files: readonly string[]): string {
  const sorted = files.map((file) => path.basename(file, '.ts')).toSorted();
  return `import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
${sorted.map((name) => `import { refusals as ${doorOf(name)} } from '../refusals/${name}.ts';`).join('\n')}

${byHand}
export const texts = {
${sorted.map((name) => `  ...${doorOf(name)},`).join('\n')}
} satisfies FurtherRefusalTexts;
`;
}

/** How the door of a module is called, `calendarFeed` of `calendar-feed`; its definition is `calendarFeedModule`. */
const doorOf = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The modules that give a door to those above them: they say its type as `Door` beside their definition. */
const withDoors = (): string[] =>
  floors.flat().filter((name) => /^export type (?:\{ \w+ as )?Door\b/m.test(readFileSync(`server/src/modules/${name}/module.ts`, 'utf8')));

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The modules' definitions, from the ground up, and the types of their doors. */
export function listOfModules(list: Floors, doors: readonly string[]): string {
  const names = list.flat();
  const imported = (name: string) => {
    const door = doors.includes(name) ? `type Door as ${upper(doorOf(name))}, ` : '';
    return `import { ${door}${doorOf(name)}Module } from './modules/${name}/module.ts';`;
  };
  return `${names.map(imported).join('\n')}
import type { DoorsOf } from './platform/build-modules.ts';

// Written by \`npm run gather\` from floors.ts and the definitions, never by hand.

declare module '#platform/module' {
  interface Doors {
${names
  .filter((name) => doors.includes(name))
  .map((name) => `    ${doorOf(name)}: ${upper(doorOf(name))};`)
  .join('\n')}
  }
}

/** The modules of the school, from the ground up. */
export const modules = [
${names.map((name) => `  ${doorOf(name)}Module,`).join('\n')}
] as const;

/** Their doors. */
export type SchoolDoors = DoorsOf<typeof modules>;
`;
}

/** ARCHITECTURE.md with the names of the list in its table of floors; what the table says of a floor stays. */
export const withFloors = (architecture: string, list: Floors): string =>
  architecture.replace(/(?<=## Floors\n```\n)[^`]*(?=```)/, (table) => {
    const told = new Map(
      table.split('\n').flatMap((line) => {
        const [, floor = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
        return floor === '' ? [] : [[Number(floor), rest.split(/ {2,}/)] as const];
      }),
    );
    const rows = list.map((names, at) => {
      const about = told.get(at + 1)?.find((part) => part.includes(' ')) ?? '';
      return `${String(at + 1).padEnd(3)}${names.join('   ').padEnd(61)}   ${about}`.trimEnd();
    });
    const ground = table.split('\n').filter((line) => line.startsWith('0 '));
    return `${[...rows.toReversed(), ...ground].join('\n')}\n`;
  });

if (import.meta.main) for (const [file, text] of gathered()) writeFileSync(file, text);
