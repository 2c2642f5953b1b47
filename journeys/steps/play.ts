import { themeOf } from '@school/contract/brain-trainer/limits';
import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';
import type { BrainResult, BrainSession } from '@school/contract/brain-trainer/shapes';
import { playThrough } from '@school/contract/brain-trainer/testing';
import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../fixtures.ts';
import type { Words } from '../words.ts';

/** Tower after tower by the keys of its pegs, in the fewest moves; the page is opened anew in between and goes on. */
export async function playTowers(page: Page, t: Words, kidUid: string): Promise<void> {
  await page.goto(`/brain-trainer/${themeOf('tower-frog')}/tower-frog/${kidUid}`);
  const begun = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/sessions'));
  await page.getByRole('button', { name: t.brainGames.start, exact: true }).press('Enter');
  const session = (await (await begun).json()) as BrainSession;
  const { play, log } = playThrough('tower-frog', session);
  const half = Math.floor(log.length / 2);
  await expectAccessible(page);
  await buildTowers(page, t, log.slice(0, half), session.length);

  await page.reload();
  await expect(page.getByText(t.brainGames.trialOf(half, session.length))).toBeVisible();
  await page.getByRole('button', { name: t.brainGames.goOn, exact: true }).press('Enter');
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/finish'));
  await buildTowers(page, t, log.slice(half), session.length);
  const { result } = (await (await counted).json()) as { result: BrainResult };
  expect(result).toMatchObject({ accuracy: 1, best: Math.max(...play.played.map(({ level }) => level)) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.brainGames.resultTitle);
  await expect(page.getByText(t.brainGames.yourLevel).locator('..')).toContainText(String(result.level));
  await expectAccessible(page);
}

async function buildTowers(page: Page, t: Words, log: readonly BrainLogEntry[], of: number): Promise<void> {
  for (const { trial, response } of log) {
    await expect(page.getByText(t.brainGames.trialOf(trial + 1, of))).toBeAttached();
    // Whoever answers within the first moment meant what stood there before.
    await page.waitForTimeout(150);
    for (const [from, to] of response.kind === 'moves' ? response.moves : []) {
      await page.keyboard.press(String(from + 1));
      await expect(page.locator('[data-picked]')).toHaveCount(1);
      await page.keyboard.press(String(to + 1));
      await expect(page.locator('[data-picked]')).toHaveCount(0);
    }
  }
}

interface Said {
  ru: string;
  en: string;
}
type Shown =
  | {
      template: 'choice-one';
      ask: Said;
      stimulus?: { kind: string; words?: Said; face?: { name?: Said } };
      options: Array<{ words?: Said }>;
    }
  | { template: 'hottext'; ask: Said; pieces: Array<{ word: string }> };

/** A round of the course's game to its end, as one who hears what is asked; then the collection has its stars. */
export async function playRound(page: Page, t: Words, kidUid: string): Promise<void> {
  await page.goto(`/kids/${kidUid}/courses/reading/game`);
  await expectAccessible(page);
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/game/rounds'));
  await page.getByRole('button', { name: t.kid.play, exact: true }).click();
  const { items } = (await (await opened).json()) as { items: Array<{ task: Shown }> };
  await expect(page.getByRole('button', { name: t.player.sayAgain })).toBeVisible();
  await expectAccessible(page);
  for (const { task } of items) {
    const judged = page.waitForResponse((answer) => answer.url().endsWith('/answers'));
    await solve(page, t, task);
    expect(((await (await judged).json()) as { settled: boolean }).settled, JSON.stringify(task)).toBe(true);
    const on = page.getByRole('button', { name: t.verdicts.next }).or(page.getByRole('button', { name: t.verdicts.toResult }));
    // It goes on by itself after a moment of joy, if the child does not.
    await on.click().catch(() => undefined);
    await expect(on).toBeHidden();
  }
  await page.getByRole('button', { name: t.kid.game.found }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function solve(page: Page, t: Words, task: Shown): Promise<void> {
  const skip = () => page.getByRole('button', { name: t.player.skip }).click();
  if (task.template === 'hottext') {
    const letter = /«(.)»/.exec(task.ask.ru)?.[1]?.toLowerCase();
    const check = page.getByRole('button', { name: t.player.check });
    await expect(check).toBeVisible();
    const cards = page.locator('main .kid-card, main [data-look="reading"]');
    await expect(cards).toHaveCount(task.pieces.length);
    for (const [at, { word }] of task.pieces.entries()) if (word.toLowerCase() === letter) await cards.nth(at).click();
    return check.click();
  }
  if (task.template !== 'choice-one') return skip();
  const asked = task.stimulus?.words?.ru ?? placeOf(task.ask.ru);
  const at = task.options.findIndex(({ words }) => words?.ru === asked);
  if (at < 0) return skip();
  await expect(
    page
      .getByRole('button', { name: task.options[at]?.words?.ru ?? '' })
      .or(page.locator('.kid-card').nth(at))
      .first(),
  ).toBeVisible();
  return page.keyboard.press(String(at + 1));
}

/** «Где буква «Н» в слове «нога»?» */
function placeOf(ask: string): string | undefined {
  const [letter = '', word = ''] = [...ask.matchAll(/«([^»]+)»/g)].map((found) => found[1]?.toLowerCase() ?? '');
  const at = word.indexOf(letter);
  return letter.length !== 1 || at < 0 ? undefined : at === 0 ? 'в начале' : at === word.length - 1 ? 'в конце' : 'в середине';
}
