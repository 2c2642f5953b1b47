import { describe, expect, test } from 'vitest';

import { rangeOf, strategyOf } from './strategy-of.ts';

const school = 'https://chip.example';
const strategy = (path: string, mode = 'navigate', method = 'GET') => strategyOf({ url: new URL(path, school).href, mode, method }, school);

describe('the worker', () => {
  test('answers for pages of the app, and for no other door of the school', () => {
    for (const page of ['/', '/schedule?week=2026-11-23', '/kids/k1/courses/math', '/apis']) expect(strategy(page)).toBe('page');
    for (const door of [
      '/api/user',
      '/files/a/b',
      '/dev/inbox',
      '/sandbox/checkout/1',
      '/erip/1',
      '/healthz',
      '/licenses.md',
      '/ru/',
      '/en/courses/math',
    ])
      expect(strategy(door)).toBeUndefined();
  });

  test('never touches a call, a private file, a change or another address', () => {
    expect(strategy('/api/user', 'cors')).toBeUndefined();
    expect(strategy('/files/kid-picture?until=1&signature=x', 'no-cors')).toBeUndefined();
    expect(strategy('/assets/x.js', 'cors', 'POST')).toBeUndefined();
    expect(strategy('https://elsewhere.example/assets/x.js', 'cors')).toBeUndefined();
  });

  test('knows built files, named ones, and what tasks are made of', () => {
    expect(strategy('/assets/ground-abc.js', 'cors')).toBe('built');
    expect([strategy('/first.js', 'no-cors'), strategy('/sw.js', 'no-cors'), strategy('/robots.txt', 'cors')]).toEqual([
      'named',
      undefined,
      undefined,
    ]);
    expect(strategy('/pictures/fox.svg', 'no-cors')).toBe('play');
    expect(strategy('/voices/ru/ab.opus', 'cors')).toBe('play');
    expect(strategy('/pictures/../api/user', 'cors')).toBeUndefined();
  });
});

describe('a part of a sound', () => {
  test('from a byte on, from one to another, and its end', () => {
    expect(rangeOf('bytes=0-', 10)).toEqual({ from: 0, to: 9 });
    expect(rangeOf('bytes=3-4', 10)).toEqual({ from: 3, to: 4 });
    expect(rangeOf('bytes=8-99', 10)).toEqual({ from: 8, to: 9 });
    expect(rangeOf('bytes=-3', 10)).toEqual({ from: 7, to: 9 });
  });
  test('that does not exist is not given', () => {
    for (const header of ['bytes=10-', 'bytes=5-4', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1']) expect(rangeOf(header, 10)).toBeUndefined();
  });
});
