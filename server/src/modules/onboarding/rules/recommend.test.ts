import { describe, expect, test } from 'vitest';

import { afterMath, afterPkh, beginningAt, type MathStart, type PkhPart } from './recommend.ts';

const tiers = (level: string, back: string) => ({
  t90: 'm4',
  t70: level,
  t50: level,
  t30: back,
  t0: back,
});
const start = { m1: tiers('m1', 'm1'), m2: tiers('m2', 'm1'), m3: tiers('m3', 'm2'), m4: tiers('m4', 'm3') } as MathStart;

describe('after maths', () => {
  test('the level follows from band and tier, the first lesson from what was shown, and both say why', () => {
    const of = (tier: 't90' | 't70' | 't50' | 't30') => afterMath(start, { band: 'm3', tier, age: 8 });
    expect(of('t90')).toMatchObject({ courseCode: 'math', levelCode: 'm4', lessonCode: null, why: 'math.nextLevel' });
    expect(of('t70')).toMatchObject({ levelCode: 'm3', lessonCode: null, why: 'math.fromStart' });
    expect(of('t30')).toMatchObject({ levelCode: 'm2', lessonCode: null, why: 'math.stepBack' });
    expect(beginningAt(of('t70'), { lessonCode: 'm3-05' })).toMatchObject({ levelCode: 'm3', lessonCode: 'm3-05', why: 'math.further' });
    expect(beginningAt(of('t30'), { lessonCode: 'm2-08' })).toMatchObject({ lessonCode: 'm2-08', why: 'math.stepBack' });
    expect(beginningAt(of('t30'), undefined)).toEqual(of('t30'));
  });
  for (const [age, tier, second] of [
    [4, 't50', 'bilingual'],
    [5, 't50', 'complex'],
    [6, 't90', 'complex'],
    [7, 't90', 'brain-trainer'],
    [9, 't90', 'softskills'],
    [9, 't70', 'brain-trainer'],
  ] as const)
    test(`the second offer at ${age} with ${tier} is ${second}`, () =>
      expect(afterMath(start, { band: 'm2', tier, age }).second).toBe(second));
});

describe('after school readiness', () => {
  const parts = (general: number, reading: number, math: number, logic: number): Record<PkhPart, number> => ({
    general,
    reading,
    math,
    logic,
  });
  for (const [what, percent, of, expected] of [
    ['all strong', 90, parts(90, 85, 95, 90), { courseCode: 'english', why: 'pkh.allStrong', second: 'readingClub' }],
    ['strong, reading weakest', 88, parts(95, 75, 95, 88), { courseCode: 'reading', levelCode: 'r2', why: 'pkh.readingNext' }],
    ['strong, maths weakest', 88, parts(95, 95, 75, 88), { courseCode: 'math', levelCode: 'm2', why: 'pkh.mathNext' }],
    ['strong, logic weakest', 88, parts(95, 95, 88, 75), { courseCode: 'complex', lessonCode: 'c1-08', why: 'pkh.keepRhythm' }],
    ['84 is not strong', 84, parts(84, 84, 84, 84), { courseCode: 'complex', lessonCode: null, why: 'pkh.wholeCourse' }],
    ['reading at 49', 70, parts(88, 49, 75, 70), { courseCode: 'reading', levelCode: 'r1', why: 'pkh.readingFirst', second: 'complex' }],
    ['reading at 50', 70, parts(88, 50, 75, 70), { courseCode: 'complex', why: 'pkh.wholeCourse' }],
    ['maths at 49', 70, parts(88, 75, 49, 70), { courseCode: 'math', levelCode: 'm2', why: 'pkh.mathFirst', second: 'complex' }],
    ['both weak: reading first', 50, parts(88, 40, 40, 40), { courseCode: 'reading', why: 'pkh.readingFirst' }],
    ['49 in all', 49, parts(49, 49, 49, 49), { courseCode: 'complex', lessonCode: null, perWeek: 2, why: 'pkh.gently' }],
  ] as const)
    test(what, () => expect(afterPkh(percent, of)).toMatchObject(expected));
});
