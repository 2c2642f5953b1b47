import { PageMessage } from '@school/contract/lesson-room/protocol';
import { expect, test } from 'vitest';

import { newId } from '../ids.ts';
import { compiledShape } from './compiled-shape.ts';

const stroke = { kind: 'stroke', id: newId(), page: 0, tool: 'pen', color: 'ink', width: 2, points: 'gqBC' };
const op = (changed: object) => ({ t: 'op', opid: newId(), op: { ...stroke, ...changed } });
const { width: _width, ...withoutWidth } = stroke;

test.each([
  ['a line', op({}), true],
  ['a text with its words', op({ tool: 'text', says: ' да ' }), true],
  ['a field that nobody knows', op({ more: 1 }), false],
  ['a field that nobody knows beside the op', { ...op({}), more: 1 }, false],
  ['a page that is not there', op({ page: 20 }), false],
  ['half a page', op({ page: 0.5 }), false],
  ['a colour of nobody', op({ color: 'mud' }), false],
  ['an id that is none', op({ id: 'x' }), false],
  ['no width', { t: 'op', opid: newId(), op: withoutWidth }, false],
  ['points with a letter that is no sign of theirs', op({ points: 'я' }), false],
  ['an op of no kind', { t: 'op', opid: newId(), op: { kind: 'nothing' } }, false],
  ['where somebody points', { t: 'pass', it: { k: 'pointer', place: 'board', x: 0.5, y: 1 } }, true],
  ['a pointer far away', { t: 'pass', it: { k: 'pointer', place: 'board', x: 0.5, y: 99 } }, false],
  ['a work in hand', { t: 'pass', it: { k: 'draft', kidUid: null, taskNo: 1, round: 0, draft: { a: [1] } } }, true],
  ['a work in hand with its number', { t: 'pass', it: { k: 'draft', kidUid: null, taskNo: 1, round: 0, draft: {}, n: 7 } }, true],
  ['half a number', { t: 'pass', it: { k: 'draft', kidUid: null, taskNo: 1, round: 0, draft: {}, n: 0.5 } }, false],
  ['a key of the object’s own kind', JSON.parse('{"t":"pong","__proto__":{"x":1}}') as unknown, false],
  ['no object', 'pong', false],
  ['nothing', undefined, false],
])('a message is read as the contract reads it: %s', (_, message, isRead) => {
  const expected = PageMessage.safeParse(message);
  expect(expected.success).toBe(isRead);
  const read = compiledShape(PageMessage)(message);
  expect(read.success).toBe(expected.success);
  expect(read.data).toEqual(expected.data);
});
