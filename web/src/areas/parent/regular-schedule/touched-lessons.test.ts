import { describe, expect, test } from 'vitest';

import { lessonsAhead, touchedBy } from './touched-lessons.ts';

const lesson = (timestamp: string, more: Partial<Parameters<typeof lessonsAhead>[0][number]> = {}) => ({
  eventId: timestamp,
  processId: 'math',
  timestamp,
  status: 'scheduled' as const,
  regular: true,
  funded: true,
  heldUntil: null,
  ...more,
});
const at = (lessons: ReadonlyArray<{ timestamp: string }>) => lessons.map(({ timestamp }) => timestamp);

describe('lessons ahead of a schedule', () => {
  const now = Date.parse('2026-12-07T10:00:00Z');

  test('are its own regular ones that will take place, in order and once each', () => {
    const late = lesson('2026-12-14T14:00:00Z');
    const soon = lesson('2026-12-10T14:00:00Z');
    const others = [
      lesson('2026-12-11T14:00:00Z', { processId: 'english' }),
      lesson('2026-12-12T14:00:00Z', { regular: false }),
      lesson('2026-12-13T14:00:00Z', { status: 'canceled' }),
    ];
    expect(at(lessonsAhead([late, soon, ...others, late], 'math', now))).toEqual(at([soon, late]));
  });

  test('begin after now, to the second', () => {
    const lessons = ['2026-12-07T09:59:59Z', '2026-12-07T10:00:00Z', '2026-12-07T10:00:01Z'].map((it) => lesson(it));
    expect(at(lessonsAhead(lessons, 'math', now))).toEqual(['2026-12-07T10:00:01Z']);
  });
});

describe('what a pause or an end touches', () => {
  test('goes from the instant on which the server lets it, to the second', () => {
    const lessons = ['2026-12-07T17:59:59Z', '2026-12-07T18:00:00Z', '2026-12-07T18:00:01Z'].map((it) => lesson(it));
    const { go, stay } = touchedBy(lessons, { changeableFrom: '2026-12-07T18:00:00Z' });
    expect(at(go)).toEqual(['2026-12-07T18:00:00Z', '2026-12-07T18:00:01Z']);
    expect(at(stay)).toEqual(['2026-12-07T17:59:59Z']);
  });

  test('days are the school’s, and the last one has lessons again', () => {
    // Midnight in Moscow is 21:00 of the day before by the clock of UTC.
    const lessons = ['2026-12-06T20:59:59Z', '2026-12-06T21:00:00Z', '2026-12-13T20:59:59Z', '2026-12-13T21:00:00Z'].map((it) =>
      lesson(it),
    );
    const { go } = touchedBy(lessons, { changeableFrom: '2026-12-01T00:00:00Z', from: '2026-12-07', until: '2026-12-14' });
    expect(at(go)).toEqual(['2026-12-06T21:00:00Z', '2026-12-13T20:59:59Z']);
  });

  test('gives back the units that were reserved, of lessons that go', () => {
    const lessons = [lesson('2026-12-07T14:00:00Z'), lesson('2026-12-10T14:00:00Z'), lesson('2026-12-14T14:00:00Z', { funded: false })];
    expect(touchedBy(lessons, { changeableFrom: '2026-12-08T00:00:00Z' }).units).toBe(1);
  });

  test('and the next lessons without a unit take them at once', () => {
    const unpaid = ['2026-12-21T14:00:00Z', '2026-12-28T14:00:00Z'].map((it) => lesson(it, { funded: false }));
    const week = { changeableFrom: '2026-12-01T00:00:00Z', from: '2026-12-07', until: '2026-12-14' };
    const paid = ['2026-12-07T14:00:00Z', '2026-12-08T14:00:00Z', '2026-12-10T14:00:00Z'].map((it) => lesson(it));
    expect(touchedBy([...paid, ...unpaid], week)).toMatchObject({ units: 3, again: 2 });
    expect(touchedBy([...paid.slice(0, 1), ...unpaid], week)).toMatchObject({ units: 1, again: 1 });
    // What is held without payment takes no unit.
    expect(touchedBy([...paid, lesson('2026-12-21T14:00:00Z', { funded: false, heldUntil: '2026-12-08T14:00:00Z' })], week).again).toBe(0);
  });
});
