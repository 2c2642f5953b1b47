import { texts as pictures } from '@school/words/ru/shared/pictures';
import { texts as freePlay } from '@school/words/ru/kid/kid-free-play';
import { texts as rewards } from '@school/words/ru/kid/kid-rewards';
import { rewardLimits } from '@school/contract/rewards/limits';
import type { BrainSession } from '@school/contract/brain-trainer/shapes';
import { playThrough } from '@school/contract/brain-trainer/testing';
import type { AnswerOf } from '@school/contract/playbooks/answers';
import { guessesOf } from '@school/contract/playbooks/testing';
import type { Task, TaskOf } from '@school/contract/playbooks/tasks';
import type { Page } from '@playwright/test';

import { expect as expectSoon, expectAccessible, looks, test } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { byTouch, smallestTarget } from './solving/hands.ts';
import { solve } from './solving/solve.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { words } from './words.ts';

/** A whole evening on a busy machine: each page has its time. */
const expect = expectSoon.configure({ timeout: 45_000 });
const { ru: t } = words;
const kidName = 'Миша';
const years = 4;
/** Of free play, as its mother allows. */
const minutes = rewardLimits.freePlay.least;

test(
  'the evening of a child of four, not a word read: in, goal, homework, present, sticker, game, good night',
  { tag: '@long' },
  async ({ openDevice, school }) => {
    const page = await openDevice(looks.phone);
    page.setDefaultTimeout(45_000);
    const kidUid = await letIn(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('link', { name, exact: true });

    // In by its own pictures. From here on no letter is seen: what is written is as clear as glass.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*, *::before, *::after { color: transparent !important; }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
    });
    await page.goto('/login');
    await button(pictures.enterAs(kidName)).tap();
    for (const name of own) await button(name).tap();
    await page.waitForURL(`**/kids/${kidUid}`);

    // Today's goal stands in the jar, and is said by it.
    await expect(button(rewards.jar(0, 3))).toBeVisible();
    await button(rewards.jar(0, 3)).tap();

    // The yellow lantern is the homework of the lesson; at its end a present is opened.
    await doHomework(page);
    await button(rewards.present).tap();
    await link(rewards.house).tap();
    await page.waitForURL('**/house');

    // Whoever came out of it gets a place in the house.
    const waiting = page.getByRole('list', { name: rewards.strip }).getByRole('button');
    await waiting.last().tap();
    const placed = page.waitForResponse((answer) => answer.url().endsWith('/place'));
    await button(rewards.place(1)).tap();
    expect((await placed).status()).toBe(200);
    await expect(button(rewards.place(1))).toHaveCount(0);

    // A game for the mind, to its end.
    await link(t.kid.home).tap();
    await link(t.kid.brainTrainer).tap();
    await playMoreLess(page);

    // A song on the meadow, as long as its mother allows.
    await page.goto(`/kids/${kidUid}`);
    await link(rewards.meadow).tap();
    await link(freePlay.kinds.music).tap();
    await button(freePlay.song.star).tap();
    for (const bar of [0, 0, 4]) await page.getByRole('group', { name: freePlay.bars }).getByRole('button').nth(bar).tap();
    await expect(button(freePlay.barNow(5))).toBeVisible();
    await playUntilNight(page, school, kidUid);
    // Good night: the fox sleeps there until tomorrow, and the house is the way.
    await expect(page.locator('.world[data-hour="night"]')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await link(rewards.house).tap();
    await page.waitForURL('**/house');
  },
);

const own = [pictures.names.cat, pictures.names.moon, pictures.names.duck] as const;

/** What its mother did before: she chose three pictures with it, and the phone shows it. Its birthday makes it four. */
async function letIn(page: Page): Promise<string> {
  await signIn(page, t, demo.anna);
  const { kids } = (await (await page.request.get('/api/user')).json()) as { kids: Array<{ kidUid: string; firstName: string }> };
  const kidUid = kids.find(({ firstName }) => firstName === kidName)?.kidUid ?? '';
  const dob = { year: new Date().getFullYear() - years, month: 1 };
  for (const [path, data] of [
    [`/api/kids/${kidUid}`, { dob }],
    [`/api/kids/${kidUid}/rewards`, { freePlayMinutes: minutes }],
  ] as const)
    expect((await page.request.patch(path, { headers: { 'x-requested-with': 'chip' }, data })).status()).toBe(200);
  await page.goto('/settings/edit-children');
  await page.getByRole('button', { name: pictures.chooseOf(kidName), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const name of own) await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByLabel(pictures.password).fill(demo.anna.password);
  await dialog.getByRole('button', { name: pictures.save }).click();
  await expect(page.getByText(pictures.thisDevice)).toBeVisible();
  await page.goto('/logout');
  await page.waitForURL('**/login');
  return kidUid;
}

/** Ten minutes of an evening are half a minute of this journey: the clock of the school goes on while the page says that it is played with. */
async function playUntilNight(page: Page, school: RunningSchool, kidUid: string): Promise<void> {
  for (let minute = 0; minute <= 1.5 * minutes; minute++) {
    await school.moveClockTo((await school.now()).add({ seconds: 45 }));
    const told = await page.request.post(`/api/kids/${kidUid}/free-play`, { headers: { 'x-requested-with': 'chip' }, data: {} });
    expect(told.status()).toBe(200);
  }
}

/** From the yellow lantern to the result, as one who counts and hears; what it does not know it tries, and is shown. */
async function doHomework(page: Page): Promise<void> {
  const opened = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attempts'));
  await page.locator('.station[data-now]').tap();
  const { items } = (await (await opened).json()) as { items: Array<{ task: Task; state: string }> };
  for (const { task } of items.filter(({ state }) => state === 'open')) {
    for (let tries = 0, isSettled = false; !isSettled; tries++) {
      const judged = page.waitForResponse((answer) => answer.url().endsWith('/answers'));
      await give(page, task, tries);
      isSettled = ((await (await judged).json()) as { settled: boolean }).settled;
    }
    const on = page.getByRole('button', { name: t.verdicts.next }).or(page.getByRole('button', { name: t.verdicts.toResult }));
    // It goes on by itself after a moment of joy, if the child does not.
    await on.click({ timeout: 3000 }).catch(() => undefined);
    await expect(on).toBeHidden();
  }
  await expect(page.getByRole('button', { name: rewards.present })).toBeVisible();
}

async function give(page: Page, task: Task, tries: number): Promise<void> {
  const hands = byTouch(page, 20, smallestTarget.pre);
  switch (task.template) {
    case 'type-number':
      return solve('type-number', { hands, task, right: { template: 'type-number', numbers: [numberOf(task) ?? tries + 1] }, t });
    case 'choice-one': {
      const known = task.options.find(({ words: said }) => said?.ru === String(numberOf(task)));
      return solve('choice-one', { hands, task, right: { template: 'choice-one', choice: (known ?? task.options[tries])?.id ?? '' }, t });
    }
    case 'match-pairs':
      return solve('match-pairs', { hands, task, right: pairsOf(task), t });
    case 'order-list':
      return solve('order-list', { hands, task, right: { template: 'order-list', order: inOrder(task) }, t });
    case 'true-false':
      return solve('true-false', { hands, task, right: { template: 'true-false', yes: tries === 0 }, t });
    case 'trace':
      return solve('trace', { hands, task, right: { template: 'trace' }, t });
    case 'memory-pairs': {
      const twoOf = (card: (typeof task.cards)[number]) => task.cards.find((other) => other.id !== card.id && worth(other) === worth(card));
      const flips = task.cards.flatMap((card, at): Array<[string, string]> => {
        const two = twoOf(card);
        return two && task.cards.indexOf(two) > at ? [[card.id, two.id]] : [];
      });
      return solve('memory-pairs', { hands, task, right: { template: 'memory-pairs', flips }, t });
    }
    default: {
      // Repeated from an earlier lesson: tried as somebody who does not know, and shown.
      const guesses = guessesOf(task);
      return solve(task.template, { hands, task, right: guesses[tries % guesses.length] as never, t } as never);
    }
  }
}

/** Numbers from the least on, or from the greatest, as it is asked. */
function inOrder({ ask, items }: TaskOf<'order-list'>): string[] {
  const up = items.toSorted((one, other) => Number(one.words?.ru) - Number(other.words?.ru)).map(({ id }) => id);
  return ask.ru.includes('от большего') ? up.toReversed() : up;
}

/** How many there are: things that lie there, the rooms of a number's house, a sum; undefined where it cannot be counted. */
function numberOf({ stimulus }: TaskOf<'type-number'> | TaskOf<'choice-one'>): number | undefined {
  if (stimulus?.kind === 'house') return stimulus.whole - stimulus.rooms.reduce<number>((sum, room) => sum + (room ?? 0), 0);
  if (stimulus?.kind === 'many') return stimulus.pictures.length;
  if (stimulus?.kind === 'words') return [...stimulus.words.ru.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
  return undefined;
}

const more = ['', 'один', 'два', 'три', 'четыре', 'пять'];

/** What a card is worth: its number, «пять и два», or so many things. */
function worth({ words: said, picture }: TaskOf<'match-pairs'>['left'][number]): number {
  const [, extra] = /^пять и (.+)$/.exec(said?.ru ?? '') ?? [];
  if (extra !== undefined) return 5 + more.indexOf(extra);
  return said ? Number(said.ru) : picture?.kind === 'icon' ? (picture.count ?? 1) : NaN;
}

const pairsOf = ({ left, right }: TaskOf<'match-pairs'>): AnswerOf<'match-pairs'> => ({
  template: 'match-pairs',
  pairs: left.map((one) => [one.id, right.find((other) => worth(other) === worth(one))?.id ?? '']),
});

/** The game of two plates, through the pages of games, by the finger of somebody who sees where there is more. */
async function playMoreLess(page: Page): Promise<void> {
  const tile = page.locator('main a[href*="/more-less/"]');
  await page.locator('main a[href*="/brain-trainer/bt-"]').first().waitFor();
  while ((await tile.count()) === 0) await page.getByRole('button', { name: t.brain.pageAfter, exact: true }).tap();
  await tile.tap();
  const begun = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/sessions'));
  await page.getByRole('button', { name: t.brainGames.start, exact: true }).tap();
  const { log } = playThrough('more-less', (await (await begun).json()) as BrainSession);
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/finish'));
  for (const { response } of log) {
    const open = page.locator('main fieldset .kid-card:not([aria-disabled])');
    await expect(open).toHaveCount(2);
    // Whoever answers within the first moment meant what stood there before.
    await page.waitForTimeout(200);
    await open.nth(response.kind === 'choice' ? (response.choice ?? 0) : 0).tap();
  }
  expect((await counted).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.brainGames.resultTitle);
}
