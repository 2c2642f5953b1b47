import type { PageMessage } from '@school/contract/lesson-room/protocol';
import type { Locator, Page } from '@playwright/test';

import { type Relay, startRelay } from './equipment/relay.ts';
import { expect, test as base } from './fixtures.ts';
import { startSchool } from './running-school.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { fluentMedia, keepLinks, roomLaptop, voicePackets } from './steps/room-device.ts';
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

const framesOf = (picture: Locator) => picture.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
const faces = (kid: Page, teacher: Page) => [
  kid.locator('[data-person^="teacher:"] video'),
  teacher.locator('[data-person^="kid:"] video'),
];

async function expectMoving(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible({ timeout: 40_000 });
  const before = await framesOf(picture);
  await expect.poll(() => framesOf(picture), { timeout: 30_000 }).toBeGreaterThan(before + 10);
}

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
    await expect.poll(step, { timeout: 90_000 }).toBeGreaterThanOrEqual(2);
    const before = await voicePackets(teacher);
    await expect.poll(() => voicePackets(teacher), { timeout: 15_000 }).toBeGreaterThan(before + 50);

    relay.loses = 0;
    await expect.poll(step, { timeout: 120_000 }).toBe(0);
    await expectMoving(ofKid);
  },
);
