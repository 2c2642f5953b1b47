import { globSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { allCalls, allFurtherRefusals, allRefusals, listOfModules, offTheFloors, withFloors } from './gather.ts';
import { tablesOf } from './gather-templates.ts';

const floors = [['ledger', 'audit'], ['calendar-feed']];
const of = (sources: Record<string, string>) => new Map(Object.entries(sources));

test('calls stand in the table as their files say them, what a neighbour has taken in once', () => {
  const table = allCalls(
    of({
      'kites/calls.ts': 'export const kiteCalls = defineCalls({});',
      'room/calls.ts': 'export const roomCalls = { ...endCalls };',
      'room/end-calls.ts': 'export const endCalls = defineCalls({});',
      'room/shapes.ts': 'const noCalls = defineCalls({});',
      'school/calls.ts': 'export const schoolCalls = {\n  ...openingCalls,\n};',
      'school/opening-calls.ts': 'export const openingCalls =\n  defineCalls({});',
      'school/secrets.ts': 'export const secretCalls =\n  defineCalls({});',
    }),
  );
  expect(table).toContain("import { kiteCalls } from './kites/calls.ts';");
  expect(table.match(/\.\.\.\w+/g)).toEqual(['...kiteCalls', '...roomCalls', '...schoolCalls', '...secretCalls']);
});

test('refusals come from the files of that name', () => {
  const sources = { 'kites/refusals.ts': 'export const kiteRefusals = {', 'kites/calls.ts': 'export const fewRefusals = [' };
  expect(allRefusals(of(sources)).match(/\.\.\.\w+/g)).toEqual(['...kiteRefusals']);
});

test('the words of refusals are those of every module that has some', () => {
  const table = allFurtherRefusals(['open-kites.ts', 'audit.ts']);
  expect(table.match(/^import \{ .*/gm)).toEqual([
    "import { refusals as audit } from '../refusals/audit.ts';",
    "import { refusals as openKites } from '../refusals/open-kites.ts';",
  ]);
  expect(table.match(/\.\.\.\w+/g)).toEqual(['...audit', '...openKites']);
});

test('definitions stand in the order of the floors, with the doors of those that have one', () => {
  const list = listOfModules(floors, ['audit', 'calendar-feed']);
  expect(list.match(/^ {2}\w+Module/gm)).toEqual(['  ledgerModule', '  auditModule', '  calendarFeedModule']);
  expect(list.match(/^ {4}\w+: \w+;/gm)).toEqual(['    audit: Audit;', '    calendarFeed: CalendarFeed;']);
  expect(list).toContain("import { type Door as CalendarFeed, calendarFeedModule } from './modules/calendar-feed/module.ts';");
});

test('the table of floors has the names of the list and keeps what it says of a floor', () => {
  const table = (rows: string) => `## Floors\n\`\`\`\n${rows}\n0  platform   + contract, below all\n\`\`\`\n`;
  const shown = withFloors(table('2  calendar-feed   kites   what others see\n1  audit'), floors);
  expect(shown.split('\n').map((row) => row.replace(/ +/g, ' '))).toEqual(
    table('2 calendar-feed what others see\n1 ledger audit').replace(/ +/g, ' ').split('\n'),
  );
});

test('a kind of task stands in every table by its folder alone', () => {
  const tables = tablesOf(['draw', 'sort-bins']);
  expect(
    tables.map(([file, text]) => [file, text.match(/\bsortBins\b|sort-bins\//g)?.length ?? 0]).filter(([, times]) => times === 0),
  ).toEqual([]);
  const [, templates = ''] = tables.find(([file]) => file.endsWith('templates/samples.ts')) ?? [];
  expect(templates).toContain("import { sample as sortBins } from './sort-bins/sample.ts';");
  expect(templates.match(/^ {2}\S.*,$/gm)).toEqual(['  draw,', "  'sort-bins': sortBins,"]);
});

test('no file but its own names a kind of task beside all others', () => {
  const folders = tablesOf([]).map(([file]) => file);
  const all = readdirSync('contract/src/playbooks/templates', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const naming = globSync(['{contract,words,web}/src/**/*.{ts,tsx}', 'server/{src,test}/**/*.ts', 'journeys/**/*.ts']).filter((file) => {
    const source = readFileSync(file, 'utf8');
    return all.every((code) => source.includes(`'${code}'`) || source.includes(`${code}:`));
  });
  expect(naming.filter((file) => !folders.includes(file))).toEqual([]);
});

test('a module without a floor, on two of them or without a folder is told', () => {
  expect(offTheFloors(floors, ['ledger', 'audit', 'calendar-feed'])).toEqual([]);
  expect(offTheFloors([...floors, ['audit']], ['audit', 'calendar-feed', 'kites'])).toEqual(['ledger', 'audit', 'kites']);
});
