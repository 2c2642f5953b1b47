import type { AttemptItem } from '@school/contract/playbooks/attempts';
import { describe, expect, test } from 'vitest';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { sendInOrder } from './deliver-saved-answers.ts';
import { nextOffline } from './progress.ts';
import type { Unsent } from './unsent.ts';

const answered = (round: number): Unsent => ({
  kidUid: 'kid',
  attemptUid: 'attempt',
  key: `key ${round}`,
  body: { taskIdx: 0, round, try: 1, answer: null },
});

/** Sends three answers; the connection breaks or the school refuses as told. */
async function sending(fails: (unsent: Unsent, turn: number) => SchoolRefusal | undefined) {
  let left = [answered(0), answered(1), answered(2)];
  const sent: string[] = [];
  const arrived = await sendInOrder(
    () => left,
    async (unsent) => {
      sent.push(unsent.key);
      const fault = fails(unsent, sent.length);
      if (fault) throw fault;
    },
    (unsent) => {
      left = left.filter((one) => one !== unsent);
    },
  );
  return { arrived, sent, left: left.map(({ key }) => key) };
}

describe('answers given without a connection', () => {
  test('go out in their order, each once', async () => {
    expect(await sending(() => undefined)).toEqual({ arrived: true, sent: ['key 0', 'key 1', 'key 2'], left: [] });
  });

  test('stay from the first one that does not arrive', async () => {
    expect(await sending(({ key }) => (key === 'key 1' ? new SchoolRefusal('school.unexpected') : undefined))).toEqual({
      arrived: false,
      sent: ['key 0', 'key 1'],
      left: ['key 1', 'key 2'],
    });
  });

  test('are let go when the school has that answer already, and the next ones follow', async () => {
    expect(await sending(({ key }) => (key === 'key 0' ? new SchoolRefusal('playbooks.already_answered') : undefined))).toEqual({
      arrived: true,
      sent: ['key 0', 'key 1', 'key 2'],
      left: [],
    });
  });

  test('are not lost to a session that is over', async () => {
    expect((await sending(() => new SchoolRefusal('identity.session_not_found'))).left).toEqual(['key 0', 'key 1', 'key 2']);
  });
});

describe('without a connection the child goes on', () => {
  const item = (taskIdx: number, round: number, state: 'open' | 'right' = 'open', template = 'choice-one') =>
    ({ taskIdx, round, state, task: { template } }) as unknown as AttemptItem;

  test('with the next open task, then with those that were left before', () => {
    const items = [item(0, 0), item(0, 1), item(1, 0, 'right'), item(2, 0)];
    expect(nextOffline(items, [{ taskIdx: 0, round: 1 }], { taskIdx: 0, round: 1 })).toEqual({ taskIdx: 2, round: 0 });
    expect(nextOffline(items, [{ taskIdx: 2, round: 0 }], { taskIdx: 2, round: 0 })).toEqual({ taskIdx: 0, round: 0 });
  });

  test('past the pairs that the school has to turn over, to the end', () => {
    const items = [item(0, 0), item(1, 0, 'open', 'memory-pairs')];
    expect(nextOffline(items, [{ taskIdx: 0, round: 0 }], { taskIdx: 0, round: 0 })).toBeNull();
  });
});
