import { callsOf } from './steps/calls.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { expect, expectAccessible, looks, test as base } from './fixtures.ts';
import { startSchool } from './running-school.ts';
import { words } from './words.ts';
import { texts as faults } from '@school/words/en/manager/manager-faults';

interface Moment {
  replayId: string | null;
  happenedAt: string | null;
}

/** A school that records every session, as production records some of them. */
const test = base.extend({
  // Playwright reads the names of what a fixture needs from a pattern, so an empty one is written out.
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, use) => {
    const school = await startSchool({ REPLAY_SHARE: '1', REPLAY_ON_FAULT_SHARE: '1' });
    await use(school);
    await school.stop();
  },
});

test(
  'a manager watches what stood on the screen when something broke, and reads nothing of it',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const { ru } = words;
    const phone = await openDevice(looks.phone);
    await signIn(phone, ru, demo.anna);
    await phone.goto('/schedule');
    const isPart = /\/faults\/api\//;
    await phone.waitForRequest((request) => isPart.test(request.url()) && (request.postData() ?? '').includes('replay_recording'), {
      timeout: 60_000,
    });
    await phone.getByRole('button', { name: ru.shell.places.notices }).click();
    await expect(phone.getByRole('dialog')).toBeVisible();
    const name = await phone.getByRole('dialog').getByRole('link').first().innerText();
    await phone.waitForTimeout(1_000);
    await phone.evaluate(() => dispatchEvent(new CustomEvent('school:fault', { detail: new TypeError('A cloud was in the way') })));
    const manager = callsOf(school, demo.manager);
    const told = async () => (await manager.get<{ faults: Array<{ words: string; replays: number }> }>('/manager/faults')).faults;
    await expect.poll(told, { timeout: 30_000 }).toMatchObject([{ words: 'A cloud was in the way', replays: 1 }]);
    await phone.waitForTimeout(1_000);
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    // What stood on the screen then travels with the next part.
    const { faultId } = (await manager.get<{ faults: Array<{ faultId: string }> }>('/manager/faults')).faults[0] ?? { faultId: '' };
    const [moment] = (await manager.get<{ moments: Moment[] }>(`/manager/faults/${faultId}`)).moments;
    if (!moment?.happenedAt) throw new Error('The moment of the fault is not known');
    const isRecorded = async () =>
      (await manager.get<{ events: Array<{ type: number; timestamp: number }> }>(`/manager/replays/${moment.replayId}`)).events.some(
        ({ type, timestamp }) => type === 3 && timestamp > Date.parse(moment.happenedAt ?? '') + 500,
      );
    await expect.poll(isRecorded, { timeout: 30_000 }).toBe(true);
    await phone.close();

    const page = await openDevice(looks.laptop);
    await signIn(page, words.en, demo.manager);
    await page.goto('/manager/faults');
    await page.getByRole('link', { name: /A cloud was in the way/ }).click();
    await page.getByRole('button', { name: new RegExp(`^${faults.replayOf('')}`) }).click();
    const screen = page.getByRole('figure', { name: faults.screen });
    await expect(screen).toBeVisible();
    const recorded = page.frameLocator('iframe');
    const line = page.getByRole('slider', { name: faults.position });
    const play = page.getByRole('button', { name: faults.play, exact: true });

    // It opens some seconds before the fault. While the fault happens the sheet is open, before and after it is not.
    await expect(play).toBeVisible();
    const sheet = recorded.locator('dialog[open]');
    for (const end of ['End', 'Home']) {
      await line.press(end);
      await expect(sheet).toHaveCount(0);
    }
    await page.getByRole('button', { name: faults.toFault }).click();
    const opened = Number(await line.inputValue());
    await line.press(' ');
    await expect(sheet).toHaveCount(1);
    await page.getByRole('radio', { name: faults.timesFaster('4') }).check({ force: true });
    await expect(sheet).toHaveCount(0);
    await expect(play).toBeVisible();
    expect(Number(await line.inputValue())).toBeGreaterThan(opened + 3000);

    // It looks as it did, and its words are stars.
    const heading = recorded.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toHaveText(/^[*\s]+$/);
    // Asked from outside: no script runs in the frame.
    const look = await screen.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const { fontFamily, backgroundColor } = getComputedStyle((frame.contentDocument as Document).body);
      return { fontFamily, backgroundColor };
    });
    expect(look.fontFamily).toMatch(/Nunito/);
    expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const html = await screen
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.documentElement.innerHTML ?? '');
    expect(html).toContain('data-left-out');
    expect(name).toMatch(/\p{L}/u);
    for (const said of [name, 'Миша', 'Анна', ru.shell.places.notices]) expect(html).not.toContain(said);
    // axe looks into every frame by a script of its own.
    await screen.locator('iframe').evaluate((frame) => frame.remove());
    await expectAccessible(page);
  },
);
