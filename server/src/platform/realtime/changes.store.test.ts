import { expect, test } from 'vitest';

import { createChanges } from './changes.store.ts';
import { openNodes } from './testing.ts';

/** As the old leader gave it out: of its own timeline, with numbers of transactions far ahead of what the new one has given. */
function ofOldLeader(position: string): string {
  const [snapshot = '', , newest = ''] = position.split('/');
  const ahead = Number(snapshot.split(':')[1]) + 1_000_000;
  return `${ahead}:${ahead}:/000000FF/${newest}`;
}

test('after a failover what is committed is told, although the old leader had given its number to something else', async () => {
  const [node] = await openNodes(1);
  const changes = createChanges(node.db);
  const before = ofOldLeader(await changes.now());
  await node.db.inTransaction(() => changes.write('messages/anna', 'm1'));

  const next = await changes.since(before);
  expect(next.changes).toContainEqual({ topic: 'messages/anna', item: 'm1' });
  // From there on each is told once.
  expect(await changes.since(next.position)).toMatchObject({ changes: [] });
});

test('who comes back with a cursor from before a failover is told the whole', async () => {
  const [node] = await openNodes(1);
  const changes = createChanges(node.db);
  const now = await changes.now();
  expect(await changes.missed('messages/anna', now)).toEqual([]);
  expect(await changes.missed('messages/anna', now.replace(/\/[0-9A-F]{8}\//, '/000000FF/'))).toBeUndefined();
});
