import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type { Page } from '@playwright/test';

import { expect, looks, lookingTest as test } from './fixtures.ts';
import { everyItem, lookThrough, type Written } from './steps/whole-content.ts';

const phone = [360, 740] as const;
const tablet = [1024, 768] as const;
const narrowest = [320, 640] as const;
const screens = [narrowest, phone, tablet];
const years = [5, 8, 12] as const;
const langs = ['ru', 'en'] as const;
const locales = { ru: 'ru-RU', en: 'en-US' } as const;

/** In the page: words that leave their card or post or are broken in the middle, and things that lie over each other. */
function spilt(): string[] {
  const board = document.querySelector('.stage-board');
  if (!board) return ['no board'];
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the page');
  const range = document.createRange();
  for (const text of board.querySelectorAll(':is(li button, .kid-card) > span')) {
    const words = text.firstChild;
    const home = text.closest('.kid-card, li button')?.getBoundingClientRect();
    if (!(words instanceof Text) || !home) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const over = Math.max(home.left - box.left, box.right - home.right, home.top - box.top, box.bottom - home.bottom);
    if (over > 0.5) faults.push(`«${words.data}» spills by ${Math.round(over)}`);
    for (const word of words.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(words, word.index);
      range.setEnd(words, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) faults.push(`«${word[0]}» is broken`);
    }
  }
  const parts = [...board.querySelectorAll('ul > li, :scope > .kid-tray, :scope > button, .kid-tray > .kid-card')];
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1)) {
      if (one.contains(other)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        faults.push(`${one.textContent} lies over ${other.textContent}`);
    }
  return faults;
}

/** In the page: every card is put to the next post, right or wrong. */
async function putAll(): Promise<void> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const post of document.querySelectorAll<HTMLElement>('.stage-board ul > li > button')) {
    document.querySelector<HTMLElement>('.stage-board > .kid-tray > .kid-card')?.click();
    await drawn();
    post.click();
    await drawn();
  }
}

/** Words of a taught language are the same on both pages: they are looked at once. */
const readsOtherwise = ({ item: { task } }: Written): boolean =>
  task.template === 'match-pairs' && [...task.left, ...task.right].some(({ words }) => words && words.ru !== words.en);

for (const lang of langs)
  test(`no text of any pair in the content spills (${lang})`, { tag: '@long' }, async ({ openDevice }) => {
    test.setTimeout(2_400_000);
    const page = await openDevice({ ...looks.laptop, locale: locales[lang], hasTouch: true });
    const pairs = (await everyItem(page)).filter(({ item }) => item.task.template === 'match-pairs');
    expect(pairs.length).toBeGreaterThan(300);
    const faults: string[] = [];
    // Each at one of the ages in turn: all ages see all kinds of pairs.
    for (const [at, age] of years.entries()) {
      const own = pairs.filter((one, place) => place % years.length === at && (lang === 'ru' || readsOtherwise(one)));
      await lookThrough(page, { lang, age }, own, async ({ name }) => {
        for (const state of ['begun', 'full']) {
          if (state === 'full') await page.evaluate(putAll);
          for (const [width, height] of state === 'begun' ? screens : screens.toReversed()) {
            await page.setViewportSize({ width, height });
            const found = await page.evaluate(spilt);
            faults.push(...found.map((fault) => `${name}, ${age} years, ${width} px, ${state}: ${fault}`));
          }
        }
      });
    }
    expect(faults).toEqual([]);
  });

/** What is put together of several sentences is as long as they are: its text is scrolled in its frame, and the page as well. */
const manyParts: readonly TemplateCode[] = ['match-pairs', 'order-list', 'gaps-choice'];

/** In the page: what is answered with and stands below its lower edge, and a text that nobody gets to the end of. */
function outOfSight(): string[] {
  const answers = [...document.querySelectorAll('.stage-board :is(button, input, textarea)')].filter(
    (part) => !part.closest('.stage-text'),
  );
  const lowest = Math.max(...answers.map((part) => part.getBoundingClientRect().bottom));
  const faults = lowest > innerHeight + 1 ? [`answers end ${Math.round(lowest - innerHeight)} px below`] : [];
  const text = document.querySelector('.stage-text');
  if (!text) return [...faults, 'no text'];
  if (text.clientHeight < 110 && text.scrollHeight > text.clientHeight + 1) faults.push(`a window of ${text.clientHeight} px`);
  return faults;
}

/** By keyboard alone to the end of the text. */
async function readToTheEnd(page: Page): Promise<void> {
  const text = page.locator('.stage-text');
  await text.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => text.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop))
    .toBeLessThan(2);
}

test('whatever there is to read, what is answered is in sight', { tag: '@long' }, async ({ openDevice }) => {
  test.setTimeout(2_400_000);
  const page = await openDevice({ ...looks.laptop, locale: 'ru-RU', hasTouch: true });
  const texts = (await everyItem(page)).filter(
    ({ item: { task } }) => task.stimulus?.kind === 'passage' && !manyParts.includes(task.template),
  );
  expect(texts.length).toBeGreaterThan(200);
  const faults: string[] = [];
  for (const age of [8, 12]) {
    const own = texts.filter((_, place) => place % 2 === (age === 8 ? 0 : 1));
    await lookThrough(page, { lang: 'ru', age }, own, async ({ name }) => {
      for (const [width, height] of [phone, tablet]) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(outOfSight);
        faults.push(...found.map((fault) => `${name}, ${age} years, ${width} px: ${fault}`));
      }
      await readToTheEnd(page);
    });
  }
  expect(faults).toEqual([]);
});
