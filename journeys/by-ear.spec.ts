import { type VoiceLang, voiceFile, voicePieces } from '@school/contract/playbooks/voice';
import type { Page } from '@playwright/test';

import type { TaskOf } from '@school/contract/playbooks/tasks';

import { expect, looks, test } from './fixtures.ts';
import { byTouch, smallestTarget } from './solving/hands.ts';
import { solve as solveTask } from './solving/solve.ts';
import { register, signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';
import { texts as errorPages } from '@school/words/ru/shared/error-pages';

const { ru } = words;

interface SpokenWords {
  ru: string;
  en: string;
  say?: { ru: string; en: string };
}
interface Card {
  id: string;
  words?: SpokenWords;
  picture?: { icon: string; scale?: number; count?: number };
}
type Shown = { template: 'choice-one'; ask: SpokenWords; options: Card[] } | { template: 'order-list'; ask: SpokenWords; items: Card[] };

/** Files that say this, in the language of the page. */
const filesOf = (said: SpokenWords, lang: VoiceLang) => voicePieces(said.say?.[lang] ?? said[lang], lang).map(voiceFile);

test('a child of four who sees no letter finishes a lesson by sound and pictures', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  const played = new Set<string>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/voices/') && answer.status() < 300) played.add(pathname);
  });
  const born = { month: '1', year: String(new Date().getFullYear() - 4) };
  await register(page, ru, born);
  await page.goto('/onboarding');
  const opened = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attempts'));
  await page.getByRole('link', { name: /^Начать: Большой и маленький/ }).click();
  const { items } = (await (await opened).json()) as { items: Array<{ task: Shown }> };
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { color: transparent !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

  for (const { task } of items) {
    // What is asked was fetched and sounds: the exact words of this task, in recordings.
    await expect.poll(() => filesOf(task.ask, 'ru').every((file) => played.has(file)), { timeout: 15_000 }).toBe(true);
    const judged = page.waitForResponse((answer) => answer.url().endsWith('/answers'));
    await solve(page, task);
    const judgement = (await (await judged).json()) as { verdict: string };
    expect(judgement.verdict, JSON.stringify(task.ask)).toBe('right');
    await page
      .getByRole('button', { name: ru.verdicts.next })
      .or(page.getByRole('button', { name: ru.verdicts.toResult }))
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.verdicts.tiers[100]);
  const praise = voicePieces(ru.verdicts.tiers[100], 'ru').map(voiceFile);
  await expect.poll(() => praise.every((file) => played.has(file))).toBe(true);
});

test('a browser that knows no Opus hears the recordings all the same', async ({ openDevice }) => {
  const page = await openDevice(looks.phone);
  const fetched = new Set<string>();
  page.on('response', (answer) => void fetched.add(new URL(answer.url()).pathname));
  // As Safari before 18.4.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
    const { play } = HTMLMediaElement.prototype;
    const heard: Array<{ from: string; seconds: number }> = Object.assign(window, { heard: [] }).heard;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('ended', () => heard.push({ from: new URL(this.src).protocol, seconds: this.duration }), { once: true });
      return play.call(this);
    };
  });
  await register(page, ru, { month: '1', year: String(new Date().getFullYear() - 4) });
  await page.goto('/onboarding');
  const opened = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attempts'));
  await page.getByRole('link', { name: /^Начать: Большой и маленький/ }).click();
  const { items } = (await (await opened).json()) as { items: Array<{ task: Shown }> };
  const first = filesOf(items[0]?.task.ask ?? { ru: '', en: '' }, 'ru');
  expect(first.length).toBeGreaterThan(0);
  const heard = () => page.evaluate(() => (window as unknown as { heard: Array<{ from: string; seconds: number }> }).heard);
  await expect.poll(async () => (await heard()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(first.length);
  for (const { from, seconds } of await heard()) {
    expect(from).toBe('blob:');
    expect(seconds).toBeGreaterThan(0.2);
  }
  expect(first.every((file) => fetched.has(file))).toBe(true);
  expect([...fetched].filter((path) => path.startsWith('/assets/opus.worker'))).toHaveLength(1);
});

test('a child of five hears that the internet is gone, as often as it asks, and that it is back @long', async ({ openDevice }) => {
  const { speech, title, hear } = errorPages.offline;
  const page = await openDevice(looks.phone);
  const filesOfText = (text: string) => voicePieces(text, 'ru').map(voiceFile);
  const fetched = new Set<string>();
  page.on('response', (answer) => void fetched.add(new URL(answer.url()).pathname));
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    const heard: string[] = Object.assign(window, { heard: [] }).heard;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('ended', () => heard.push(new URL(this.src).pathname), { once: true });
      return play.call(this);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await signIn(page, ru, demo.anna);
  await page.goto('/kid-switcher');
  await page.getByRole('button', { name: /Соня/ }).click();
  await page.waitForURL(/\/kids\//);
  // A browser lets nothing sound before the first touch.
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => [...filesOfText(speech.gone), ...filesOfText(speech.back)].every((file) => fetched.has(file)), { timeout: 20_000 })
    .toBe(true);

  await page.context().setOffline(true);
  const blocker = page.getByRole('alertdialog', { name: title });
  await expect.poll(heard, { timeout: 15_000 }).toEqual(expect.arrayContaining(filesOfText(speech.gone)));
  const before = (await heard()).length;
  await blocker.getByRole('button', { name: hear }).click();
  await expect.poll(async () => (await heard()).slice(before), { timeout: 15_000 }).toEqual(filesOfText(speech.gone));
  await page.context().setOffline(false);
  await expect.poll(heard, { timeout: 15_000 }).toEqual(expect.arrayContaining(filesOfText(speech.back)));
});

/** Looks for what is larger, or puts things in order of their size: as one who heard what is asked. */
async function solve(page: Page, task: Shown): Promise<void> {
  const cards = task.template === 'choice-one' ? task.options : task.items;
  // The kind of task comes with its first use: keys pressed before its cards are there are pressed at nothing.
  await expect.poll(() => page.locator('main button').count()).toBeGreaterThanOrEqual(cards.length + 2);
  const scale = ({ picture }: Card) => picture?.scale ?? 100;
  const rising = cards.toSorted((one, other) => scale(one) - scale(other));
  if (task.template === 'choice-one') {
    const wanted = /больш/.test(task.ask.ru) ? rising.at(-1) : rising[0];
    await page.keyboard.press(String(cards.findIndex(({ id }) => id === wanted?.id) + 1));
    return;
  }
  const order = (/от большого/.test(task.ask.ru) ? rising.toReversed() : rising).map(({ id }) => id);
  await solveTask('order-list', {
    hands: byTouch(page, 20, smallestTarget.pre),
    task: task as TaskOf<'order-list'>,
    right: { template: 'order-list', order },
    t: ru,
  });
}
