import type { EquipmentCode, EquipmentStep } from '@school/contract/equipment/shapes';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

import { texts as hint } from '../web/src/i18n/ru/equipment-hint.ts';
import { texts as t } from '../web/src/i18n/ru/equipment.ts';
import { deadMedia, fakeMedia, openBrowser } from './equipment/fake-media.ts';
import { expect, expectAccessible, looks, test } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { callsOf } from './steps/calls.ts';

const anna = { email: 'anna@chip.school', password: 'anna-chip-2026' };
const teacher = { email: 'teacher@chip.school', password: 'teacher-chip-2026' };
const desk = { viewport: { width: 1280, height: 900 }, locale: 'ru-RU', timezoneId: 'Europe/Minsk' } as const;

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** Somebody signed in on a device of this browser; by calls, since signing in is looked at elsewhere. */
async function enter(browser: Browser, school: RunningSchool, look: BrowserContextOptions, who = anna): Promise<Page> {
  const context = await browser.newContext({ ...look, baseURL: school.url, reducedMotion: 'reduce' });
  const headers = { 'x-requested-with': 'chip' };
  const page = await context.newPage();
  const given = await page.request.post('/api/auth/sign-in', { headers, data: { login: who.email, password: who.password } });
  const { idToken } = (await given.json()) as { idToken: string };
  await page.request.post('/api/user/session', { headers, data: { idToken } });
  return page;
}

const stepOf = (page: Page, step: EquipmentStep) =>
  page.getByRole('listitem').filter({ has: page.getByText(t.steps[step], { exact: true }) });

async function begin(page: Page): Promise<void> {
  await page.goto('/settings/equipment-check');
  await page.getByRole('button', { name: t.start }).click();
}

test('a family checks its computer, is told what is wrong with it, and the teacher of the next lesson sees it', async ({ school }) => {
  const [good, refused] = await Promise.all([
    openBrowser(fakeMedia),
    openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny']),
  ]);
  try {
    const checking = (async () => {
      const page = await enter(good, school, desk);
      await begin(page);
      await expect(stepOf(page, 'camera')).toContainText(t.fine.camera);
      await expect(stepOf(page, 'microphone')).toContainText(t.fine.microphone);
      await page.getByRole('button', { name: t.question.yes }).click();
      await expect(page.getByText(t.kept)).toBeVisible({ timeout: 40_000 });
      await expect(stepOf(page, 'speaker')).toContainText(t.fine.speaker);
      await expect(stepOf(page, 'path')).toContainText(t.fine.path);
    })();
    const refusing = (async () => {
      const page = await enter(refused, school, { ...desk, viewport: { width: 360, height: 740 } });
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
          ...(await calls.get<{ pupils: { passport: unknown }[] }>(`/teacher/lessons/${eventId}/equipment`)),
        })),
    );
    const seen = known.find(({ pupils }) => pupils.some(({ passport }) => passport !== null));
    const cabinet = await enter(good, school, desk, teacher);
    await cabinet.goto(`/teacher/lessons/${seen?.eventId}`);
    await expect(cabinet.getByText(/проверено сегодня/).first()).toBeVisible();
  } finally {
    await Promise.all([good.close(), refused.close()]);
  }
});

/** One way in which a device fails: how it is made, and what has to be said of which step. */
interface Failure {
  name: string;
  step: EquipmentStep;
  code: EquipmentCode;
  look?: BrowserContextOptions;
  before?: (page: Page, cdp: CDPSession) => Promise<unknown>;
}

/** The browser answers the question for the camera with this fault. */
const fault = (name: string, message: string) => (page: Page) =>
  page.addInitScript(
    ([called, said]) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(said, called));
    },
    [name, message] as const,
  );
const agent = (userAgent: string): BrowserContextOptions => ({ ...desk, userAgent });
const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ';

const withFakeMedia: readonly Failure[] = [
  {
    name: 'an iPhone',
    step: 'browser',
    code: 'mobile_not_supported',
    look: agent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'),
  },
  {
    name: 'Internet Explorer',
    step: 'browser',
    code: 'browser_not_supported',
    look: agent('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'),
  },
  { name: 'Chrome of 2019', step: 'browser', code: 'browser_outdated', look: agent(`${onWindows}Chrome/79.0.3945.88 Safari/537.36`) },
  {
    name: 'a browser without calls',
    step: 'browser',
    code: 'api_missing',
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection')),
  },
  {
    name: 'an unprotected page',
    step: 'browser',
    code: 'insecure',
    before: (page) => page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false })),
  },
  {
    name: 'a camera another program holds',
    step: 'camera',
    code: 'in_use',
    before: fault('NotReadableError', 'Could not start video source'),
  },
  { name: 'a system that forbids', step: 'camera', code: 'blocked_by_os', before: fault('NotAllowedError', 'Permission denied by system') },
  { name: 'a question that was closed', step: 'camera', code: 'dismissed', before: fault('NotAllowedError', 'Permission dismissed') },
  { name: 'a chosen camera that is gone', step: 'camera', code: 'device_gone', before: fault('OverconstrainedError', '') },
  {
    name: 'a camera that is pulled out',
    step: 'camera',
    code: 'unplugged',
    before: (page) =>
      page.addInitScript(() => {
        const media = navigator.mediaDevices;
        const ask = media.getUserMedia.bind(media);
        media.getUserMedia = async (wanted) => {
          const stream = await ask(wanted);
          const [track] = stream.getVideoTracks();
          setTimeout(() => {
            track?.stop();
            track?.dispatchEvent(new Event('ended'));
          }, 1_200);
          return stream;
        };
      }),
  },
  {
    name: 'a clip that does not come',
    step: 'video',
    code: 'cannot_play',
    before: (page) => page.route(/\.webm$/, (route) => route.abort()),
  },
  {
    name: 'a slow line',
    step: 'connection',
    code: 'too_slow',
    before: (_, cdp) =>
      cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 32_000, uploadThroughput: 32_000 }),
  },
  {
    name: 'a weak line',
    step: 'connection',
    code: 'weak',
    before: (_, cdp) =>
      cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 280,
        downloadThroughput: 1_000_000,
        uploadThroughput: 500_000,
      }),
  },
  {
    name: 'no line to the school',
    step: 'connection',
    code: 'offline',
    before: (page) => page.route(/\/api\/equipment\/line\/ping/, (route) => route.abort('internetdisconnected')),
  },
  {
    name: 'a network without calls',
    step: 'path',
    code: 'no_path',
    before: (page) =>
      page.addInitScript(() => {
        // No address of this computer is offered: nothing can be reached.
        RTCPeerConnection.prototype.addIceCandidate = () => Promise.resolve();
        const describe = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, 'localDescription');
        Object.defineProperty(RTCPeerConnection.prototype, 'localDescription', {
          get(this: RTCPeerConnection) {
            const description = describe?.get?.call(this) as RTCSessionDescription | null;
            return description && { type: description.type, sdp: description.sdp.replace(/a=candidate.*\r\n/g, '') };
          },
        });
      }),
  },
];

/** The step says what it must; steps in between are waited for, and the question for the sound is answered. */
async function expectFailure(browser: Browser, school: RunningSchool, { step, code, look = desk, before }: Failure): Promise<void> {
  const page = await enter(browser, school, look);
  try {
    await page.goto('/settings/equipment-check');
    await page.getByRole('button', { name: t.start }).waitFor();
    const cdp = await page.context().newCDPSession(page);
    await before?.(page, cdp);
    // What is put in by a script begins with the next page; what the network does must not slow the page itself.
    if (!['connection'].includes(step)) await page.reload();
    await page.getByRole('button', { name: t.start }).click();
    const question = page.getByRole('button', { name: t.question.no });
    if (['video', 'connection', 'path'].includes(step)) await question.click({ timeout: 40_000 });
    await expect(stepOf(page, step), `${step}: ${code}`).toContainText(t.codes[code], { timeout: 60_000 });
  } finally {
    await page.context().close();
  }
}

test('every failure of the equipment check is told by its own words @long', async ({ school }) => {
  test.setTimeout(600_000);
  const made = async (args: readonly string[], failures: readonly Failure[]) => {
    const browser = await openBrowser(args);
    try {
      for (const failure of failures) await test.step(failure.name, () => expectFailure(browser, school, failure));
    } finally {
      await browser.close();
    }
  };
  await made(fakeMedia, withFakeMedia);
  await made(
    ['--use-fake-ui-for-media-stream'],
    [
      { name: 'no camera', step: 'camera', code: 'no_device' },
      { name: 'no microphone', step: 'microphone', code: 'no_device' },
    ],
  );
  await made(
    ['--use-fake-device-for-media-stream=device-count=0', '--use-fake-ui-for-media-stream'],
    [{ name: 'no camera, but a microphone', step: 'camera', code: 'no_device' }],
  );
  await made(
    ['--use-fake-device-for-media-stream'],
    [
      { name: 'nobody allows', step: 'camera', code: 'denied' },
      { name: 'the camera alone is allowed', step: 'microphone', code: 'denied', look: { ...desk, permissions: ['camera'] } },
    ],
  );
  await made(await deadMedia(), [
    { name: 'a covered camera', step: 'camera', code: 'black' },
    { name: 'a dead microphone', step: 'microphone', code: 'silent' },
  ]);
  // The sound: only a person can say.
  const browser = await openBrowser(fakeMedia);
  const page = await enter(browser, school, desk);
  await begin(page);
  await page.getByRole('button', { name: t.question.no }).click({ timeout: 30_000 });
  await expect(stepOf(page, 'speaker')).toContainText(t.codes.not_heard);
  await expect(page.getByText(t.kept)).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
  await browser.close();
});

test('half an hour before a lesson an open school checks the device by itself, once @long', async ({ school }) => {
  const { next } = await callsOf(school, anna).get<{ next: { timestamp: string } }>('/events');
  await school.moveClockTo(Temporal.Instant.from(next.timestamp).subtract({ minutes: 20 }));
  const browser = await openBrowser(['--use-fake-device-for-media-stream']);
  const devices = async () => (await callsOf(school, anna).get<{ devices: { history: { byItself: boolean }[] }[] }>('/equipment')).devices;
  try {
    // Nobody has allowed anything: it asks to be begun, and begins nothing.
    const shy = await enter(browser, school, desk);
    await shy.goto('/schedule');
    await expect(shy.getByText(hint.unknown)).toBeVisible({ timeout: 30_000 });
    expect(await devices()).toEqual([]);
    await shy.getByRole('button', { name: hint.look }).click();
    await expect(shy.getByRole('button', { name: t.start })).toBeVisible();

    const allowed = await enter(browser, school, { ...desk, permissions: ['camera', 'microphone'] });
    await allowed.goto('/schedule');
    await expect(allowed.getByText(hint.ready)).toBeVisible({ timeout: 60_000 });
    expect(await devices()).toMatchObject([{ history: [{ byItself: true }] }]);
  } finally {
    await browser.close();
  }
});
