import type { Browser, Page } from '@playwright/test';

import { texts as hint } from '@school/words/ru/shared/equipment-hint';
import { texts as t } from '@school/words/ru/shared/equipment';
import { anna, begin, desktop, enter, stepOf } from './equipment/check-page.ts';
import { deviceFailures } from './equipment/device-failures.ts';
import type { Failure, Failures } from './equipment/failure.ts';
import { fakeMedia, openBrowser } from './equipment/fake-media.ts';
import { lineFailures } from './equipment/line-failures.ts';
import { startRelay } from './equipment/relay.ts';
import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { type RunningSchool, startSchool } from './running-school.ts';
import { callsOf } from './steps/calls.ts';

const teacher = { email: 'teacher@chip.school', password: 'teacher-chip-2026' };
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

test('a family checks its computer, is told what is wrong with it, and the teacher of the next lesson sees it', async ({ school }) => {
  const [good, refused] = await Promise.all([
    openBrowser(fakeMedia),
    openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny']),
  ]);
  try {
    const checking = (async () => {
      const page = await enter(good, school, desktop);
      await begin(page);
      await expect(stepOf(page, 'camera')).toContainText(t.fine.camera);
      await expect(stepOf(page, 'microphone')).toContainText(t.fine.microphone);
      // By keyboard: the button goes with its press, and the focus stays at the step.
      await page.getByRole('button', { name: t.question.yes }).press('Enter');
      await expect(stepOf(page, 'speaker')).toBeFocused();
      await expect(page.getByText(t.kept)).toBeVisible({ timeout: 40_000 });
      await expect(stepOf(page, 'speaker')).toContainText(t.fine.speaker);
      await expect(stepOf(page, 'path')).toContainText(t.fine.path);
    })();
    const refusing = (async () => {
      const page = await enter(refused, school, { ...desktop, viewport: { width: 360, height: 740 } });
      await begin(page);
      await expect(stepOf(page, 'camera')).toContainText(t.codes.denied);
      await expect(stepOf(page, 'camera')).toContainText(t.advice.allow_chrome('camera'));
      await expect(stepOf(page, 'microphone')).toContainText(t.codes.denied);
      await page.getByRole('button', { name: t.stop }).click();
      // A phone is told at the beginning, and is asked for nothing else; and where lessons are chosen.
      const phone = await enter(refused, school, { ...looks.phone, userAgent: android });
      await begin(phone);
      await expect(stepOf(phone, 'browser')).toContainText(t.codes.mobile_not_supported);
      await expect(phone.getByText(t.verdicts.failed).first()).toBeVisible();
      await phone.goto('/intro-appointment');
      await expect(phone.getByText(hint.onPhone)).toBeVisible();
    })();
    await Promise.all([checking, refusing]);

    const calls = callsOf(school, teacher);
    const from = (await school.now()).toZonedDateTimeISO('Europe/Moscow').toPlainDate().toString();
    const { lessons } = await calls.get<{ lessons: { eventId: string; status: string }[] }>(`/teacher/lessons?from=${from}&days=7`);
    const known = await Promise.all(
      lessons
        .filter(({ status }) => status === 'scheduled')
        .map(async ({ eventId }) => ({
          eventId,
          ...(await calls.get<{ pupils: { profile: unknown }[] }>(`/teacher/lessons/${eventId}/equipment`)),
        })),
    );
    const seen = known.find(({ pupils }) => pupils.some(({ profile }) => profile !== null));
    const workspace = await enter(good, school, desktop, teacher);
    await workspace.goto(`/teacher/lessons/${seen?.eventId}`);
    await expect(workspace.getByText(/проверено сегодня/).first()).toBeVisible();
  } finally {
    await Promise.all([good.close(), refused.close()]);
  }
});

/** The step says what it must; steps in between are waited for, and the question for the sound is answered. */
async function expectFailure(browser: Browser, school: RunningSchool, { step, code, look = desktop, before }: Failure): Promise<void> {
  const page = await enter(browser, school, look);
  try {
    // A script that is put in begins with the next page; what the network does must not slow the page itself.
    const ofNetwork = step === 'connection' || step === 'path';
    const prepare = async () => before?.(page, await page.context().newCDPSession(page));
    if (!ofNetwork) await prepare();
    await page.goto('/settings/equipment-check');
    await page.getByRole('button', { name: t.start }).waitFor();
    if (ofNetwork) await prepare();
    await page.getByRole('button', { name: t.start }).click();
    const question = page.getByRole('button', { name: t.question.no });
    if (['video', 'connection', 'path'].includes(step)) await question.click({ timeout: 40_000 });
    await expect(stepOf(page, step), `${step}: ${code}`).toContainText(t.codes[code], { timeout: 60_000 });
  } finally {
    await page.context().close();
  }
}

async function expectFailures(school: RunningSchool, { args, failures }: Failures): Promise<void> {
  const browser = await openBrowser(args);
  try {
    for (const failure of failures) await test.step(failure.name, () => expectFailure(browser, school, failure));
  } finally {
    await browser.close();
  }
}

test('every failure of browser, camera and microphone is told by its own words @long', async ({ school }) => {
  test.setTimeout(900_000);
  for (const made of await deviceFailures()) await expectFailures(school, made);
});

test('every failure of sound, video and line is told by its own words @long', async ({ school }) => {
  test.setTimeout(900_000);
  await expectFailures(school, { args: fakeMedia, failures: lineFailures });
  // The sound: only a person can say.
  const browser = await openBrowser(fakeMedia);
  const page = await enter(browser, school, desktop);
  await begin(page);
  await page.getByRole('button', { name: t.question.no }).click({ timeout: 30_000 });
  await expect(stepOf(page, 'speaker')).toContainText(t.codes.not_heard);
  await expect(page.getByText(t.kept)).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
  await browser.close();
});

test('the way of calls goes over the relay of the school, and it is told when it cannot @long', async () => {
  test.setTimeout(600_000);
  const secret = 'a secret that the relay and the school share';
  const relay = await startRelay(secret);
  const school = await startSchool({ TURN_URLS: relay.urls, TURN_SECRET: secret });
  const browser = await openBrowser(fakeMedia);
  const pathOf = async (page: Page, text: string) => expect(stepOf(page, 'path')).toContainText(text, { timeout: 40_000 });
  try {
    const page = await enter(browser, school, desktop);
    const again = stepOf(page, 'path').getByRole('button', { name: t.againOne });
    relay.weather = 'gone';
    await begin(page);
    await page.getByRole('button', { name: t.question.yes }).click({ timeout: 40_000 });
    await pathOf(page, t.codes.relay_down);

    // A network that lets nothing through but streams: what calls take then goes over TCP.
    relay.weather = 'no udp';
    await again.click();
    await pathOf(page, t.codes.udp_blocked);
    expect(relay.carried.udp).toBe(0);
    expect(relay.carried.tcp).toBeGreaterThan(100);

    relay.weather = 'open';
    await again.click();
    await pathOf(page, t.fine.path);
    expect(relay.carried.udp).toBeGreaterThan(100);
  } finally {
    await browser.close();
    await school.stop();
    await relay.stop();
  }
});

test('half an hour before a lesson an open school checks the device by itself, once @long', async ({ school }) => {
  const { next } = await callsOf(school, anna).get<{ next: { timestamp: string } }>('/events');
  await school.moveClockTo(Temporal.Instant.from(next.timestamp).subtract({ minutes: 20 }));
  const browser = await openBrowser(['--use-fake-device-for-media-stream']);
  const devices = async () => (await callsOf(school, anna).get<{ devices: { history: { byItself: boolean }[] }[] }>('/equipment')).devices;
  try {
    // Nobody has allowed anything: it asks to be begun, and begins nothing.
    const shy = await enter(browser, school, { ...desktop, serviceWorkers: 'allow' });
    await shy.goto('/schedule');
    await expect(shy.getByText(hint.unknown)).toBeVisible({ timeout: 30_000 });
    expect(await devices()).toEqual([]);
    await shy.getByRole('button', { name: hint.look }).click();
    await expect(shy.getByRole('button', { name: t.start })).toBeVisible();

    const allowed = await enter(browser, school, { ...desktop, serviceWorkers: 'allow', permissions: ['camera', 'microphone'] });
    await allowed.goto('/schedule');
    // It is said before the light of the camera goes on.
    await expect(allowed.getByText(hint.willCheck)).toBeVisible({ timeout: 30_000 });
    expect(await devices()).toEqual([]);
    await expect(allowed.getByText(hint.ready)).toBeVisible({ timeout: 60_000 });
    expect(await devices()).toMatchObject([{ history: [{ byItself: true }] }]);
  } finally {
    await browser.close();
  }
});
