import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import prepareDemo from '../prepare-demo.ts';
import { besideDrawings, type Pair, together } from './beside.ts';
import { eight, five, thirteen } from './lesson.ts';
import { openBrowser, Shots } from './shots.ts';

/**
 * `npm run pictures [-- --drawings FOLDER] [-- --only 5,8,13]`: takes the pictures of the lesson room anew, out of lessons that are really
 * held; with the folder of the drawings each is laid beside its page (docs/design/room-pictures.md).
 */
const { values } = parseArgs({ options: { drawings: { type: 'string' }, only: { type: 'string', default: '5,8,13' } } });
const pictures = path.resolve(import.meta.dirname, '../../docs/pictures');

const [wide, narrow] = [928, 468];
const pairs: readonly Pair[] = [
  ...['wait-5', 'room-5', 'room-5-star', 'room-5-locked', 'room-5-gone', 'wait-8', 'room-8'].map((name) => ({
    name,
    drawing: `${name}-1024x768`,
    width: wide,
  })),
  ...[
    'wait-13',
    'room-13',
    'room-13-locked',
    'teach-one',
    'teach-board',
    'teach-help',
    'teach-finish',
    'teach-next',
    'manager-rooms',
    'manager-enter',
    'manager-room',
  ].map((name) => ({ name, drawing: `${name}-1366x640`, width: wide })),
  ...['room-small', 'parent-on', 'parent-look', 'parent-after'].map((name) => ({ name, drawing: `${name}-360x740`, width: narrow })),
];

await buildWebIfNeeded();
const forget = await prepareDemo();
const browser = await openBrowser();
try {
  const shots = new Shots();
  for (const [years, hold] of [
    ['5', five],
    ['8', eight],
    ['13', thirteen],
  ] as const) {
    if (!values.only.split(',').includes(years)) continue;
    console.log(`A lesson at ${years} …`);
    await hold(browser, shots);
  }
  if (values.drawings !== undefined)
    await besideDrawings(browser, shots, pairs, path.resolve(values.drawings), path.join(pictures, 'room'));
  await together(browser, shots, ['room-8-laptop', 'teach-one'], 1468, path.join(pictures, 'room.webp'));
} finally {
  await browser.close();
  await forget();
}
