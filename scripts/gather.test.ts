import { expect, test } from 'vitest';

import { allCalls, allFurtherRefusals, allRefusals, listOfModules, offTheFloors, withFloors } from './gather.ts';

const floors = [['ledger', 'audit'], ['calendar-feed']];
const of = (sources: Record<string, string>) => new Map(Object.entries(sources));

test('calls stand in the table as their files say them, what a neighbour has taken in once', () => {
  const table = allCalls(
    of({
      'kites/calls.ts': 'export const kiteCalls = defineCalls({});',
      'room/calls.ts': 'export const roomCalls = { ...endCalls };',
      'room/end-calls.ts': 'export const endCalls = defineCalls({});',
      'room/shapes.ts': 'const noCalls = defineCalls({});',
    }),
  );
  expect(table).toContain("import { kiteCalls } from './kites/calls.ts';");
  expect(table.match(/\.\.\.\w+/g)).toEqual(['...kiteCalls', '...roomCalls']);
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

test('a module without a floor, on two of them or without a folder is told', () => {
  expect(offTheFloors(floors, ['ledger', 'audit', 'calendar-feed'])).toEqual([]);
  expect(offTheFloors([...floors, ['audit']], ['audit', 'calendar-feed', 'kites'])).toEqual(['ledger', 'audit', 'kites']);
});
