import { expect, test } from 'vitest';

import { floorFaults } from './floors.ts';

const table = (rows: string): string => `## Floors\n\`\`\`\n${rows}\n0  platform    + contract\n\`\`\`\n`;
const floors = [
  ['ledger', 'audit'],
  ['groups', 'lesson-room'],
];
const folders = ['ledger', 'audit', 'groups'];

test('a table that shows every module on its floor is right, also while a planned one is not there', () => {
  expect(floorFaults(floors, folders, table('2  groups            company in lessons\n1  audit    ledger'))).toEqual([]);
});

test('a module without a floor, on another floor or left out of the table is refused', () => {
  const said = (names: string[], rows: string) => floorFaults(floors, names, table(rows)).map(({ from, to }) => `${from} -> ${to}`);
  expect(said([...folders, 'kites'], '2  groups\n1  audit    ledger')).toEqual(['server/src/floors.ts -> kites']);
  expect(said(folders, '2  groups   ledger\n1  audit')).toEqual([
    'ARCHITECTURE.md, floor 1: audit -> server/src/floors.ts: audit ledger',
    'ARCHITECTURE.md, floor 2: groups ledger -> server/src/floors.ts: groups',
  ]);
  expect(said(folders, '1  audit    ledger')).toEqual(['ARCHITECTURE.md, floor 2: nothing -> server/src/floors.ts: groups']);
});
