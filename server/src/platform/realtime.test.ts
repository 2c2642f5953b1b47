import { describe, expect, test } from 'vitest';

import { sql } from './db.ts';
import { aPrincipal, openDevice, openNodes } from './realtime/testing.ts';

const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));

const anna = aPrincipal('anna');

describe('a topic', () => {
  test('answers with its document, and then with every item that changes, whole, within a second', async () => {
    const [node] = await openNodes(1);
    await node.write('anna', 'm1', 'hello');
    const phone = await openDevice(node.port, anna);
    const laptop = await openDevice(node.port, anna);
    expect(await phone.follow('messages/anna')).toMatchObject({ t: 'snapshot', data: { messages: [{ messageId: 'm1' }] } });
    await laptop.follow('messages/anna');

    await node.write('anna', 'm2', 'are you there?');

    const change = await laptop.next('change', 0, 1000);
    expect(change).toMatchObject({ id: 'messages/anna', op: 'put', item: 'm2', data: { text: 'are you there?' } });
    await phone.next('change', 0, 1000);
  });

  test('tells of an item that is gone', async () => {
    const [node] = await openNodes(1);
    await node.write('anna', 'm1', 'oops');
    const phone = await openDevice(node.port, anna);
    await phone.follow('messages/anna');
    await node.db.inTransaction(async () => {
      await node.db.run(sql`delete from lines where id = 'm1'`);
      await node.realtime.changed('messages/anna', 'm1');
    });
    expect(await phone.next('change')).toMatchObject({ op: 'remove', item: 'm1' });
  });

  test('sends the whole document when no item is named', async () => {
    const [node] = await openNodes(1);
    const phone = await openDevice(node.port, anna);
    await phone.follow('messages/anna');
    await node.realtime.changed('messages/anna');
    expect(await phone.next('change')).toMatchObject({ op: 'doc', data: { messages: [], next: null } });
  });

  test('tells nothing of a change that was undone', async () => {
    const [node] = await openNodes(1);
    const phone = await openDevice(node.port, anna);
    await phone.follow('messages/anna');
    await node.db
      .inTransaction(async () => {
        await node.realtime.changed('messages/anna', 'm1');
        throw new Error('no');
      })
      .catch(() => {});
    await node.write('anna', 'm2', 'after');
    expect(await phone.next('change')).toMatchObject({ item: 'm2' });
  });

  test('of somebody else is refused as if it were not there, like one the school does not have', async () => {
    const [node] = await openNodes(1);
    const phone = await openDevice(node.port, anna);
    for (const topic of ['messages/boris', 'messages', 'messages/anna/more', 'nothing/here', 'users/anna', '__proto__']) {
      expect(await phone.follow(topic)).toEqual({ t: 'refused', id: topic, code: 'request.not_found' });
    }
    await node.write('boris', 'm1', 'private');
    await node.write('anna', 'm2', 'mine');
    await pause(200);
    expect(JSON.stringify(phone.heard)).not.toContain('private');
  });

  test('is computed once for all who see the same', async () => {
    let snapshots = 0;
    const [node] = await openNodes(1, { snapshots: () => (snapshots += 1) });
    const devices = await Promise.all(Array.from({ length: 20 }, () => openDevice(node.port, anna)));
    for (const device of devices) await device.follow('messages/anna');
    snapshots = 0;
    await node.realtime.changed('messages/anna');
    for (const device of devices) await device.next('change');
    expect(snapshots).toBe(1);
  });

  test('that one may no longer see is refused from then on', async () => {
    const [node] = await openNodes(1);
    const phone = await openDevice(node.port, anna);
    await phone.follow('messages/anna');
    await node.realtime.recheck('messages/anna');
    node.banished.add('anna');
    await node.realtime.recheck('messages/anna');
    expect(await phone.next('refused')).toEqual({ t: 'refused', id: 'messages/anna', code: 'request.not_found' });
    await node.write('anna', 'm1', 'not for you');
    await pause(200);
    expect(phone.heard).toHaveLength(2);
  });
});

describe('after a break', () => {
  test('a device is told what it missed and nothing else', async () => {
    const [node] = await openNodes(1);
    await node.write('anna', 'm1', 'one');
    const before = await openDevice(node.port, anna);
    await before.follow('messages/anna');
    await node.write('anna', 'm2', 'two');
    const { cursor } = await before.next('change');
    await before.close();
    await node.write('anna', 'm3', 'three');
    await node.write('boris', 'm4', 'four');
    await node.write('anna', 'm5', 'five');
    await node.write('anna', 'm3', 'three, corrected');

    const after = await openDevice(node.port, anna);
    await after.follow('messages/anna', cursor);

    expect(after.heard.map((message) => [message.t, 'item' in message && message.item])).toEqual([
      ['change', 'm5'],
      ['change', 'm3'],
      ['resumed', false],
    ]);
    expect(after.heard[1]).toMatchObject({ data: { text: 'three, corrected' } });
    const resumed = await after.next('resumed');
    const again = await openDevice(node.port, anna);
    expect(await again.follow('messages/anna', resumed.cursor)).toMatchObject({ t: 'resumed' });
    expect(again.heard).toHaveLength(1);
  });

  test('of more than an hour it is given the whole again', async () => {
    const [node] = await openNodes(1);
    const before = await openDevice(node.port, anna);
    await before.follow('messages/anna');
    await node.write('anna', 'm1', 'one');
    const { cursor } = await before.next('change');
    await before.close();
    await node.write('anna', 'm2', 'two');
    await node.db.run(sql`update platform_realtime_changes set at = at - interval '61 minutes'`);
    await node.realtime.prune();

    const after = await openDevice(node.port, anna);
    expect(await after.follow('messages/anna', cursor)).toMatchObject({ t: 'snapshot', data: { messages: [{}, {}] } });
  });

  test('a cursor of another school, or none at all, is answered with the whole', async () => {
    const [node] = await openNodes(1);
    for (const cursor of ['999999999:999999999:/00000001/1', 'nonsense', '9:1:/00000001/1', '10:20:30', "1:1:'; drop table lines", '']) {
      const phone = await openDevice(node.port, anna);
      expect(await phone.follow('messages/anna', cursor)).toMatchObject({ t: 'snapshot' });
    }
  });

  test('a device may come back to another node', async () => {
    const [a, b] = await openNodes(2);
    const before = await openDevice(a.port, anna);
    await before.follow('messages/anna');
    await a.write('anna', 'm1', 'one');
    const { cursor } = await before.next('change');
    await before.close();
    await a.write('anna', 'm2', 'two');
    const after = await openDevice(b!.port, anna);
    expect(await after.follow('messages/anna', cursor)).toMatchObject({ t: 'resumed' });
    expect(after.heard[0]).toMatchObject({ t: 'change', item: 'm2' });
  });
});

describe('transactions that end in another order than they began', () => {
  test('a long one holds no later one up, and is told when it commits', async () => {
    const [node] = await openNodes(1);
    const phone = await openDevice(node.port, anna);
    await phone.follow('messages/anna');
    let commit = () => {};
    const held = new Promise<void>((go) => (commit = go));
    let begun = () => {};
    const hasBegun = new Promise<void>((go) => (begun = go));
    const long = node.db.inTransaction(async () => {
      await node.write('anna', 'early', 'began first');
      begun();
      await held;
    });
    await hasBegun;

    await node.write('anna', 'late', 'began second');
    const first = await phone.next('change', 0, 1000);
    expect(first).toMatchObject({ item: 'late' });
    commit();
    await long;
    expect(await phone.next('change', 1, 1000)).toMatchObject({ item: 'early' });

    // The cursor of the first frame was given while the long one still ran: what it did is after that cursor.
    const back = await openDevice(node.port, anna);
    await back.follow('messages/anna', first.cursor);
    expect(back.heard.map((message) => 'item' in message && message.item)).toEqual(['early', false]);
  });

  test('of 300 writers at once no change is lost, whatever the order of their commits', async () => {
    const [a, b] = await openNodes(2);
    const phone = await openDevice(b!.port, anna);
    await phone.follow('messages/anna');
    await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        [a, b!][n % 2]!.db.inTransaction(async () => {
          await [a, b!][n % 2]!.write('anna', `m${n}`, 'x');
          await pause((n * 7919) % 40);
        }),
      ),
    );
    await phone.until(() => {
      const told = new Set(phone.heard.flatMap((message) => seenIn(message)));
      return told.size === 300 ? true : undefined;
    });
  });
});

/** Message ids that a frame shows: of one item, or of the whole document. */
function seenIn(message: { t: string; item?: string; data?: unknown }): string[] {
  if (message.item !== undefined) return [message.item];
  const document = message.data as { messages?: Array<{ messageId: string }> } | undefined;
  return document?.messages?.map(({ messageId }) => messageId) ?? [];
}

describe('two nodes on one database', () => {
  test('a change made on one is seen on the other within a second', async () => {
    const [a, b] = await openNodes(2);
    const phone = await openDevice(b!.port, anna);
    await phone.follow('messages/anna');
    await a.write('anna', 'm1', 'hello');
    expect(await phone.next('change', 0, 1000)).toMatchObject({ item: 'm1' });
  });

  test('a session that ends on one loses its connections on the other, with 4401', async () => {
    const [a, b] = await openNodes(2);
    const phone = await openDevice(b!.port, anna);
    const other = await openDevice(b!.port, aPrincipal('anna', { sessionId: 'another' }));
    await a.realtime.closeSession(anna.sessionId);
    expect(await phone.closeCode()).toBe(4401);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });
});
