import type { Page } from '@playwright/test';

import { expect, expectAccessible, looks, test } from './fixtures.ts';
import { signIn } from './steps/come-in.ts';
import { playRound, playTowers } from './steps/play.ts';
import { demo } from './steps/demo.ts';
import { madeUpMedia } from './steps/room-device.ts';
import { type Words, words } from './words.ts';

// The microphone is made up, and nobody is asked for it.
test.use(madeUpMedia);

const kidName = 'Ева';
const praise = 'Very clear! Бегло читаешь.';

test('a girl reads aloud for her teacher, plays to the end, and learns what she is like', { tag: '@long' }, async ({ openDevice }) => {
  const t = words.en;
  const family = await openDevice({ ...looks.phone, locale: 'en-US', permissions: ['microphone'] });
  await signIn(family, t, demo.igor);
  await family.goto('/kid-switcher');
  await family.getByRole('button', { name: 'Игорь' }).click();
  await family.waitForURL((url) => url.pathname === '/');
  const kidUid = await kidOf(family);
  await takeDiagnostics(family, t, kidUid);
  await allowVoices(family, t);

  await family.goto('/kid-switcher');
  await family.getByRole('button', { name: kidName }).click();
  await family.waitForURL('**/kids/**');
  await readAloud(family, t, kidUid);

  const teacher = await openDevice({ ...looks.laptop });
  await signIn(teacher, t, demo.kate);
  await markWork(teacher, t);

  await family.goto(`/kids/${kidUid}`);
  await expect(family.getByText(t.teacherWords.ofMark[3])).toBeVisible();
  await expect(family.getByText(praise)).toBeVisible();
  await expectAccessible(family);
  await family.getByRole('button', { name: t.teacherWords.thanks }).click();
  await expect(family.getByText(praise)).toBeHidden();

  await playTowers(family, t, kidUid);
  await playRound(family, t, kidUid);
});

async function kidOf(page: Page): Promise<string> {
  const { kids } = (await (await page.request.get('/api/user')).json()) as { kids: Array<{ kidUid: string }> };
  return kids[0]?.kidUid ?? '';
}

/** Fourteen questions by one key each; the result names the type and the course, whatever its address says. */
async function takeDiagnostics(page: Page, t: Words, kidUid: string): Promise<void> {
  await page.goto(`/onboarding/test-softskills/${kidUid}`);
  await page.getByRole('button', { name: t.onboarding.intro.begin }).click();
  for (let at = 1; at <= 14; at++) {
    await expect(page.getByText(t.onboarding.of(at, 14))).toBeVisible();
    await expect(page.locator('main .kid-card')).toHaveCount(4);
    if (at === 1) await expectAccessible(page);
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/answers'));
    await page.keyboard.press('1');
    await kept;
  }
  await page.getByRole('link', { name: t.onboarding.toResult }).click();
  await page.waitForURL('**/softskills-test-result/**');
  await expect(page.getByRole('heading', { name: t.names.courses.softskills })).toBeVisible();
  await expectAccessible(page);
}

async function allowVoices(page: Page, t: Words): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: t.voiceConsent.ask })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.voiceConsent.allow }).click();
  await expect(page.getByRole('heading', { name: t.voiceConsent.ask })).toBeHidden();
}

/** The last task of the first reading lesson; its place stands in the address. */
async function readAloud(page: Page, t: Words, kidUid: string): Promise<void> {
  await page.goto(`/kids/${kidUid}/courses/reading/lessons/r1-01/playbooks/reading-r1-01-online?slide=6`);
  await page.getByRole('button', { name: t.furtherTasks.readRecord }).click();
  await expect(page.getByText(t.furtherTasks.readRecorded)).toBeVisible();
  await expectAccessible(page);
  const next = page.getByRole('button', { name: t.furtherTasks.nextLine });
  const end = page.getByRole('button', { name: t.furtherTasks.readDone });
  while (await next.isVisible()) await next.click();
  const judged = page.waitForResponse((answer) => answer.url().endsWith('/answers'));
  await end.click();
  expect(((await (await judged).json()) as { verdict: string }).verdict).toBe('waiting');
}

/** The teacher hears it, gives three stars by the key and a few words. */
async function markWork(page: Page, t: Words): Promise<void> {
  await page.goto('/teacher/review');
  const work = page.getByRole('listitem').filter({ hasText: kidName });
  await expect(work.getByLabel(t.review.listen)).toBeVisible();
  await expectAccessible(page);
  await work.getByRole('radio', { name: t.review.marks[3] }).check({ force: true });
  await work.getByLabel(t.review.comment).fill(praise);
  await work.getByRole('button', { name: t.review.send }).click();
  await expect(page.getByText(t.review.empty)).toBeVisible();
}
