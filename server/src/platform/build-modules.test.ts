import { defineCalls } from '@school/contract/call';
import { expect, test } from 'vitest';

import { buildModules } from './build-modules.ts';
import { defineModule, type Platform, type PersonalData } from './module.ts';

const nothing = { calls: defineCalls({}), handlers: () => ({}) };

/** Two modules above each other, and what the upper one was given to see of the data of people. */
async function build() {
  let seen: PersonalData | undefined;
  const lower = defineModule({
    ...nothing,
    name: 'library',
    needs: [],
    create: () => ({ books: 2 }),
    erase: (_, door) => async (it) => void it.dropFile(`library has ${door.books}`),
    export: () => async (familyId) => [{ name: 'library.json', data: familyId }],
    retention: 'For good',
  });
  const upper = defineModule({
    ...nothing,
    name: 'families',
    needs: [],
    create(given) {
      seen = given.personalData;
      return {};
    },
    erase: () => async (it) => void it.dropFile('families'),
    export: { nothing: 'Nothing is kept' },
    retention: 'For good',
  });
  await buildModules([lower, upper], {} as Platform);
  return seen!;
}

test('data of people are erased from the top down, with the doors of the modules, and exported from the ground up', async () => {
  const { erasers, exporters } = await build();
  const dropped: string[] = [];
  for (const erase of erasers()) await erase({ dropFile: async (name: string) => void dropped.push(name) } as never);
  expect(dropped).toEqual(['families', 'library has 2']);
  const parts = await Promise.all(exporters().map((exporter) => exporter('anna')));
  expect(parts).toEqual([[{ name: 'library.json', data: 'anna' }]]);
});
