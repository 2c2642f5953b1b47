import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../../testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { haveLesson, haveStudy } from './testing.ts';

/** Pairs to match, and a text of one's own. */
const written = 'softskills-ss1-01-home';
const text = { taskIdx: 1, round: 0 };
const school = () => openSchool();

describe('the queue of a teacher', () => {
  test('has what a pupil wrote, with what was asked and what to look for; oldest first', async () => {
    const { asTeacher, play, kidUid } = await haveStudy(await school());
    const first = await play(written);
    const second = await play(written);
    const { status, body } = await asTeacher.get('/teacher/reviews');
    expect(status).toBe(200);
    expect(body.kids).toEqual([{ kidUid, name: 'Маша', waiting: 2 }]);
    expect(body.works.map(({ attemptUid }: { attemptUid: string }) => attemptUid)).toEqual([first.attemptUid, second.attemptUid].sort());
    expect(body.works[0]).toMatchObject({
      ...text,
      kidName: 'Маша',
      age: 7,
      courseCode: 'softskills',
      kind: 'home',
      task: { template: 'long-text' },
      answer: { template: 'long-text', text: expect.stringContaining('зонтика') },
      rubric: { ru: expect.any(String) },
      takesMark: true,
      mark: null,
    });
  });

  test('is its own: another teacher, another course, and a lesson of long ago have none of it', async () => {
    const here = await school();
    const study = await haveStudy(here);
    const { attemptUid } = await study.play(written);
    const other = await haveTeacher(here, { name: 'Ирина' });
    const asOther = here.as(other.teacher);
    expect((await asOther.get('/teacher/reviews')).body).toEqual({ kids: [], works: [] });
    expect((await asOther.post(`/attempts/${attemptUid}/marks`, { ...text, mark: 3, comment: '' })).body.error.code).toBe(
      'playbooks.attempt_not_found',
    );
    await haveLesson(here, { ...study, teacherId: other.teacherId }, { courseCode: 'math', inHours: 3 });
    expect((await asOther.get('/teacher/reviews')).body.works).toEqual([]);
    expect((await asOther.post(`/attempts/${attemptUid}/marks`, { ...text, mark: 3, comment: '' })).status).toBe(404);
    expect((await study.asTeacher.get(`/teacher/reviews?kidUid=${newId()}`)).body.works).toEqual([]);
    expect((await study.asTeacher.get(`/teacher/reviews?kidUid=${study.kidUid}`)).body.works).toHaveLength(1);
  });

  test.each([
    [-1, 1],
    [0, 0],
    [1, 0],
  ])('60 days after the last lesson, %i s: %i works', async (seconds, works) => {
    const here = await school();
    const { asTeacher, play } = await haveStudy(here);
    await play(written);
    const lessonEnds = here.clock.now().add({ hours: 1, minutes: 50 });
    here.clock.set(lessonEnds.add({ hours: 60 * 24 }).add({ seconds }));
    expect((await asTeacher.get('/teacher/reviews')).body.works).toHaveLength(works);
  });
});

describe('a mark', () => {
  test.each([
    [0, 33, 1, 'wrong'],
    [1, 66, 2, 'partly'],
    [2, 66, 2, 'partly'],
    [3, 100, 3, 'right'],
  ])('of %i takes the place of the provisional one: %i points, %i stars', async (mark, score, stars, state) => {
    const here = await school();
    const { asTeacher, asParent, play, kidUid } = await haveStudy(here);
    const { attemptUid, result } = await play(written);
    expect(result).toEqual({ score: 66, stars: 2, best: { score: 66, stars: 2 }, waiting: 1 });
    const marked = await asTeacher.post(`/attempts/${attemptUid}/marks`, { ...text, mark, comment: ' Живой рассказ! ' });
    expect(marked.status).toBe(200);
    expect(marked.body.mark).toEqual({ mark, comment: 'Живой рассказ!', timestamp: here.clock.now().toString() });

    const shown = (await asParent.get(`/attempts/${attemptUid}`)).body;
    expect(shown.result).toEqual({ score, stars, best: { score, stars }, waiting: 0 });
    const [standing] = await here.playbooks.standings(kidUid, 'softskills');
    expect(standing).toMatchObject({ score, stars, attempts: 1 });
    const review = (await asParent.get(`/attempts/${attemptUid}/review`)).body;
    expect(review.items.at(-1)).toMatchObject({ state, mark: { mark, comment: 'Живой рассказ!' } });
    expect(review.items[0].mark).toBeNull();
    expect((await asTeacher.get('/teacher/reviews')).body).toEqual({ kids: [], works: [] });
    expect((await asTeacher.get('/teacher/reviews?state=marked')).body.works).toHaveLength(1);
  });

  test('can be corrected, and the best attempt counts', async () => {
    const { asTeacher, asParent, play } = await haveStudy(await school());
    const one = await play(written);
    const two = await play(written);
    const mark = (attemptUid: string, stars: number) =>
      asTeacher.post(`/attempts/${attemptUid}/marks`, { ...text, mark: stars, comment: '' });
    await mark(one.attemptUid, 3);
    await mark(two.attemptUid, 0);
    expect((await asParent.get(`/attempts/${two.attemptUid}`)).body.result).toMatchObject({ score: 33, best: { score: 100 } });
    await mark(one.attemptUid, 1);
    expect((await asParent.get(`/attempts/${two.attemptUid}`)).body.result).toMatchObject({ score: 33, best: { score: 66 } });
  });

  test('given while the child still plays counts when it is done', async () => {
    const here = await school();
    const { asTeacher, asKid, kidUid, kid } = await haveStudy(here);
    const { attemptUid } = await here.playbooks.open(kidUid, written);
    const answer = { template: 'long-text' as const, text: 'Меня зовут Маша' };
    await here.playbooks.answer(kid, attemptUid, { ...text, try: 1, answer });
    expect((await asTeacher.post(`/attempts/${attemptUid}/marks`, { ...text, mark: 0, comment: '' })).status).toBe(200);
    const skipped = await asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: 0, round: 0, try: 1, answer: null });
    expect(skipped.body.result).toMatchObject({ score: 0, waiting: 0 });
  });

  test('is for work that was handed in, and fits it', async () => {
    const { asTeacher, play } = await haveStudy(await school());
    const { attemptUid } = await play(written);
    const mark = (body: unknown) => asTeacher.post(`/attempts/${attemptUid}/marks`, body);
    expect((await mark({ taskIdx: 0, round: 0, mark: 3, comment: '' })).body.error.code).toBe('playbooks.nothing_to_mark');
    expect((await mark({ taskIdx: 9, round: 0, mark: 3, comment: '' })).body.error.code).toBe('playbooks.nothing_to_mark');
    expect((await mark({ ...text, mark: null, comment: 'Хорошо' })).body.error.code).toBe('playbooks.mark_unfit');
    expect((await mark({ ...text, mark: 4, comment: '' })).status).toBe(400);
    expect((await mark({ ...text, mark: 3, comment: 'а'.repeat(501) })).status).toBe(400);
    expect((await mark({ ...text, mark: 3, comment: 'а'.repeat(500) })).status).toBe(200);
  });
});

test('a free picture takes a kind word and no mark, and counts as it did', async () => {
  const { asTeacher, play } = await haveStudy(await school(), 'softSkillsClub');
  const { attemptUid, result } = await play('softSkillsClub-sk1-07-home');
  expect(result).toMatchObject({ score: 100, waiting: 0 });
  const [work] = (await asTeacher.get('/teacher/reviews')).body.works;
  expect(work).toMatchObject({ task: { template: 'draw' }, takesMark: false, rubric: null });
  const place = { taskIdx: work.taskIdx, round: work.round };
  const praise = (mark: number | null) => asTeacher.post(`/attempts/${attemptUid}/marks`, { ...place, mark, comment: 'Какие краски!' });
  expect((await praise(3)).body.error.code).toBe('playbooks.mark_unfit');
  expect((await praise(null)).body.mark).toMatchObject({ mark: null, comment: 'Какие краски!' });
  expect((await asTeacher.get('/teacher/reviews')).body.works).toEqual([]);
});

describe('what the teacher said', () => {
  test('is told to the child and its parent, is seen once, and is news again when corrected', async () => {
    const here = await school();
    const { asTeacher, asKid, asParent, play, kidUid } = await haveStudy(here);
    const { attemptUid } = await play(written);
    expect((await asKid.get(`/kids/${kidUid}/marks`)).body).toEqual({ marks: [] });
    const mark = (stars: number) => asTeacher.post(`/attempts/${attemptUid}/marks`, { ...text, mark: stars, comment: 'Здорово' });
    await mark(2);
    const told = async () => (await asKid.get(`/kids/${kidUid}/marks`)).body.marks;
    expect(await told()).toMatchObject([
      { attemptUid, ...text, courseCode: 'softskills', mark: { mark: 2, comment: 'Здорово' }, seen: false },
    ]);
    expect((await asKid.post(`/kids/${kidUid}/marks/seen`)).body).toEqual({ done: true });
    expect(await told()).toMatchObject([{ seen: true }]);
    expect((await asParent.get(`/kids/${kidUid}/marks`)).body.marks).toHaveLength(1);
    here.clock.set(here.clock.now().add({ seconds: 1 }));
    await mark(3);
    expect(await told()).toMatchObject([{ mark: { mark: 3 }, seen: false }]);
  });

  test("is nobody else's business", async () => {
    const here = await school();
    const [one, other] = [await haveStudy(here), await haveStudy(here)];
    for (const asStranger of [other.asKid, other.asParent]) expect((await asStranger.get(`/kids/${one.kidUid}/marks`)).status).toBe(404);
    expect((await other.asKid.post(`/kids/${one.kidUid}/marks/seen`)).status).toBe(404);
    expect((await one.asTeacher.get(`/kids/${one.kidUid}/marks`)).status).toBe(403);
  });
});
