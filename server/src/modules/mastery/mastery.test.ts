import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { haveFamily } from '../families/testing.ts';
import { conductLesson, startLearning } from '../learning/testing.ts';
import { playThrough, rightAnswer, wrongAnswer } from '../playbooks/testing.ts';
import { openSchool, type TestSchool } from '../../testing.ts';
import { dayOf } from './rules/days.ts';
import { knownBy } from './rules/fold.ts';

async function havePupil() {
  const school = await openSchool({ now: '2026-10-05T12:00+03:00' });
  const family = await haveFamily(school);
  await startLearning(school, family, 'math', 'm2');
  await conductLesson(school, family);
  const play = async (how: typeof rightAnswer) => {
    const attempt = (await school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`)).body;
    await playThrough(school, family.kid, attempt, how);
  };
  const known = async () => (await school.mastery.known(family.kidUid, ['m.count10'])).get('m.count10');
  return { school, family, play, known };
}

const folded = async (school: TestSchool, kidUid: string) => {
  const rows = await school.db.all(sql<{ source: string; credit: number; guess: number; at: Temporal.Instant }>`
    select source, credit, guess, answered_at as at from mastery_evidence
    where kid_uid = ${kidUid} and skill = 'm.count10' order by answered_at, item`);
  return knownBy(rows.map((row) => ({ ...row, at: dayOf(row.at) })));
};

test('every task that is settled says something of its skill, once, and what is kept is the fold of it', async () => {
  const { school, family, play, known } = await havePupil();
  expect(await known()).toBeUndefined();
  await play(wrongAnswer);
  const after = await known();
  expect(after?.inRow).toBe(0);
  expect(after?.answers).toBeGreaterThan(5);
  school.clock.set(Temporal.Instant.from('2026-10-07T12:00+03:00'));
  await play(rightAnswer);
  const better = await known();
  expect(better?.ability).toBeGreaterThan(after?.ability ?? 0);
  expect(better?.rightDays).toBe(1);
  const anew = await folded(school, family.kidUid);
  expect(better?.answers).toBe(anew.answers);
  expect(better?.ability).toBeCloseTo(anew.ability, 6);
  expect(better?.halfLife).toBeCloseTo(anew.halfLife, 6);
});

test('what is skipped untried says nothing, and another mark for the same work folds it anew', async () => {
  const { school, family, known } = await havePupil();
  const { attemptUid } = (await school.as(family.kid).post(`/kids/${family.kidUid}/playbooks/math-m2-01-home/attempts`)).body;
  await school.playbooks.answer(family.kid, attemptUid, { taskIdx: 0, round: 0, try: 1, answer: null });
  expect(await known()).toBeUndefined();

  const at = school.clock.now();
  const said = { item: 'work/1', source: 'home', skills: ['m.count10'], guess: 0, answeredAt: at } as const;
  await school.mastery.record(family.kidUid, [{ ...said, credit: 0 }]);
  const low = await known();
  await school.mastery.record(family.kidUid, [{ ...said, credit: 1 }]);
  const high = await known();
  expect([low?.answers, high?.answers, low?.inRow, high?.inRow]).toEqual([1, 1, 0, 1]);
  expect(high?.ability).toBeGreaterThan(low?.ability ?? 0);
  // Three skills: nobody knows which of them it was.
  await school.mastery.record(family.kidUid, [{ ...said, item: 'work/2', skills: ['m.count10', 'm.same', 'm.size'], credit: 1 }]);
  expect((await known())?.answers).toBe(1);
});

test('an answer told late takes its place among the others', async () => {
  const { school, family, known } = await havePupil();
  const day = (date: string) => Temporal.Instant.from(`${date}T12:00Z`);
  const say = (item: string, date: string, credit: number) =>
    school.mastery.record(family.kidUid, [{ item, source: 'home', skills: ['m.count10'], guess: 0, credit, answeredAt: day(date) }]);
  await say('late/1', '2026-10-09', 1);
  await say('early/1', '2026-10-01', 0);
  const anew = await folded(school, family.kidUid);
  expect(await known()).toMatchObject({ answers: 2, inRow: 1 });
  expect((await known())?.ability).toBeCloseTo(anew.ability, 9);
});

test('answers that were given before their lesson named its skills are told afterwards', async () => {
  const { school, family, play, known } = await havePupil();
  await play(rightAnswer);
  const before = await known();
  await school.db.run(sql`update playbooks_items set skills = null`);
  for (const table of ['mastery_evidence', 'mastery_skills']) await school.db.run(sql`delete from ${sql.table(table)}`);
  await school.playbooks.tellOldAnswers();
  expect(await known()).toEqual(before);
  expect(await school.mastery.exportOf([family.kidUid])).toMatchObject({ known: [{ skill: 'm.count10' }] });
});

test('a diagnostics opens what it has found known, and proves nothing', async () => {
  const { school, family } = await havePupil();
  const now = school.clock.now();
  await school.mastery.place(family.kidUid, { test: 'test', answers: [{ skill: 'm.line10', isRight: true }], at: now });
  const known = await school.mastery.known(family.kidUid, ['m.line10', 'm.count10', 'm.bond10']);
  expect(known.get('m.line10')).toMatchObject({ ability: 1, answers: 0 });
  expect(known.get('m.count10')).toMatchObject({ ability: 0.7, answers: 0 });
  expect(known.has('m.bond10')).toBe(false);
  school.clock.set(now.add({ hours: 24 * 20 }));
  const practice = { courseCode: 'math', opened: new Map(), today: school.clock.now(), most: 4 };
  const chosen = await school.mastery.choose(family.kidUid, practice);
  expect(chosen).toHaveLength(4);
  for (const { reason } of chosen) expect(['first', 'repair']).toContain(reason);
});
