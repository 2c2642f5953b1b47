import { masteryLimits } from '@school/contract/mastery/limits';
import { describe, expect, test } from 'vitest';

import { chooseSet, type Opened } from './choose.ts';
import { after, type Known, nothingKnown } from './memory.ts';

const now = 100;
const sure: Known = {
  ...nothingKnown,
  ability: 4,
  halfLife: 60,
  answers: 20,
  inRow: 8,
  rightDays: 8,
  rightAt: 99,
  countedAt: 99,
  seenAt: 99,
};
const shaky: Known = {
  ...nothingKnown,
  ability: 0.5,
  halfLife: 5,
  answers: 6,
  inRow: 1,
  rightDays: 2,
  rightAt: 91,
  countedAt: 91,
  seenAt: 91,
};
const opened = (skill: string, known: Known, more: Partial<Opened> = {}): Opened => ({
  skill,
  known,
  openedAt: 10,
  needs: [],
  today: 0,
  ...more,
});
const asked = (skills: readonly Opened[], most = 12) => chooseSet(skills, { now, most });
const count = (choices: ReturnType<typeof asked>, skill: string) => choices.filter((one) => one.skill === skill).length;

describe('a set', () => {
  test('has at most four items of a skill, and twelve in all', () => {
    const skills = ['a', 'b', 'c', 'd', 'e'].map((skill) => opened(skill, shaky));
    const set = asked(skills);
    expect(set).toHaveLength(12);
    for (const { skill } of skills) expect(count(set, skill)).toBeLessThanOrEqual(masteryLimits.items.ofSkill);
    expect(asked([opened('only', shaky)])).toHaveLength(4);
    expect(asked([opened('only', shaky, { today: 3 })])).toHaveLength(1);
    expect(asked([])).toEqual([]);
  });

  test('ends at eight where nothing is due, and never passes what the parent allows', () => {
    const skills = ['a', 'b', 'c', 'd'].map((skill) => opened(skill, sure));
    expect(asked(skills)).toHaveLength(8);
    expect(asked(skills, 5)).toHaveLength(5);
    expect(asked(skills, 0)).toEqual([]);
  });

  test('is the same for the same child in the same moment, and the first of equals is the first of the course', () => {
    const skills = ['a', 'b', 'c'].map((skill) => opened(skill, shaky));
    expect(asked(skills)).toEqual(asked(skills));
    expect(asked(skills)[0]?.skill).toBe('a');
  });

  test('mixes: the same skill does not come twice in a row while another is as weak', () => {
    const set = asked(['a', 'b', 'c'].map((skill) => opened(skill, shaky)));
    expect(set.slice(1, 6).some(({ skill }, at) => skill === set[at]?.skill)).toBe(false);
  });
});

describe('what is chosen', () => {
  test('what was right long ago before what sits, with the days since', () => {
    const [first] = asked([opened('sits', sure), opened('fades', shaky)]);
    expect(first).toEqual({ skill: 'fades', reason: 'due', days: 9, helps: null });
  });

  test('what a skill stands on comes before it, where that is weak', () => {
    const weak: Known = { ...nothingKnown, answers: 3, seenAt: 99 };
    const set = asked([opened('above', weak, { needs: ['below'] }), opened('below', { ...weak, ability: -0.5 })]);
    expect(set[0]).toEqual({ skill: 'below', reason: 'repair', days: null, helps: 'above' });
  });

  test('a new lesson has its share among the first four', () => {
    const fresh = opened('new', { ...nothingKnown, ability: 1, answers: 2, inRow: 2, rightAt: 99, seenAt: 99 }, { openedAt: 98 });
    const others: Known = { ...shaky, ability: 1, halfLife: 20, rightAt: 95, seenAt: 95 };
    const set = asked([...['a', 'b', 'c', 'd', 'e'].map((skill) => opened(skill, others)), fresh]);
    expect(set.slice(0, 4).some(({ skill, reason }) => skill === 'new' && reason === 'new')).toBe(true);
  });

  test('what is proven rests, until it was not seen for 28 days', () => {
    const resting = opened('rests', { ...sure, halfLife: 180, rightAt: 99 });
    const others = ['a', 'b', 'c'].map((skill) => opened(skill, shaky));
    expect(count(asked([resting, ...others]), 'rests')).toBe(0);
    const days = masteryLimits.unseen.days;
    const unseen = (ago: number) => asked([opened('rests', { ...sure, rightAt: now - 1, seenAt: now - ago }), ...others])[0];
    expect(unseen(days)).toMatchObject({ skill: 'rests', reason: 'rested' });
    expect(unseen(days - 1)?.skill).not.toBe('rests');
  });

  test('what a diagnostics has opened is a first try', () => {
    expect(asked([opened('placed', { ...nothingKnown, ability: 0.7, rightAt: 90 }, { openedAt: 80 })])[0]?.reason).toBe('first');
  });
});

test('over a year no opened skill is left alone for longer than 42 days', () => {
  const skills = Array.from({ length: 30 }, (_, at) => ({
    skill: `s${at}`,
    openedAt: at * 7,
    known: nothingKnown,
    needs: at ? [`s${at - 1}`] : [],
  }));
  for (let day = 1; day < 250; day++) {
    const open = skills.filter(({ openedAt }) => openedAt <= day).map((one) => ({ ...one, today: 0 }));
    const set = chooseSet(open, { now: day, most: 12 });
    if (open.length >= 3) expect(set.length).toBeGreaterThanOrEqual(8);
    for (const { skill } of set) {
      const own = skills.find((one) => one.skill === skill);
      if (own) own.known = after(own.known, { credit: (day + set.length) % 5 === 0 ? 0 : 1, guess: 0.25, at: day });
    }
    for (const one of open) expect(day - (one.known.seenAt ?? one.openedAt)).toBeLessThanOrEqual(42);
  }
});
