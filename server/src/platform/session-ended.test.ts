import { inject, onTestFinished, expect, test } from 'vitest';

import { freshDatabase } from '../../test/databases.ts';
import { openNode } from './realtime/testing.ts';

const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));

/** Two nodes on one database, nobody connected, and what each hears of sessions. */
async function twoNodes() {
  const database = await freshDatabase(inject('testServer'));
  const [a, b] = [await openNode(database.connection), await openNode(database.connection)];
  onTestFinished(async () => {
    await a.close();
    await b.close();
    await database.drop();
    expect([...a.faults, ...b.faults]).toEqual([]);
  });
  const heard = { a: [] as string[], b: [] as string[] };
  a.realtime.onSessionEnded((sessionId) => heard.a.push(sessionId));
  b.realtime.onSessionEnded((sessionId) => heard.b.push(sessionId));
  // The ear of a node is open once it has heard the other.
  await expect
    .poll(async () => {
      await a.realtime.closeSession('first');
      return heard.b.includes('first');
    })
    .toBe(true);
  return { a, heard };
}

test('the end of a session is heard once on every node, also where nobody follows a topic', async () => {
  const { a, heard } = await twoNodes();
  await a.db.inTransaction(() => a.realtime.closeSession('anna'));
  expect(heard.a).toEqual(['first', 'anna']);
  await expect.poll(() => heard.b, { timeout: 20_000 }).toEqual(['first', 'anna']);
  await a.realtime.closeSession('anna');
  await pause(100);
  expect(heard).toEqual({ a: ['first', 'anna'], b: ['first', 'anna'] });
});

test('a session whose end was undone has not ended', async () => {
  const { a, heard } = await twoNodes();
  await a.db
    .inTransaction(async () => {
      await a.realtime.closeSession('anna');
      throw new Error('no');
    })
    .catch(() => {});
  await pause(100);
  expect(heard).toEqual({ a: ['first'], b: ['first'] });
});
