import { expect, looks, test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { demo, eventsOf } from './steps/demo.ts';
import { faultsOf } from './walk/look-at.ts';
import { demoWorld, placesOf } from './walk/places.ts';
import { pathsOfTheApp } from './walk/route-table.ts';
import { enterAs } from './walk/visitors.ts';
import { words } from './words.ts';

/** Sixty letters without a place to break: as long as a name may be. */
const long = (letter: string) => `К${letter.repeat(59)}`;

test('words of sixty letters in all that a family types widen no page and are cut nowhere @long', async ({ school, openDevice }) => {
  test.setTimeout(600_000);
  const anna = callsOf(school, demo.anna);
  const world = await demoWorld(school);
  await anna.patch('/user', { firstName: long('о'), lastName: long('а') });
  await anna.patch(`/kids/${world.misha}`, { name: long('и'), surname: long('ы') });
  const { chats } = await anna.get<{ chats: Array<{ chatId: string }> }>('/chats');
  for (const { chatId } of chats) await anna.post(`/chats/${chatId}/messages`, { text: long('ш') });

  const phone = await openDevice(looks.phone);
  await enterAs('parent', phone, words.ru);
  const opened = (await eventsOf(phone)).map(({ eventId }) => `/schedule?event=${eventId}`).slice(0, 1);
  const own = placesOf(await pathsOfTheApp(), world).filter(({ who }) => who === 'parent');
  const pages = [...own.map(({ at }) => at), ...chats.map(({ chatId }) => `/chat?chat=${chatId}`), '/schedule?view=list', ...opened];
  const faults: string[] = [];
  for (const at of pages)
    faults.push(...(await faultsOf(phone, at, []).catch((fault: unknown) => [`${at} ${String(fault).slice(0, 200)}`])));
  expect(faults).toEqual([]);
});
