import { expect, test } from 'vitest';

import { reasonFrom } from './reason.ts';

const reasons = { illness: 'Болезнь' };
const t = { needed: 'choose', commentNeeded: 'write' };
const from = (fields: Record<string, string>) => reasonFrom({ get: (name: string) => fields[name] ?? null }, reasons, t);

test('a reason is the words of its chip, with what was typed', () => {
  expect(from({ reason: 'illness', comment: ' до пятницы ' })).toEqual({ reason: 'Болезнь. до пятницы' });
  expect(from({ reason: 'illness', comment: '  ' })).toEqual({ reason: 'Болезнь' });
});

test('another reason is what was typed, and it must be', () => {
  expect(from({ reason: 'other', comment: 'Переезд' })).toEqual({ reason: 'Переезд' });
  expect(from({ reason: 'other', comment: ' ' })).toEqual({ wrong: { comment: 'write' } });
});

test('without a chip nothing is sent', () => {
  expect(from({ comment: 'Переезд' })).toEqual({ wrong: { reason: 'choose' } });
});
