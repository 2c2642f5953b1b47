import { describe, expect, test } from 'vitest';

import { shortcutOf, stepIn } from './shortcuts.ts';

const pressed = (key: string, code: string, more = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...more,
});

describe('keys in the table', () => {
  for (const [key, code, does] of [
    ['/', 'Slash', 'search'],
    ['.', 'Slash', 'search'],
    ['j', 'KeyJ', 'next'],
    ['о', 'KeyJ', 'next'],
    ['л', 'KeyK', 'previous'],
    ['ArrowDown', 'ArrowDown', 'next'],
    ['ArrowUp', 'ArrowUp', 'previous'],
    ['Escape', 'Escape', 'close'],
    ['a', 'KeyA', undefined],
  ] as const)
    test(`${key} on ${code}: ${does ?? 'nothing'}`, () => expect(shortcutOf(pressed(key, code), false)).toBe(does));

  test('are letters while somebody types, but Esc', () => {
    expect(shortcutOf(pressed('j', 'KeyJ'), true)).toBeUndefined();
    expect(shortcutOf(pressed('/', 'Slash'), true)).toBeUndefined();
    expect(shortcutOf(pressed('Escape', 'Escape'), true)).toBe('close');
  });

  test('belong to the browser together with Ctrl', () =>
    expect(shortcutOf(pressed('j', 'KeyJ', { ctrlKey: true }), false)).toBeUndefined());
});

describe('the mark', () => {
  const ids = ['a', 'b', 'c'];
  test('goes down and up', () => {
    expect(stepIn(ids, 'a', 1)).toBe('b');
    expect(stepIn(ids, 'c', -1)).toBe('b');
  });
  test('stays at the ends', () => {
    expect(stepIn(ids, 'c', 1)).toBe('c');
    expect(stepIn(ids, 'a', -1)).toBe('a');
  });
  test('begins where one comes from when nothing is marked, or what was marked is gone', () => {
    expect(stepIn(ids, undefined, 1)).toBe('a');
    expect(stepIn(ids, 'gone', -1)).toBe('c');
    expect(stepIn([], undefined, 1)).toBeUndefined();
  });
});
