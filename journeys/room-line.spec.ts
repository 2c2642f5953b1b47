import type { PageMessage } from '@school/contract/lesson-room/protocol';
import type { Page } from '@playwright/test';

import { type Relay, startRelay } from './equipment/relay.ts';
import { expect, test as base } from './fixtures.ts';
import { startSchool } from './running-school.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import {
  cutLine,
  expectMoving,
  fluentMedia,
  holdLine,
  keepLinks,
  mendLine,
  roomLaptop,
  voiceLost,
  voicePackets,
} from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;
const secret = 'a secret that the relay and the school share';

/** A school that sends pictures and sound through its relay alone, so that no home learns the address of another. */
const test = base.extend<{ relay: Relay }>({
  // eslint-disable-next-line no-empty-pattern
  relay: async ({}, use) => {
    const relay = await startRelay(secret);
    await use(relay);
    await relay.stop();
  },
  school: async ({ relay }, use) => {
    const school = await startSchool({ TURN_URLS: relay.urls, TURN_SECRET: secret, ROOM_HIDE_ADDRESSES: '1' });
    await use(school);
    await school.stop();
  },
});

test.use(fluentMedia);

const faces = (kid: Page, teacher: Page) => [
  kid.locator('[data-person^="teacher:"] video'),
  teacher.locator('[data-person^="kid:"] video'),
];

/** The step of the ladder of quality at which a page says it is. */
function stepOf(page: Page): () => number {
  let step = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as PageMessage;
      if (message.t === 'beat') step = message.it.ladder;
    }),
  );
  return () => step;
}

test(
  'a lesson goes over the relay alone, by UDP, and by TCP where a net lets nothing else through',
  { tag: '@long' },
  async ({ school, relay, openDevice }) => {
    relay.weather = 'no udp';
    const { kid, teacher } = await enterTheRoom(school, { kid: await openDevice(roomLaptop), teacher: await openDevice(roomLaptop) }, t);
    for (const face of faces(kid, teacher)) await expectMoving(face);
    expect(relay.carried.udp).toBe(0);
    expect(relay.carried.tcp).toBeGreaterThan(100);

    // The net is mended: pages that are loaded anew take the faster way.
    relay.weather = 'open';
    for (const page of [kid, teacher]) await page.reload();
    const enter = teacher.getByRole('button', { name: t.teacherRoom.wait.enter });
    await enter.or(teacher.locator('[data-stage]').first()).first().waitFor();
    for (const face of faces(kid, teacher)) await expectMoving(face);
    expect(relay.carried.udp).toBeGreaterThan(100);
  },
);

test(
  'on a line that loses much the picture goes and the voice stays, and the picture is back when the line is',
  { tag: '@long' },
  async ({ school, relay, openDevice }) => {
    const [child, adult] = [await openDevice(roomLaptop), await openDevice(roomLaptop)];
    await keepLinks(adult);
    const step = stepOf(child);
    const { kid, teacher } = await enterTheRoom(school, { kid: child, teacher: adult }, t);
    const [, ofKid] = faces(kid, teacher);
    if (!ofKid) throw new Error('No picture');
    await expectMoving(ofKid);
    expect(step()).toBe(0);

    relay.loses = 30;
    await expect.poll(step, { timeout: within(10) }).toBeGreaterThanOrEqual(2);
    const before = await voicePackets(teacher);
    await expect.poll(() => voicePackets(teacher), { timeout: within(5) }).toBeGreaterThan(before + 50);

    relay.loses = 0;
    await expectMoving(ofKid, within(40));
    await expect.poll(step, { timeout: 120_000 }).toBe(0);
  },
);

test('on a line of 300 kbit/s the picture makes room for the voice', { tag: '@long' }, async ({ school, relay, openDevice }) => {
  const [child, adult] = [await openDevice(roomLaptop), await openDevice(roomLaptop)];
  await keepLinks(child);
  await keepLinks(adult);
  const step = stepOf(adult);
  const { kid, teacher } = await enterTheRoom(school, { kid: child, teacher: adult }, t);
  for (const face of faces(kid, teacher)) await expectMoving(face);

  relay.carries = 300_000;
  await expect.poll(step, { timeout: within(10) }).toBeGreaterThanOrEqual(1);
  await kid.waitForTimeout(5_000);
  const before = await voiceLost(kid);
  await kid.waitForTimeout(15_000);
  const after = await voiceLost(kid);
  const [lost, all] = [after.lost - before.lost, after.all - before.all];
  expect(all).toBeGreaterThan(300);
  expect(lost / all).toBeLessThanOrEqual(0.05);
});

test(
  'six seconds without any line are said within three, and picture and sound go on within five after',
  { tag: '@long' },
  async ({ school, relay, openDevice }) => {
    const [child, adult] = [await openDevice(roomLaptop), await openDevice(roomLaptop)];
    for (const page of [child, adult]) await keepLinks(page);
    await holdLine(child);
    const { kid, teacher } = await enterTheRoom(school, { kid: child, teacher: adult }, t);
    for (const face of faces(kid, teacher)) await expectMoving(face);

    await test.step('all of it', async () => {
      relay.weather = 'gone';
      await cutLine(kid);
      await expect(kid.getByText(t.kidRoom.state.reconnect).first()).toBeVisible({ timeout: within(3) });
      await kid.waitForTimeout(6_000);
      relay.weather = 'open';
      await mendLine(kid);
      const back = within(5);
      await Promise.all(faces(kid, teacher).map((face) => expectMoving(face, back)));
      const before = await voicePackets(kid);
      await expect.poll(() => voicePackets(kid), { timeout: back }).toBeGreaterThan(before + 20);
      await expect(kid.getByText(t.kidRoom.state.reconnect)).toHaveCount(0, { timeout: back });
    });

    await test.step('only the relay: nobody is sent away, the lesson goes on without pictures, and they come back', async () => {
      relay.weather = 'gone';
      await kid.waitForTimeout(3_000);
      await teacher.getByRole('button', { name: new RegExp(`^${t.teacherRoom.kid.star}`) }).click();
      await expect(kid.getByRole('img', { name: t.kidRoom.stars(1, 5) })).toBeVisible({ timeout: within(2) });
      await kid.waitForTimeout(9_000);
      await expect(kid.locator('[data-stage]')).toBeVisible();
      relay.weather = 'open';
      await Promise.all(faces(kid, teacher).map((face) => expectMoving(face, within(20))));
    });
  },
);
