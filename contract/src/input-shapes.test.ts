import { expect, test } from 'vitest';

import type { Call, Shape } from './call.ts';
import { calls } from './calls.ts';
import { ClientMessage } from './realtime/protocol.ts';
import { isText } from './shapes.ts';

/** The leaves of a shape with the path to each. A pipe that begins with a string is one leaf: it is judged whole. */
function leavesOf(shape: Shape, at: string): Array<{ at: string; shape: Shape }> {
  const { def } = shape._zod as unknown as { def: Record<string, unknown> & { type: string } };
  const inside = (name: string, step = '') => leavesOf(def[name] as Shape, at + step);
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, Shape>).flatMap(([name, of]) => leavesOf(of, `${at}.${name}`));
    case 'union':
      return (def['options'] as Shape[]).flatMap((of, place) => leavesOf(of, `${at}|${place}`));
    case 'tuple':
      return (def['items'] as Shape[]).flatMap((of, place) => leavesOf(of, `${at}[${place}]`));
    case 'record':
      return [...inside('keyType', '{}'), ...inside('valueType', '{}')];
    case 'array':
      return [{ at, shape }, ...inside('element', '[]')];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return inside('innerType');
    default:
      return [{ at, shape }];
  }
}

const takenBy: Array<[string, Shape]> = [
  ...(Object.entries(calls) as Array<[string, Call]>).flatMap(([key, call]) =>
    (['params', 'query', 'body'] as const).flatMap((part): Array<[string, Shape]> => (call[part] ? [[`${key} ${part}`, call[part]]] : [])),
  ),
  ['a message over the live connection', ClientMessage],
];
const leaves = takenBy.flatMap(([at, shape]) => leavesOf(shape, at));
const takenIn = (values: readonly unknown[], of = leaves) =>
  of.flatMap(({ at, shape }) =>
    values.filter((value) => shape.safeParse(value).success).map((value) => `${at} takes ${JSON.stringify(value).slice(0, 40)}`),
  );

test('the walk knows every kind of shape that is taken', () => {
  const kinds = new Set(leaves.map(({ shape }) => (shape._zod.def as { type: string }).type));
  expect([...kinds].toSorted()).toEqual(['array', 'boolean', 'enum', 'literal', 'number', 'pipe', 'string']);
  expect(leaves.length).toBeGreaterThan(800);
});

test('no text is taken with characters that nobody typed, or without an end', () => {
  const nobodyTyped = ['\u0000', '\u001b', '\u007f', '\u0085', '\ud800', '\udc00'];
  const around = [(sign: string) => `a${sign}b`, (sign: string) => `${sign}12345678`, (sign: string) => `2026-11-23T10:00:00Z${sign}`];
  expect(takenIn([...nobodyTyped.flatMap((sign) => around.map((put) => put(sign))), 'a'.repeat(100_000), '1'.repeat(100_000)])).toEqual([]);
});

test('only a text has lines; one line has none, and nothing that turns its order around', () => {
  const lines = leaves.filter(({ shape }) => !isText(shape));
  expect(lines.length).toBeLessThan(leaves.length);
  expect(takenIn(['a\nb', 'a\r\nb', 'a\u2028b', 'a\u202eb', 'a\u2066b', '12345678\r\nX'], lines)).toEqual([]);
});

test('no number is taken that a column of the database does not hold', () => {
  expect(
    takenIn(
      [2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e308, -1e308, Number.NaN, Infinity, '9007199254740991', '1e308'],
      leaves.filter(({ shape }) => !['string', 'pipe'].includes((shape._zod.def as { type: string }).type)),
    ),
  ).toEqual([]);
});

test('no day and no instant is taken that is far from the life of the school', () => {
  const dates = leaves.filter(
    ({ shape }) =>
      ['2026-11', '2026-11-23', '2026-11-23T10:00:00Z'].some((date) => shape.safeParse(date).success) &&
      !['word', 'long-words', 'a-word-of-twenty-four-or-so', '123456'].some((word) => shape.safeParse(word).success),
  );
  expect(dates.length).toBeGreaterThan(30);
  expect(takenIn(['0001-01-01', '9999-12-31', '1899-12-31', '0001-01', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'], dates)).toEqual([]);
});

test('every list that is taken has an end', () => {
  const endless = leaves.filter(({ shape }) => {
    const { type, checks = [] } = shape._zod.def as unknown as { type: string; checks?: Array<{ _zod: { def: { check: string } } }> };
    return type === 'array' && !checks.some(({ _zod }) => ['max_length', 'length_equals'].includes(_zod.def.check));
  });
  expect(endless.map(({ at }) => at)).toEqual([]);
});
