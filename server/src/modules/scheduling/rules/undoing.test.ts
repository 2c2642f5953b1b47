import { expect, test } from 'vitest';

import { mayUndoCancelling } from './undoing.ts';

const at = Temporal.Instant.from('2026-11-23T10:00:00Z');
const lesson = { status: 'canceled', kind: 'individual' } as const;
const mine = { accountId: 'mine', at };
const after = (seconds: number) => at.add({ seconds });

test('a cancellation is taken back for 5 minutes, to the second', () => {
  expect(mayUndoCancelling(lesson, mine, 'mine', after(300))).toMatchObject({ allowed: true });
  expect(mayUndoCancelling(lesson, mine, 'mine', after(301))).toMatchObject({
    why: 'scheduling.cancellation_stands',
    facts: { minutes: 5 },
  });
});

test('what somebody else did, and what was not cancelled, is nothing to take back', () => {
  const none = { why: 'scheduling.no_cancellation' };
  expect(mayUndoCancelling(lesson, { ...mine, accountId: 'a manager' }, 'mine', at)).toMatchObject(none);
  expect(mayUndoCancelling(lesson, { ...mine, accountId: null }, null, at)).toMatchObject(none);
  expect(mayUndoCancelling({ ...lesson, status: 'scheduled' }, mine, 'mine', at)).toMatchObject(none);
  expect(mayUndoCancelling({ ...lesson, kind: 'trial' }, mine, 'mine', at)).toMatchObject(none);
  expect(mayUndoCancelling({ ...lesson, kind: 'group' }, mine, 'mine', at)).toMatchObject(none);
  expect(mayUndoCancelling(lesson, undefined, 'mine', at)).toMatchObject(none);
});
