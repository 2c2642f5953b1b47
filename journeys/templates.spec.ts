import type { AnswerOf } from '@school/contract/playbooks/answers';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { expect, looks, test as base } from './fixtures.ts';
import { startSchool } from './running-school.ts';
import { byKeyboard, byTouch, type Hands, smallestTarget } from './solving/hands.ts';
import { solve, templateCodes } from './solving/solve.ts';
import { words, type Words } from './words.ts';

/** A school in which any lesson is opened without signing in. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, use, info) => {
    const school = await startSchool({ SCHOOL_PREVIEW: '1', SCHOOL_DEMO: '0' });
    await use(school);
    if (info.status !== info.expectedStatus) await info.attach('school', { body: school.output() });
    await school.stop();
  },
});

interface Opened {
  attemptUid: string;
  items: Array<{ taskIdx: number; round: number; task: TaskOf<TemplateCode> }>;
}
type Key = Array<{ taskIdx: number; round: number; answer: AnswerOf<TemplateCode> | null }>;

type Band = keyof typeof smallestTarget;

/** `pace`: milliseconds before each deed. `rounds`: tasks of a template that are solved, at most. */
interface Manner {
  pace: number;
  rounds: number;
}

/** Opens the preview of a template and solves it; every answer must be taken for right. */
async function play(page: Page, code: TemplateCode, t: Words, rounds: number, hands: (band: Band) => Hands): Promise<void> {
  const opening = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attempts'));
  await page.goto(`/dev/preview/${code}?lang=${t === words.ru ? 'ru' : 'en'}`);
  const slide = Number(new URL(page.url()).searchParams.get('slide'));
  const { attemptUid, items } = (await (await opening).json()) as Opened;
  const key = (await (await page.request.get(`/dev/preview/answers/${attemptUid}`)).json()) as { answers: Key };
  const band = (await page.locator('[data-band]').getAttribute('data-band')) === 'pre' ? 'pre' : 'older';
  const tasks = items.filter(({ taskIdx }) => taskIdx === slide - 1).slice(0, rounds);
  expect(tasks.map(({ task }) => task.template)).toContain(code);
  for (const { taskIdx, round, task } of tasks) {
    const right = key.answers.find((one) => one.taskIdx === taskIdx && one.round === round)?.answer;
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
  page.setDefaultTimeout(10_000);
  const stuck: string[] = [];
  for (const code of codes) {
    await base.step(code, async () => {
      const hands = (band: Band) => (means === 'keyboard' ? byKeyboard(page, pace) : byTouch(page, pace, smallestTarget[band]));
      await play(page, code, words[lang], rounds, hands).catch((cause: unknown) =>
        stuck.push(`${code}: ${cause instanceof Error ? cause.message : String(cause)}`),
      );
    });
  }
  expect(stuck).toEqual([]);
}

test('some templates are solved by keyboard alone, and some by touch alone', async ({ openDevice }) => {
  const hasty = { pace: 30, rounds: 1 };
  const [laptop, phone] = [await openDevice(looks.laptop), await openDevice(looks.phone)];
  await Promise.all([
    playAll(laptop, ['gaps-drag', 'grid-paint', 'order-list'], 'en', 'keyboard', hasty),
    playAll(phone, ['sort-bins', 'choice-many', 'type-number'], 'ru', 'touch', hasty),
  ]);
});

for (const means of ['keyboard', 'touch'] as const)
  for (const lang of ['ru', 'en'] as const)
    test(`every template is solved by ${means} alone, at a child’s pace (${lang})`, { tag: '@long' }, async ({ openDevice }) => {
      test.setTimeout(900_000);
      await playAll(await openDevice({ ...devices[means], locale: locales[lang] }), templateCodes, lang, means, { pace: 350, rounds: 2 });
    });
