import { subjectCodes } from '@school/contract/catalogue/limits';
import { openingSteps } from '@school/contract/back-office/opening-shapes';
import { describe, expect, test } from 'vitest';

import { bankStage, mayOpen, moneyProof, type SchoolFacts, stepsOf } from './readiness.ts';

const soon = Temporal.Instant.from('2026-11-24T07:00Z');
const ready: SchoolFacts = {
  safeOwners: 1,
  isNamed: true,
  onSale: [
    { productCode: 'individual-8', currencies: ['BYN', 'USD'] },
    { productCode: 'group-8', currencies: ['BYN'] },
  ],
  hasLegal: true,
  hasContact: true,
  mail: 'proved',
  sms: 'proved',
  telegram: 'proved',
  money: 'proved',
  offered: subjectCodes,
  taught: new Set(subjectCodes),
  clubs: 1,
  trials: new Map(subjectCodes.map((subject) => [subject, soon])),
};
const standing = (its: Partial<SchoolFacts>) =>
  Object.fromEntries(
    stepsOf({ ...ready, ...its })
      .filter((it) => it.standing !== 'done')
      .map(({ step, standing: how }) => [step, how]),
  );
const factsOf = (step: string, its: Partial<SchoolFacts>) => stepsOf({ ...ready, ...its }).find((it) => it.step === step)?.facts;

describe('what a school needs before families come', () => {
  test('is done by facts, each step by its own', () => {
    expect(standing({})).toEqual({});
    expect(standing({ safeOwners: 0 })).toEqual({ owner: 'must' });
    expect(standing({ isNamed: false })).toEqual({ school: 'must' });
    expect(standing({ hasLegal: false })).toEqual({ legal: 'must' });
    expect(standing({ hasContact: false })).toEqual({ contact: 'must' });
    expect(standing({ mail: 'untried' })).toEqual({ mail: 'must' });
    expect(standing({ sms: 'none' })).toEqual({ sms: 'should' });
    expect(standing({ money: 'none' })).toEqual({ money: 'must' });
    expect(standing({ money: 'untried' })).toEqual({ money: 'should' });
    expect(standing({ clubs: 0 })).toEqual({ club: 'may' });
  });

  test('names the packages without a price, and the currency in which all have one', () => {
    expect(factsOf('currencies', {})?.currencies).toEqual(['BYN']);
    const onSale = [...ready.onSale, { productCode: 'individual-64', currencies: [] }];
    expect(standing({ onSale })).toEqual({ currencies: 'must', offer: 'must' });
    expect(factsOf('offer', { onSale })?.missing).toEqual(['individual-64']);
    expect(standing({ onSale: [] })).toEqual({ currencies: 'must', offer: 'must' });
  });

  test('names the subjects that nobody teaches, or of which no trial is free: some are asked, all shut the school', () => {
    expect(standing({ taught: new Set(['math']) })).toEqual({ teachers: 'should' });
    expect(factsOf('teachers', { taught: new Set(['math']) })?.missing).not.toContain('math');
    expect(standing({ taught: new Set() })).toEqual({ teachers: 'must' });
    expect(standing({ trials: new Map([['math', soon]]) })).toEqual({ trials: 'should' });
    expect(factsOf('trials', { trials: new Map([['math', soon]]) })?.times).toEqual([{ subject: 'math', startsAt: soon.toString() }]);
    expect(standing({ trials: new Map() })).toEqual({ trials: 'must' });
  });

  test('misses nothing of a subject that is off', () => {
    const maths: Partial<SchoolFacts> = { taught: new Set(['math']), trials: new Map([['math', soon]]) };
    expect(standing({ ...maths, offered: ['math'] })).toEqual({});
    expect(standing({ taught: new Set(['english']), offered: ['math'] })).toEqual({ teachers: 'must' });
    expect(factsOf('teachers', { ...maths, offered: ['english', 'math'] })?.missing).toEqual(['english']);
    expect(factsOf('trials', { ...maths, offered: ['english', 'math'] })?.missing).toEqual(['english']);
  });
});

test('paying is proved by a family, or by an owner’s own payment that the bank told of and sent back', () => {
  const stripe = { provider: 'stripe', stage: 'returned', hasTold: true } as const;
  expect(moneyProof([], false)).toBe('none');
  expect(moneyProof([{ ...stripe, provider: 'sandbox' }], true)).toBe('none');
  expect(moneyProof([stripe], false)).toBe('proved');
  expect(moneyProof([{ ...stripe, hasTold: false }], false)).toBe('untried');
  expect(moneyProof([{ ...stripe, stage: 'paid' }], false)).toBe('untried');
  expect(moneyProof([{ ...stripe, stage: 'untried' }], true)).toBe('proved');

  const paid = { isPaid: true };
  expect([bankStage(undefined, undefined), bankStage({ isPaid: false }, undefined)]).toEqual(['untried', 'begun']);
  expect((['queued', 'sending', 'sent'] as const).map((back) => bankStage(paid, back))).toEqual(['paid', 'paid', 'paid']);
  expect((['done', 'failed', 'canceled'] as const).map((back) => bankStage(paid, back))).toEqual(['returned', 'stopped', 'stopped']);
});

test('a school opens when nothing that must be is missing, and what should be was seen to be', () => {
  const open = (its: Partial<SchoolFacts>, seen: readonly (typeof openingSteps)[number][] = []) =>
    mayOpen(stepsOf({ ...ready, ...its }), seen);
  expect(open({})).toEqual({ allowed: true });
  expect(open({ clubs: 0 })).toEqual({ allowed: true });
  expect(open({ hasLegal: false, mail: 'none' }, openingSteps)).toMatchObject({
    why: 'school.not_ready',
    facts: { steps: 'legal mail', count: 2 },
  });
  expect(open({ sms: 'none', money: 'untried' }, ['sms'])).toMatchObject({ why: 'school.not_seen', facts: { steps: 'money' } });
  expect(open({ sms: 'none', money: 'untried' }, ['sms', 'money'])).toEqual({ allowed: true });
});
