import { expect, test } from 'vitest';

import { cleanedPage, cleanedWords } from './cleaned-words.ts';
import { browserOf, readFault } from './read-fault.ts';
import { readTrace } from './read-trace.ts';

const id = 'a'.repeat(32);

test('a fault keeps its kind, its stack with the innermost call first, its page and its browser, and nobody', () => {
  expect(
    readFault({
      event_id: id,
      release: 'r1',
      request: {
        url: 'https://chip.school/schedule-selection/math/math/0193f0aa-1111-7000-8000-0123456789ab/Маша?token=abc',
        headers: {
          'User-Agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/120.0',
          Cookie: 'x',
        },
      },
      user: { email: 'anna@example.com' },
      contexts: { replay: { replay_id: 'b'.repeat(32) } },
      exception: {
        values: [
          { type: 'Error', value: 'the cause' },
          {
            type: 'TypeError',
            value: 'no kid 0193f0aa-1111-7000-8000-0123456789ab of anna@example.com, +375 29 123-45-67',
            stacktrace: {
              frames: [
                { function: 'outer', filename: 'https://chip.school/assets/ground-x1.js', lineno: 1, colno: 20, in_app: true },
                { function: 'book', filename: 'https://chip.school/assets/intro-B1x.js', lineno: 2, colno: 30, in_app: true },
              ],
            },
          },
        ],
      },
    }),
  ).toEqual({
    eventId: id,
    kind: 'TypeError',
    words: 'no kid [id] of [mail], [number]',
    stack: [
      { name: 'book', file: 'assets/intro-B1x.js', line: 2, column: 30, ours: true },
      { name: 'outer', file: 'assets/ground-x1.js', line: 1, column: 20, ours: true },
    ],
    page: '/schedule-selection/math/math/:id/:name',
    browser: 'Opera 120',
    release: 'r1',
    replayId: 'b'.repeat(32),
    happenedAt: null,
  });
});

test.each([
  [1_795_417_200.25, '2026-11-23T07:00:00.25Z'],
  [0, undefined],
  [-1, undefined],
  [1e10, undefined],
  ['2026-11-23T07:00:00Z', undefined],
])('by a device’s clock, %j is %j', (timestamp, instant) =>
  expect(readFault({ event_id: id, message: 'it is late', timestamp })?.happenedAt?.toString()).toBe(instant),
);

test.each([undefined, null, 7, {}, { event_id: 'x', message: 'a' }, { event_id: id }, { event_id: id, exception: { values: [] } }])(
  '%j is no fault',
  (event) => expect(readFault(event)).toBeUndefined(),
);

test('a message is a fault of its own kind; whatever else stands in an event cannot break the reading', () => {
  expect(readFault({ event_id: id, message: 'it is late', exception: 'x', request: [], contexts: 3 })).toMatchObject({
    kind: 'Message',
    words: 'it is late',
  });
  expect(
    readFault({ event_id: id, exception: { values: [{ type: 5, value: {}, stacktrace: { frames: [null, { lineno: 'x' }] } }] } }),
  ).toMatchObject({
    kind: 'Message',
    stack: [{ name: '?', line: null }, { name: '?' }],
  });
});

test('words lose what is unlike each time', () => {
  expect(cleanedWords('GET /files/a?sign=abc&until=1799999999 for 1234567')).toBe('GET /files/a?sign=[…]&until=[…] for [number]');
  expect(cleanedWords('x'.repeat(50))).toBe('[token]');
  expect(cleanedPage('/kids/0193f0aa-1111-7000-8000-0123456789ab/courses?token=x')).toBe('/kids/:id/courses');
});

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.1 Mobile/15E148 Safari/604.1', 'Safari 18'],
  ['Mozilla/5.0 Chrome/130.0 YaBrowser/24.10 Safari/537', 'Yandex 24'],
  ['Mozilla/5.0 Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  ['curl/8', null],
])('%s is %s', (agent, name) => expect(browserOf(agent)).toBe(name));

test('a trace is a page and how long it took', () => {
  const trace = {
    transaction: '/kids/0193f0aa-1111-7000-8000-0123456789ab',
    start_timestamp: 100,
    timestamp: 101.25,
    measurements: { lcp: { value: 812.4 } },
  };
  expect(readTrace({ ...trace, contexts: { trace: { trace_id: id, op: 'pageload' } } })).toEqual({
    traceId: id,
    page: '/kids/:id',
    what: 'pageload',
    ms: 1250,
    drawnMs: 812,
  });
  expect(readTrace({ ...trace, contexts: { trace: { trace_id: id, op: 'http.client' } } })).toBeUndefined();
  expect(readTrace({ ...trace, timestamp: 701, contexts: { trace: { trace_id: id, op: 'navigation' } } })).toBeUndefined();
});
