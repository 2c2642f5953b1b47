import { describe, expect, test } from 'vitest';

import { landingOf, withItem } from './topic-cache.ts';

describe('a topic feeds the query of the call it stands for', () => {
  test('a document without a query', () => expect(landingOf('users/7').key).toEqual(['GET /user', {}]));
  test('an id becomes a param', () => expect(landingOf('kids/9').key).toEqual(['GET /kids/:kidUid', { params: { kidUid: '9' } }]));
  test('the query of a window stays a query', () =>
    expect(landingOf('events/7?from=2026-11-23').key).toEqual(['GET /events', { query: { from: '2026-11-23' } }]));
});

test('what follows from a topic is asked again: the lots and the refunds of a family from the family itself', () => {
  expect(landingOf('users/7').follows).toContain('GET /payment/balance');
  expect(landingOf('users/7').follows).toContain('GET /payment/refunds');
  expect(landingOf('orders/7').follows).toEqual([]);
});

describe('an item of a list', () => {
  const list = { name: 'events', id: 'eventId', by: 'timestamp' };
  const answer = { from: 'x', events: [{ eventId: 'a', timestamp: '2026-11-23T10:00Z' }] };

  test('that is new stands in the order of time', () =>
    expect(withItem(answer, list, 'b', { eventId: 'b', timestamp: '2026-11-23T09:00Z' })).toEqual({
      from: 'x',
      events: [
        { eventId: 'b', timestamp: '2026-11-23T09:00Z' },
        { eventId: 'a', timestamp: '2026-11-23T10:00Z' },
      ],
    }));
  test('that came twice stands once', () =>
    expect(withItem(answer, list, 'a', { eventId: 'a', timestamp: '2026-11-23T10:00Z' })).toEqual(answer));
  test('that is gone is gone', () => expect(withItem(answer, list, 'a', undefined)).toEqual({ from: 'x', events: [] }));
  test('of an answer that is not here yet waits for the answer', () => expect(withItem(undefined, list, 'a', {})).toBeUndefined());
});
