import { afterEach, expect, test } from 'vitest';

import { roomKeyOf } from './room-keys.ts';

const none = { key: '', code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false, target: null };
const pressed = (code: string, more: Partial<Parameters<typeof roomKeyOf>[0]> = {}, byKey = false) =>
  roomKeyOf({ ...none, code, ...more }, byKey);

const on = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

// The document is the next file's, too.
afterEach(() => document.body.replaceChildren());

test('a key means the same under a Russian keyboard: its place counts, not its letter', () => {
  expect(pressed('KeyS', { key: 'ы' })).toBe('star');
  expect(pressed('KeyL', { key: 'д' })).toBe('lock');
  expect(pressed('Slash', { key: ',', shiftKey: true })).toBe('help');
});

test('whoever writes in the chat or in notes gives no stars with it', () => {
  expect(pressed('KeyS', { key: 's', target: on('<textarea></textarea>') })).toBeUndefined();
  expect(pressed('Space', { target: on('<input>') })).toBeUndefined();
});

test('the space bar is the next step, but presses a button that was reached by keyboard', () => {
  const button = on('<button><i></i></button>');
  expect(pressed('Space', { target: button })).toBe('next');
  expect(pressed('Space', { target: button }, true)).toBeUndefined();
  expect(pressed('Space', { target: document.body }, true)).toBe('next');
});

test('a key that is held down, or held with another, is nothing', () => {
  expect(pressed('KeyS', { repeat: true })).toBeUndefined();
  expect(pressed('KeyS', { ctrlKey: true })).toBeUndefined();
  expect(pressed('KeyL', { shiftKey: true })).toBeUndefined();
});

test('with Shift the digits are the children of a group, alone they belong to the task in hand', () => {
  expect(pressed('Digit1', { key: '!', shiftKey: true })).toBe('seat 1');
  expect(pressed('Digit8', { key: '*', shiftKey: true })).toBe('seat 8');
  expect(pressed('Digit9', { key: '(', shiftKey: true })).toBeUndefined();
  expect(pressed('Digit1', { key: '1' })).toBeUndefined();
});
