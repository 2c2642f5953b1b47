import { expect, test } from 'vitest';

import { sharedRead } from './shared-read.ts';

/** A read that is answered when the test says so. */
function openRead() {
  const begun: Array<{ key: string; answer: (value: string) => void; fail: (fault: Error) => void }> = [];
  const read = sharedRead((key) => new Promise<string>((answer, fail) => begun.push({ key, answer, fail })));
  return { read, begun };
}

test('who asks while a read goes on shares the next one, which begins after they asked', async () => {
  const { read, begun } = openRead();
  const first = read('family');
  const [second, third] = [read('family'), read('family')];
  expect(begun).toHaveLength(1);
  begun[0]?.answer('before');
  expect(await first).toBe('before');
  expect(begun).toHaveLength(2);
  const fourth = read('family');
  begun[1]?.answer('after');
  expect(await Promise.all([second, third])).toEqual(['after', 'after']);
  expect(begun).toHaveLength(3);
  begun[2]?.answer('last');
  expect(await fourth).toBe('last');
  // When nothing goes on, a read begins at once.
  void read('family');
  expect(begun).toHaveLength(4);
});

test('another key waits for nobody, and a read that fails holds up no other', async () => {
  const { read, begun } = openRead();
  const first = read('one');
  const next = read('one');
  void read('two');
  expect(begun.map(({ key }) => key)).toEqual(['one', 'two']);
  begun[0]?.fail(new Error('the line is cut'));
  await expect(first).rejects.toThrow('the line is cut');
  begun[2]?.answer('well');
  expect(await next).toBe('well');
});
