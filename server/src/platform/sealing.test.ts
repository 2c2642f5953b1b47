import { expect, test } from 'vitest';

import { createSealer } from './sealing.ts';

const [today, before] = ['a key of today, thirty-two signs long', 'a key of before, thirty-two signs or so'];

test('what is sealed opens with its key, in its place, unchanged, and nowhere else', () => {
  const sealer = createSealer([today]);
  const bytes = sealer.seal('sk_live_42', 'stripe');
  expect(bytes.toString('latin1')).not.toContain('sk_live');
  expect(sealer.seal('sk_live_42', 'stripe').equals(bytes)).toBe(false);
  expect(sealer.open(bytes, 'stripe')).toBe('sk_live_42');
  expect(() => sealer.open(bytes, 'bepaid')).toThrow('unable to authenticate');
  for (const at of [4, 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => sealer.open(changed, 'stripe')).toThrow('unable to authenticate');
  }
});

test('a key is changed by putting the new one in front: both open, and the new one seals', () => {
  const old = createSealer([before]).seal('4242', 'account');
  const both = createSealer([today, before]);
  expect([both.knows(old), both.open(old, 'account')]).toEqual([true, '4242']);
  const anew = both.seal('4242', 'account');
  expect(createSealer([today]).open(anew, 'account')).toBe('4242');
  const other = createSealer([today]);
  expect(other.knows(old)).toBe(false);
  expect(() => other.open(old, 'account')).toThrow('SCHOOL_SECRETS_KEY does not open account');
});
