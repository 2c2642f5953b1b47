import { expect, test } from 'vitest';

import { readEnvelope } from './read-envelope.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readEnvelope(bytes(text))?.map(({ type, payload }) => [type, new TextDecoder().decode(payload)]);

test('things come with their length or by line, and what has a length may hold lines', () => {
  expect(read('{"dsn":"x"}\n{"type":"event"}\n{"a":1}\n{"type":"replay_recording","length":5}\n{}\n[]\n')).toEqual([
    ['event', '{"a":1}'],
    ['replay_recording', '{}\n[]'],
  ]);
  expect(read('{}')).toEqual([]);
});

test.each([
  '',
  'hello',
  '[]\n{"type":"event"}\n{}',
  '{}\n{"type":"event","length":9}\n{}',
  '{}\n{"length":1}\n{',
  '{}\n{"type":"a","length":-1}\n',
])('%j is cut off, or no envelope', (text) => expect(read(text)).toBeUndefined());
