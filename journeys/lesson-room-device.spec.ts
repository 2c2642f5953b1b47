import { type BrowserContextOptions, type Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { demo, nextRegular } from './steps/demo.ts';
import { enterTheRoom } from './steps/lesson-room.ts';
import { madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

const t = words.ru;
const media = ['camera', 'microphone'];
const laptop: BrowserContextOptions = { ...looks.laptop, viewport: { width: 1366, height: 768 }, locale: 'ru-RU', permissions: media };
const phone: BrowserContextOptions = { ...looks.phone, permissions: media };

test.use(madeUpMedia);

/** What the school has refused a page: one that was let in to a lesson must ask for nothing else. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400 && pathname.startsWith('/api/')) refused.push(`${answer.status()} ${pathname}`);
  });
  return refused;
}

test(
  'a lesson goes on on a phone where nobody has signed in, by a code from the laptop',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const kid = await openDevice(laptop);
    const { eventId, kidUid } = await enterTheRoom(school, { kid, teacher: await openDevice(laptop) }, t);
    const { timestamp } = await nextRegular(kid);

    // Held for its two seconds the door of the grown-ups opens.
    await kid.getByRole('button', { name: /^Для взрослых/ }).click({ delay: 2_200 });
    await kid.getByRole('button', { name: t.deviceCode.ask }).click();
    const shown = kid.getByRole('region', { name: t.deviceCode.title });
    const code = (await shown.getByRole('status').locator('[aria-hidden]').innerText()).trim();
    expect(code).toMatch(/^\d{3} \d{3}$/);
    await expect(shown).toContainText(`${new URL(school.url).host}/room`);

    const other = await openDevice(phone);
    await other.goto('/login');
    await other.getByRole('link', { name: t.login.toLesson }).click();
    const field = other.getByLabel(t.roomEntry.code);
    await field.fill('000000' === code.replace(' ', '') ? '000001' : '000000');
    await other.getByRole('button', { name: t.roomEntry.enter }).click();
    await expect(other.getByText(/Код не подошёл/)).toBeVisible();
    await expectAccessible(other);
    const refused = refusalsOf(other);
    await field.fill(code);
    await other.getByRole('button', { name: t.roomEntry.enter }).click();
    await other.waitForURL(`**/kids/${kidUid}/room/${eventId}`);
    await other.getByRole('button', { name: t.kidRoom.wait.enter, exact: true }).click();

    await expect(other.locator('[data-stage]')).toBeVisible();
    await expect(kid.getByRole('heading', { level: 1 })).toHaveText(t.kidRoom.elsewhere.title);

    expect(refused).toEqual([]);

    // Of the family's account it sees nothing, wherever it goes.
    await other.goto('/schedule');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t.roomEntry.inside.title);
    await other.getByRole('link', { name: t.roomEntry.inside.back }).click();
    // What was left by loading another page is gone back to by itself.
    await expect(other.locator('[data-person^="teacher:"] video')).toBeVisible({ timeout: 15_000 });

    // The lesson ends: good-bye, and the phone is nobody's again.
    await school.moveClockTo(Temporal.Instant.from(timestamp).add({ minutes: 1 }));
    await callsOf(school, demo.manager).post(`/manager/rooms/${eventId}/end`, { as: 'technical', reason: 'Сломался компьютер' });
    await expect(other.getByText(t.kidRoom.visit.over)).toBeVisible();
    await other.getByRole('link', { name: t.kidRoom.visit.signIn }).click();
    await other.waitForURL('**/login');
  },
);
