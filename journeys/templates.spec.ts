import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { expect, looks, lookingTest as test } from './fixtures.ts';
import { byKeyboard, byTouch, type Hands, smallestTarget } from './solving/hands.ts';
import { solve, templateCodes } from './solving/solve.ts';
import { words, type Words } from './words.ts';

interface Opened {
  attemptUid: string;
  items: Array<{ taskIdx: number; round: number; task: TaskOf<TemplateCode> }>;
}
type Key = Array<{ taskIdx: number; round: number; answer: AnswerOf<TemplateCode> | null }>;

type Band = keyof typeof smallestTarget;

/** `pace`: milliseconds before each action. `rounds`: tasks of a template that are solved, at most. */
interface Manner {
  pace: number;
  rounds: number;
}

/** Opens a preview; answers with what the child is sent, at which of its slides (from 0) it is, and what is right. */
async function openPreview(page: Page, what: string): Promise<{ attempt: Opened & { slide: number }; key: Key }> {
  const opening = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attempts'));
  await page.goto(`/dev/preview/${what}`);
  const slide = Number(new URL(page.url()).searchParams.get('slide')) - 1;
  const attempt = (await (await opening).json()) as Opened;
  const { answers } = (await (await page.request.get(`/dev/preview/answers/${attempt.attemptUid}`)).json()) as { answers: Key };
  return { attempt: { ...attempt, slide }, key: answers };
}

/** Opens the preview of a template and solves it; every answer must be taken for right. */
async function play(page: Page, code: TemplateCode, t: Words, rounds: number, hands: (band: Band) => Hands): Promise<void> {
  const { attempt, key } = await openPreview(page, `${code}?lang=${t === words.ru ? 'ru' : 'en'}`);
  const band = (await page.locator('[data-band]').getAttribute('data-band')) === 'pre' ? 'pre' : 'older';
  const tasks = attempt.items.filter(({ taskIdx }) => taskIdx === attempt.slide).slice(0, rounds);
  expect(tasks.map(({ task }) => task.template)).toContain(code);
  for (const { taskIdx, round, task } of tasks) {
    const right = key.find((one) => one.taskIdx === taskIdx && one.round === round)?.answer;
    const judged = page.waitForResponse((answer) => answer.url().endsWith('/answers') && answer.request().method() === 'POST', {
      timeout: 0,
    });
    // Where it cannot be solved nobody waits for the verdict.
    judged.catch(() => undefined);
    await solve(code, { hands: hands(band), task, right: right as AnswerOf<TemplateCode>, t });
    const { verdict } = (await (await judged).json()) as { verdict: string };
    expect(['right', 'seen', 'waiting']).toContain(verdict);
    const next = page
      .getByRole('button', { name: t.verdicts.next, exact: true })
      .or(page.getByRole('button', { name: t.verdicts.toResult }));
    if (verdict === 'seen' && code === 'slide') continue;
    await next.waitFor();
    // A right answer leads on by itself after a while.
    await hands(band)
      .press(next)
      .catch(() => undefined);
    await expect(next).toBeHidden();
  }
}

/** The device each is tried with. */
const devices: Record<'keyboard' | 'touch', BrowserContextOptions> = { keyboard: looks.laptop, touch: looks.phone };
const locales = { ru: 'ru-RU', en: 'en-US' } as const;

async function playAll(
  page: Page,
  codes: readonly TemplateCode[],
  lang: 'ru' | 'en',
  means: 'keyboard' | 'touch',
  { pace, rounds }: Manner,
) {
  page.setDefaultTimeout(20_000);
  const stuck: string[] = [];
  for (const code of codes) {
    await test.step(code, async () => {
      const hands = (band: Band) => (means === 'keyboard' ? byKeyboard(page, pace) : byTouch(page, pace, smallestTarget[band]));
      await play(page, code, words[lang], rounds, hands).catch((cause: unknown) =>
        stuck.push(`${code}: ${cause instanceof Error ? cause.message : String(cause)}`),
      );
    });
  }
  expect(stuck).toEqual([]);
}

test('anchors 9 and 11: templates are solved by keyboard or by touch alone, without a voice and with less motion', async ({
  openDevice,
}) => {
  const hasty = { pace: 30, rounds: 1 };
  const [laptop, phone] = [await openDevice(looks.laptop), await openDevice(looks.phone)];
  await Promise.all([
    playAll(laptop, ['gaps-drag', 'grid-paint', 'order-list'], 'en', 'keyboard', hasty),
    playAll(phone, ['sort-bins', 'choice-many', 'type-number'], 'ru', 'touch', hasty),
  ]);
  await missQuietly(phone, words.ru);
});

/** What is not recorded is read by the browser's voice. Where it has none a grown-up is told, all that is asked can be read, and a miss is no earthquake. */
async function missQuietly(page: Page, t: Words): Promise<void> {
  // What was recorded needs no voice: a lesson for older children was not.
  await openPreview(page, 'wc1-03?lang=ru&age=10');
  await expect(page.getByRole('complementary', { name: t.voice.forGrownUps })).toContainText(t.voice.noVoice.ru);
  const { attempt, key } = await openPreview(page, 'hottext?lang=ru&age=8');
  const { slide } = attempt;
  const task = attempt.items.find(({ taskIdx }) => taskIdx === slide)?.task as TaskOf<'hottext'>;
  const { answer } = key.find(({ taskIdx }) => taskIdx === slide) ?? {};
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.ask.ru);
  const marks = task.pieces.flatMap((piece) => ('id' in piece ? [piece.id] : []));
  const wrong = marks.findIndex((id) => !(answer as AnswerOf<'hottext'>).marked.includes(id));
  await page.getByRole('group', { name: t.tasks.toMark }).locator('button').nth(wrong).tap();
  await page.getByRole('button', { name: t.player.check }).tap();
  const missed = page.locator('[data-shake]').first();
  await missed.waitFor();
  expect(await missed.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1e-05s');
}

for (const means of ['keyboard', 'touch'] as const)
  for (const lang of ['ru', 'en'] as const)
    test(`every template is solved by ${means} alone, at a child’s pace (${lang})`, { tag: '@long' }, async ({ openDevice }) => {
      test.setTimeout(900_000);
      await playAll(await openDevice({ ...devices[means], locale: locales[lang] }), templateCodes, lang, means, { pace: 350, rounds: 2 });
    });

/** Where tasks are done: a tablet, a phone upright, a laptop. */
const screens = [
  [1024, 768],
  [360, 740],
  [1366, 768],
] as const;
const narrowest = [320, 640] as const;

/** Years of age, and what is pressed at that age, in pixels (docs/design/interface.md#ages). */
const ages = [
  [5, 64],
  [8, 56],
  [12, 44],
] as const;

/** In the page: what of a task is over the edge, or too small to be pressed. Long texts are read by scrolling, never sideways. */
function faultsOfStage({ least, mayScroll }: { least: number; mayScroll: boolean }): string[] {
  const page = document.documentElement;
  const faults: string[] = [];
  if (page.scrollWidth > innerWidth) faults.push(`sideways by ${page.scrollWidth - innerWidth}`);
  if (!mayScroll && page.scrollHeight > innerHeight + 1) faults.push(`scrolls by ${page.scrollHeight - innerHeight}`);
  for (const part of document.querySelectorAll<HTMLElement>('.kid-stage :is(button, a, input:not([type=range]), textarea)')) {
    const { width, left, right } = part.getBoundingClientRect();
    if (width < 2 || !part.checkVisibility({ visibilityProperty: true }) || part.closest('aside, .sr-only')) continue;
    const name = (part.getAttribute('aria-label') ?? part.textContent ?? '').slice(0, 30);
    if (left < -1 || right > innerWidth + 1) faults.push(`cut: ${name}`);
    const isInFrame = part.closest('header') !== null;
    if (Math.min(part.offsetWidth, part.offsetHeight) < (isInFrame ? Math.min(least, 48) : least) - 0.5)
      faults.push(`${part.offsetWidth} × ${part.offsetHeight}: ${name}`);
  }
  return faults;
}

/** How much of the board's width and height its content fills, in percent. */
function filled(): number {
  const board = document.querySelector('.stage-board');
  if (!board) return 0;
  const boxes = [...board.querySelectorAll('button, svg, img, textarea, article, p, input')].map((part) => part.getBoundingClientRect());
  const { width, height } = board.getBoundingClientRect();
  const span = (from: number[], to: number[]) => Math.max(...to) - Math.min(...from);
  const across = span(boxes.map(({ left }) => left), boxes.map(({ right }) => right)) / width; // prettier-ignore
  const down = span(boxes.map(({ top }) => top), boxes.map(({ bottom }) => bottom)) / height; // prettier-ignore
  return Math.round(Math.max(across, down) * 100);
}

/** On the narrowest phone a page may be scrolled, and a square of a field is as broad as the phone allows (docs/design/world.md#sizes). */
const leastOnNarrowest = { 5: 52, 8: 44, 12: 44 } as const;
/** On any phone the keys under the thumbs stand six abreast: they are higher than broad. */
const leastOnPhone = { 5: 64, 8: 50, 12: 44 } as const;
/** Children of five meet no tables, no columns of sums, no fractions and no dictations. */
const fromSeven: readonly TemplateCode[] = ['table-fill', 'column-work', 'dictation', 'fraction-entry'];
/** Kinds whose texts are as long as their author made them. */
const texts: readonly TemplateCode[] = ['gaps-choice', 'gaps-drag', 'hottext', 'long-text', 'read-aloud', 'story-choice', 'slide'];
/** What a kind fills at least of the length or the height of its board, in percent; a short word or sentence is no longer than it is. */
const leastFilled = (code: TemplateCode): number => (code === 'build-tiles' || code === 'gaps-choice' ? 50 : 60);

for (const [years, least] of ages)
  test(
    `at ${years} every template fills a tablet, a phone and a laptop, nothing is cut`,
    { tag: '@long' },
    async ({ openDevice }, info) => {
      test.setTimeout(900_000);
      const page = await openDevice({ ...looks.laptop, hasTouch: true });
      const faults: string[] = [];
      for (const code of templateCodes.filter((one) => years >= 7 || !fromSeven.includes(one))) {
        await openPreview(page, `${code}?lang=ru&age=${years}`);
        await page.locator('.stage-board button, .stage-board svg, .stage-board textarea').first().waitFor();
        await page.waitForLoadState('networkidle');
        for (const [width, height] of [...screens, narrowest]) {
          await page.setViewportSize({ width, height });
          const mayScroll = texts.includes(code) || width === narrowest[0];
          const smallest = width === narrowest[0] ? leastOnNarrowest[years] : width < 400 ? leastOnPhone[years] : least;
          const found = await page.evaluate(faultsOfStage, { least: smallest, mayScroll });
          const share = await page.evaluate(filled);
          if (share < leastFilled(code)) found.push(`fills ${share} %`);
          faults.push(...found.map((fault) => `${code} ${width}: ${fault}`));
          if (process.env['STAGE_PICTURES'])
            await page.screenshot({ path: `${process.env['STAGE_PICTURES']}/${years}-${width}-${code}.png` });
        }
      }
      await info.attach('faults', { body: faults.join('\n') });
      expect(faults).toEqual([]);
    },
  );
