import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { tellTales } from '../playbooks/testing.ts';
import { born, keyOf, play } from './testing.ts';

describe('the maths diagnostics', () => {
  test('all right is 100 percent, the best tier, and the next level', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    const { attempt } = await play(school, family, 'math', () => 'right');
    expect(attempt).toMatchObject({ state: 'finished', band: 'm2', now: null });
    const { body } = await school.as(family.parent).get(`/onboarding/results/math/${family.kidUid}`);
    expect(body).toMatchObject({
      percent: 100,
      tier: 't90',
      band: 'm2',
      recommended: { courseCode: 'math', levelCode: 'm3', lessonCode: null },
    });
    for (const text of [body.text.ru, body.text.en, body.title.ru, body.title.en]) expect(text).not.toMatch(/\{|undefined/);
    expect(body.text.ru).toContain('Саша');
    expect(body.examples).toHaveLength(3);
    expect(body.examples[0]).toMatchObject({ right: true });
  });

  test('all skipped is 0 percent and the gentlest tier, in every band', async () => {
    const school = await openSchool();
    for (const [year, band] of [
      [2023, 'm1'],
      [2021, 'm2'],
      [2019, 'm3'],
      [2016, 'm4'],
    ] as const) {
      const family = await haveFamily(school, born(year));
      const { attempt } = await play(school, family, 'math', () => 'skipped');
      expect(attempt.band).toBe(band);
      const { body } = await school.as(family.parent).get(`/onboarding/results/math/${family.kidUid}`);
      expect(body).toMatchObject({ percent: 0, tier: 't0', examples: [] });
    }
  });

  test('is not for those older than its last band, and a strange band is not taken', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2013, 1));
    const answer = await school.as(family.parent).post(`/onboarding/tests/math/${family.kidUid}/attempts`, {});
    expect(answer.body.error).toMatchObject({ code: 'onboarding.not_for_age', facts: { age: 13, from: 3, to: 12 } });
    const other = await school.as(family.parent).post(`/onboarding/tests/math/${family.kidUid}/attempts`, { playbookIdx: 9 });
    expect(other.status).toBe(400);
  });

  test('goes on where it was left, on another device; an answer sent twice counts once, and there is no way back', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    const [phone, tablet] = [school.as(family.parent), school.as(family.kid)];
    const { body: begun } = await phone.post(`/onboarding/tests/math/${family.kidUid}/attempts`, {});
    const answer = await keyOf(school, begun.attemptUid, 0);
    const first = await phone.post(`/onboarding/attempts/${begun.attemptUid}/answers`, { index: 0, answer });
    const again = await phone.post(`/onboarding/attempts/${begun.attemptUid}/answers`, { index: 0, answer: null });
    expect(again.body).toEqual(first.body);
    const { body: resumed } = await tablet.post(`/onboarding/tests/math/${family.kidUid}/attempts`, {});
    expect(resumed).toMatchObject({ attemptUid: begun.attemptUid, done: 1, now: { index: 1 } });
    const kept = await school.db.one(sql<{ right: boolean }>`
      select is_right as right from onboarding_items where attempt_uid = ${begun.attemptUid} and index = 0`);
    expect(kept?.right).toBe(true);
  });

  test('sixteen answers to one task at once count once', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    const { body: begun } = await school.as(family.parent).post(`/onboarding/tests/math/${family.kidUid}/attempts`, {});
    await Promise.all(
      Array.from({ length: 16 }, () =>
        school.as(family.parent).post(`/onboarding/attempts/${begun.attemptUid}/answers`, { index: 0, answer: null }),
      ),
    );
    expect((await school.as(family.parent).get(`/onboarding/attempts/${begun.attemptUid}`)).body.done).toBe(1);
  });

  test('an answer of another kind of task is refused and loses nothing', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    const { body: begun } = await school.as(family.parent).post(`/onboarding/tests/math/${family.kidUid}/attempts`, {});
    const answer = { template: 'long-text', text: 'нет' };
    const { body } = await school.as(family.parent).post(`/onboarding/attempts/${begun.attemptUid}/answers`, { index: 0, answer });
    expect(body.error.code).toBe('onboarding.answer_unfit');
    expect((await school.as(family.parent).get(`/onboarding/attempts/${begun.attemptUid}`)).body.done).toBe(0);
  });
});

describe('school readiness', () => {
  test('has four parts of eight, and each counts for itself', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2020));
    const { attempt } = await play(school, family, 'pkh', (_, part) => (part === 'reading' ? 'skipped' : 'right'));
    expect(attempt.parts.map(({ code, tasks }: { code: string; tasks: number }) => [code, tasks])).toEqual([
      ['general', 8],
      ['reading', 8],
      ['math', 8],
      ['logic', 8],
    ]);
    const { body } = await school.as(family.parent).get(`/onboarding/results/pkh/${family.kidUid}`);
    expect(body).toMatchObject({ percent: 75, tier: 'mid', recommended: { courseCode: 'reading', levelCode: 'r1', second: 'complex' } });
    expect(body.parts.map(({ percent, tier }: { percent: number; tier: string }) => [percent, tier])).toEqual([
      [100, 'high'],
      [0, 'low'],
      [100, 'high'],
      [100, 'high'],
    ]);
    expect(JSON.stringify(body.parts)).not.toMatch(/\{name|undefined/);
  });

  for (const [year, month, fits] of [
    [2022, 5, false],
    [2021, 5, true],
    [2019, 5, true],
    [2018, 5, false],
  ] as const)
    test(`is ${fits ? '' : 'not '}for a kid born in ${year}`, async () => {
      const school = await openSchool();
      const family = await haveFamily(school, born(year, month));
      const { status } = await school.as(family.parent).post(`/onboarding/tests/pkh/${family.kidUid}/attempts`, {});
      expect(status === 200).toBe(fits);
    });
});

describe('soft skills', () => {
  test('counts the types of fourteen answers and keeps them all', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2016));
    const as = school.as(family.parent);
    let { body: attempt } = await as.post(`/onboarding/tests/softskills/${family.kidUid}/attempts`, {});
    const questions = school.onboarding.tests.soft().questions;
    while (attempt.now) {
      const { index, task } = attempt.now;
      const type = index < 8 ? 'diplomat' : 'captain';
      const chosen = task.options.find(({ words }: { words: { ru: string } }) => words.ru === questions[index]?.[type].ru);
      attempt = (
        await as.post(`/onboarding/attempts/${attempt.attemptUid}/answers`, { index, answer: { template: 'poll', choice: chosen.id } })
      ).body;
    }
    const { body } = await as.get(`/onboarding/results/softskills/${family.kidUid}`);
    expect(body).toMatchObject({ percent: null, tier: 'diplomat', recommended: { courseCode: 'softskills' } });
    expect(body.types.map(({ code, answers }: { code: string; answers: number }) => [code, answers])).toEqual([
      ['captain', 6],
      ['diplomat', 8],
      ['explorer', 0],
      ['inventor', 0],
    ]);
    expect(body.examples.every(({ right, solution }: { right: unknown; solution: unknown }) => right === null && solution === null)).toBe(
      true,
    );
  });
});

describe('who may see what', () => {
  test('no answer, seed or sign of what is right is sent before the end', async () => {
    const school = await openSchool();
    for (const [code, year] of [
      ['math', 2023],
      ['math', 2021],
      ['math', 2019],
      ['math', 2016],
      ['pkh', 2020],
      ['softskills', 2016],
    ] as const) {
      const family = await haveFamily(school, born(year));
      const { sent } = await play(school, family, code, () => 'skipped');
      for (const attempt of sent) expect(tellTales((attempt as { now: { task: unknown } }).now.task)).toEqual([]);
      // What is looked at has a left and a right side: that is not what is meant.
      const text = JSON.stringify(sent, (key, value: unknown) => (key === 'stimulus' ? null : value));
      expect(/"(answer|solution|seed|correct|isRight|types|accept|credit)"|"right":[^[]/.exec(text)).toBeNull();
    }
  });

  test('another family, and a sibling’s session, find neither attempt nor result', async () => {
    const school = await openSchool();
    const family = await haveFamily(school, born(2021));
    const stranger = await haveFamily(school, born(2021));
    const { attempt } = await play(school, family, 'math', () => 'skipped');
    const sibling = { ...family.kid, kidUid: crypto.randomUUID() };
    for (const who of [stranger.parent, stranger.kid, sibling]) {
      expect((await school.as(who).get(`/onboarding/attempts/${attempt.attemptUid}`)).status).toBe(404);
      expect((await school.as(who).get(`/onboarding/results/math/${family.kidUid}`)).status).toBe(404);
      expect((await school.as(who).post(`/onboarding/tests/math/${family.kidUid}/attempts`, {})).status).toBe(404);
    }
    expect((await school.as(stranger.parent).get(`/onboarding/results/math/${stranger.kidUid}`)).body.error.code).toBe(
      'onboarding.no_result',
    );
  });
});
