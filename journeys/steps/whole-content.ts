import type { Attempt, AttemptItem, Judgement, Place } from '@school/contract/playbooks/attempts';
import type { Page } from '@playwright/test';

/** A task of the content, as a child gets it. */
export interface Written {
  /** Lesson and number of the task. */
  name: string;
  item: AttemptItem;
}

/** All tasks of the whole content. The school has its previews on. */
export async function everyItem(page: Page): Promise<Written[]> {
  const list = await (await page.request.get('/dev/preview')).text();
  const lessons = [...list.matchAll(/href="\/dev\/preview\/([^"]*\d)"/g)].flatMap(([, name]) => name ?? []);
  const found: Written[] = [];
  for (const lesson of lessons) {
    const shown = await page.request.get(`/dev/preview/${lesson}`, { maxRedirects: 0 });
    const [, kid, playbook] = /kids\/([^/]+)\/.*\/playbooks\/([^?]+)/.exec(shown.headers()['location'] ?? '') ?? [];
    const headers = { 'x-requested-with': 'chip' };
    const opened = await page.request.post(`/api/kids/${kid}/playbooks/${playbook}/attempts`, { data: {}, headers });
    const { items } = (await opened.json()) as Attempt;
    found.push(...items.map((item) => ({ name: `${lesson}, ${item.taskIdx + 1}`, item })));
  }
  return found;
}

interface Reader {
  lang: 'ru' | 'en';
  age: number;
}

/** A child of that age has all these tasks before it, one after the other in one playbook, and goes past each once it was looked at. */
export async function lookThrough(page: Page, { lang, age }: Reader, tasks: readonly Written[], look: (task: Written) => Promise<void>) {
  const place = (at: number): Place | null => (at < tasks.length ? { taskIdx: at, round: 0 } : null);
  const items = tasks.map(({ item }, taskIdx) => ({ ...item, taskIdx, round: 0 }));
  await page.route('**/attempts', async (asked) => {
    const opened = (await (await asked.fetch()).json()) as Attempt;
    await asked.fulfill({ json: { ...opened, explain: [], items, at: place(0) } });
  });
  await page.route('**/answers', async (asked) => {
    const { taskIdx } = asked.request().postDataJSON() as Place;
    const nothing = { kept: null, hint: null, near: null, solution: null, explain: null, result: null };
    const json: Judgement = { taskIdx, round: 0, verdict: 'skipped', settled: true, triesLeft: 0, next: place(taskIdx + 1), ...nothing };
    await asked.fulfill({ json });
  });
  await page.goto(`/dev/preview/m2-01?lang=${lang}&age=${age}`);
  for (const task of tasks) {
    const board = page.locator(`.stage-board[data-at="${tasks.indexOf(task)} 0"] > *`);
    await board.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await look(task);
    // The youngest have no way past a task: they answer.
    await page.locator('.stage-skip, .stage-board > button[data-answers]').first().dispatchEvent('click');
    await page.locator('[data-verdict] button').dispatchEvent('click');
  }
  await page.unrouteAll();
}
