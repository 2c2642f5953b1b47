import { expect, test } from 'vitest';

import { haveAccount } from '../modules/identity/testing.ts';
import { openSchool } from '../testing.ts';
import { createBudgets } from './budgets.ts';

function atMinute(perMinute: number) {
  let seconds = 0;
  const budgets = createBudgets({ perMinute, now: () => seconds * 1000 });
  return { budgets, wait: (more: number) => void (seconds += more) };
}

test('a minute’s calls at once are taken, the next one waits as long as it is told, to the second', () => {
  const { budgets, wait } = atMinute(60);
  const many = Array.from({ length: 61 }, () => budgets.ofSession('anna'));
  expect(many.filter((seconds) => seconds === 0)).toHaveLength(60);
  expect(many.at(-1)).toBe(1);
  wait(0.9);
  expect(budgets.ofSession('anna')).toBe(1);
  wait(0.1);
  expect(budgets.ofSession('anna')).toBe(0);
  expect(budgets.ofSession('boris')).toBe(0);
});

test('a call with a budget of its own is counted for what its path names', () => {
  const { budgets } = atMinute(600);
  expect([1, 2, 3].map(() => budgets.ofCall('anna', '/chats/1', 2))).toEqual([0, 0, 30]);
  expect(budgets.ofCall('anna', '/chats/2', 2)).toBe(0);
});

test('a class behind one address opens its pages; without a number nothing is counted', () => {
  const { budgets } = atMinute(600);
  const opened = Array.from({ length: 40 * 30 }, () => budgets.ofAddress('192.0.2.1'));
  expect(new Set(opened)).toEqual(new Set([0]));
  const off = atMinute(0).budgets;
  expect(new Set(Array.from({ length: 10_000 }, () => off.ofSession('anna')))).toEqual(new Set([0]));
});

test('the school refuses what is over a session’s budget and says when to come back; others are served', async () => {
  const school = await openSchool({ env: { CALLS_PER_MINUTE: '20' } });
  const [anna, boris] = await Promise.all(['anna', 'boris'].map((name) => haveAccount(school, { email: `${name}@example.com` })));
  const principal = ({ accountId }: { accountId: string }) =>
    ({ role: 'parent', accountId, customerId: accountId, sessionId: accountId, locale: 'ru-RU' }) as const;
  if (!anna || !boris) throw new Error('nobody came');
  const answers = await Promise.all(Array.from({ length: 25 }, () => school.as(principal(anna)).get('/faq')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.body.error).toMatchObject({ code: 'request.too_fast', facts: { seconds: 3 } });
  expect(refused[0]?.headers['retry-after']).toBe('3');
  expect((await school.as(principal(boris)).get('/faq')).status).toBe(200);
});
