import { expect, test } from 'vitest';

import { inOrderOfWaiting } from './case-order.ts';

test('a family that disagrees is answered before marks that nobody has asked about; of each what waits longest', () => {
  const cases = [
    { kind: 'unmarked', since: '2026-11-24T10:00:00Z' },
    { kind: 'objection', since: '2026-12-09T12:00:00Z' },
    { kind: 'early', since: '2026-11-20T10:00:00Z' },
    { kind: 'objection', since: '2026-12-08T12:00:00Z' },
  ] as const;
  expect(cases.toSorted(inOrderOfWaiting).map(({ since }) => since.slice(5, 10))).toEqual(['12-08', '12-09', '11-20', '11-24']);
});
