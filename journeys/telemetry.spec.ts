import { callsOf } from './steps/calls.ts';
import { signIn } from './steps/come-in.ts';
import { demo } from './steps/demo.ts';
import { expect, looks, test } from './fixtures.ts';
import { words } from './words.ts';

/** What the pages tell of themselves; nobody on a page ever notices, whatever becomes of it (docs/rules/telemetry.md#events). */

test(
  'a fault and the pages before it are told, and a school that does not take them is not noticed',
  { tag: '@long' },
  async ({ school, openDevice }) => {
    const page = await openDevice(looks.phone);
    const told: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/analytics|\/faults\/api/.test(request.url())) told.push(request.postData() ?? '');
    });
    // Slow and failing at first: the page goes on as if nothing were.
    await page.route('**/api/analytics/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.fulfill({ status: 429, json: { error: { code: 'request.too_many', message: 'Too many requests', facts: {} } } });
    });
    await signIn(page, words.ru, demo.anna);
    await page.waitForRequest(/api\/analytics\/batch/);
    await page.getByRole('button', { name: /^Миша/ }).click();
    await expect(page).toHaveURL(/\/kids\//);
    await expect(page.getByRole('alert')).toHaveCount(0);

    // Something breaks in the child's session: the school learns what, and nothing of whom.
    await page.evaluate(() => dispatchEvent(new CustomEvent('school:fault', { detail: new TypeError('A cloud was in the way') })));
    const manager = callsOf(school, demo.manager);
    await expect
      .poll(async () => (await manager.get<{ faults: Array<{ words: string; page: string }> }>('/manager/faults')).faults, {
        timeout: 20_000,
      })
      .toMatchObject([{ words: 'A cloud was in the way', page: '/kids/:kidUid' }]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const kidUid = /\/kids\/([^/?]+)/.exec(page.url())?.[1] ?? 'none';
    const sent = told.join('\n');
    expect(sent).toContain('/kids/:kidUid');
    for (const secret of [kidUid, 'Миша', demo.anna.password]) expect(sent).not.toContain(secret);
  },
);
