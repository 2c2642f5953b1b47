import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import * as enSchoolExport from '@school/words/en/manager/school-export';
import * as enSecondFactor from '@school/words/en/shared/second-factor';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { startSchool } from './running-school.ts';
import { appCode } from './steps/app-code.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

// Two schools, one after the other, and every table of the demo out and in.
test.use({ actionTimeout: 60_000 });

test('an owner takes the whole school along: its people sign in elsewhere, and find what they had @long', async ({
  school,
  openDevice,
  browser,
}) => {
  test.setTimeout(600_000);
  const { en } = words;
  const [t, factor] = [enSchoolExport.texts, enSecondFactor.texts];
  const owner = await openDevice(looks.laptop);
  await signIn(owner, en, demo.manager);

  // The file wants a code of an app: it is switched on first.
  await owner.goto('/manager/account');
  await owner.getByRole('button', { name: factor.turnOn, exact: true }).click();
  const steps = owner.getByRole('dialog');
  await steps.locator('input[name="password"]').fill(demo.manager.password);
  await steps.getByRole('button', { name: factor.load }).click();
  await steps.getByText(factor.byHand).click();
  const key = await steps.locator('code').innerText();
  /** Each code is good once: the next one comes half a minute later. */
  const nextCode = async () => {
    const now = (await school.now()).add({ seconds: 31 });
    await school.moveClockTo(now);
    return appCode(key, new Date(now.epochMilliseconds));
  };
  await steps.getByRole('textbox', { name: factor.code }).fill(await nextCode());
  await steps.getByRole('button', { name: factor.confirm }).click();
  await steps.getByRole('button', { name: factor.go }).click();

  await owner.goto('/manager/settings');
  await owner.getByRole('link', { name: en.schoolSettings.exportAll }).click();
  await expect(owner.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: t.ask }).click();
  const sheet = owner.getByRole('dialog');
  await sheet.getByLabel(en.office.reason.label).fill('Another server');
  await sheet.getByRole('textbox', { name: factor.code }).fill(await nextCode());
  await sheet.getByRole('button', { name: t.ask }).click();
  await expect(owner.getByText(t.states.ready, { exact: true })).toBeVisible({ timeout: 120_000 });
  const letters = async () => (await school.inbox()).filter(({ to }) => to === demo.manager.email).map(({ subject }) => subject);
  const toldBefore = await letters();

  await owner.getByRole('button', { name: t.download }).click();
  await sheet.getByRole('textbox', { name: factor.code }).fill(await nextCode());
  const download = owner.waitForEvent('download');
  await sheet.getByRole('button', { name: t.download }).click();
  const folder = await mkdtemp(path.join(tmpdir(), 'chip-along-'));
  const archive = path.join(folder, 'school.zip');
  await (await download).saveAs(archive);
  // Once: it is gone, and all owners are told.
  await owner.reload();
  await expect(owner.getByText(t.states.taken, { exact: true })).toBeVisible();
  await expect.poll(async () => (await letters()).length).toBeGreaterThan(toldBefore.length);

  // Beside it, not in it: where root runs this, the database has an owner of its own.
  const [unpacked, data] = [path.join(folder, 'unpacked'), await mkdtemp(path.join(tmpdir(), 'chip-there-'))];
  await run('unzip', ['-q', archive, '-d', unpacked]);
  const [inside] = (await readdir(unpacked)).length === 1 ? await readdir(unpacked) : ['.'];
  await run(process.execPath, ['scripts/school.ts', 'import', path.join(unpacked, inside ?? '.')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, NODE_ENV: 'test', SCHOOL_TEST: '1' },
  });

  const there = await startSchool({}, { from: data });
  try {
    const context = await browser.newContext({ ...looks.laptop, baseURL: there.url, reducedMotion: 'reduce' });
    const family = await context.newPage();
    await signIn(family, en, demo.anna);
    await expect(family.getByText('Миша').first()).toBeVisible();
    // Whoever had a code of an app is asked for it there as well.
    const office = await (await browser.newContext({ ...looks.laptop, baseURL: there.url })).newPage();
    await office.goto('/login');
    await office.getByLabel(en.login.login).fill(demo.manager.email);
    await office.getByLabel(en.login.password, { exact: true }).fill(demo.manager.password);
    await office.getByRole('button', { name: en.login.enter, exact: true }).click();
    await expect(office.getByRole('textbox', { name: factor.code })).toBeVisible();
  } finally {
    await there.stop();
    for (const gone of [folder, data]) await rm(gone, { recursive: true, force: true });
  }
});
