import { expect, test } from 'vitest';

import { parentKeyOf } from './parent-key-of.ts';

const pressed = (code: string, key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey', boolean>> = {}) =>
  parentKeyOf({ code, key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

test('a key of a parent is its place, also under a Russian keyboard', () => {
  expect(pressed('KeyS', 'ы')).toBe('schedule');
  expect(pressed('Slash', '.')).toBe('search');
  expect(pressed('Slash', ',', { shiftKey: true })).toBe('help');
  expect(pressed('Digit7', '?', { shiftKey: true })).toBe('help');
});

test('keys of the browser and of the system stay theirs', () => {
  expect(pressed('KeyP', 'p', { ctrlKey: true })).toBeUndefined();
  expect(pressed('KeyC', 'c', { metaKey: true })).toBeUndefined();
  expect(pressed('KeyS', 'S', { shiftKey: true })).toBeUndefined();
  expect(pressed('KeyX', 'x')).toBeUndefined();
});
