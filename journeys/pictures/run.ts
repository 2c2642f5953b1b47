import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import prepareDemo from '../prepare-demo.ts';
import { besideDrawings, type Pair, together } from './beside.ts';
import { eight, five, thirteen } from './lesson.ts';
import { openBrowser, Shots } from './shots.ts';
import { substitute } from './substitute.ts';

/**
 * `npm run pictures [-- --drawings FOLDER] [-- --only 5,8,13,substitute]`: takes the pictures of the lesson room anew, out of lessons that are really
 * held; with the folder of the drawings each is laid beside its page (docs/design/room-pictures.md).
 */
const { values } = parseArgs({ options: { drawings: { type: 'string' }, only: { type: 'string', default: '5,8,13,substitute' } } });
const pictures = path.resolve(import.meta.dirname, '../../docs/pictures');

const [wide, narrow] = [928, 468];
/** Pages by the size of their drawing; those of another size than the first one of their name have a name of their own. */
const drawn: ReadonlyArray<{ size: string; width: number; names: readonly string[] }> = [
  {
    size: '1024x768',
    width: wide,
    names: ['wait-5', 'room-5', 'room-5-hand', 'room-5-star', 'room-5-locked', 'room-5-weak', 'room-5-reconnect', 'room-5-gone'],
  },
  { size: '1024x768', width: wide, names: ['wait-8', 'room-8', 'room-13-tablet'] },
  { size: '1366x640', width: wide, names: ['room-5-laptop', 'room-8-laptop'] },
  { size: '1366x640', width: wide, names: ['room-8-locked', 'room-8-weak', 'room-8-reconnect', 'room-8-gone'] },
  {
    size: '1366x640',
    width: wide,
    names: ['wait-13', 'room-13', 'room-13-locked', 'room-13-weak', 'room-13-reconnect', 'room-13-gone'],
  },
  {
    size: '1366x640',
    width: wide,
    names: ['teach-one', 'teach-board', 'teach-help', 'teach-phone', 'teach-substitute', 'teach-note', 'teach-finish', 'teach-next'],
  },
  { size: '1366x640', width: wide, names: ['manager-rooms', 'manager-enter', 'manager-room', 'parent-on-laptop', 'parent-after-laptop'] },
  {
    size: '1920x1080',
    width: wide,
    names: ['teach-one-large', 'teach-board-large', 'teach-finish-large', 'manager-rooms-large', 'manager-room-large'],
  },
  { size: '360x740', width: narrow, names: ['room-small', 'parent-on', 'parent-look', 'parent-after', 'parent-rate'] },
];
const pairs: readonly Pair[] = drawn.flatMap(({ size, width, names }) =>
  names.map((name) => ({ name, drawing: `${name.replace(/-(?:laptop|tablet|large)$/, '')}-${size}`, width })),
);

await buildWebIfNeeded();
const forget = await prepareDemo();
const browser = await openBrowser();
try {
  const shots = new Shots();
  for (const [which, hold] of [
    ['substitute', substitute],
    ['5', five],
    ['8', eight],
    ['13', thirteen],
  ] as const) {
    if (!values.only.split(',').includes(which)) continue;
    console.log(`A lesson: ${which} …`);
    // A lesson that could not be held leaves the others: what is missing is named at the end.
    await hold(browser, shots).catch((cause: unknown) => console.log(`  ${which}: ${String(cause).slice(0, 300)}`));
  }
  if (values.drawings !== undefined)
    await besideDrawings(browser, shots, pairs, path.resolve(values.drawings), path.join(pictures, 'room'));
  await together(browser, shots, ['room-8-laptop', 'teach-one'], 1468, path.join(pictures, 'room.webp'));
} finally {
  await browser.close();
  await forget();
}
