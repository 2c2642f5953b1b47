import { haveFamily } from '../../families/testing.ts';
import { itemsOfAttempt, playThrough, rightAnswer, wrongAnswer } from '../../playbooks/testing.ts';
import { openSchool, type TestSchool } from '../../../testing.ts';
import { sql } from '#platform/db';
import type { Library } from '#modules/library';
import { createPlaybooks } from '#modules/playbooks';
import { describe, expect, test } from 'vitest';

import { changedLibrary } from '../../library/testing.ts';

import { conductLesson, startLearning } from '../testing.ts';

/** Playbooks built anew over the same database, with content as it is written now: nothing is known but what was kept. */
const startedAnew = (school: TestSchool, library: Library) =>
  createPlaybooks({
    db: school.db,
    clock: school.clock,
    outbox: school.outbox,
    library: { ...school.library, ...library },
    files: { addSound: async () => '', shortUrl: (name) => name, delete: async () => undefined },
    families: school.families,
    mastery: school.mastery,
    school: school.school,
    teaches: async () => false,
    pupilsOf: async () => [],
  });

/** A kid whose first lesson of a course was conducted. */
async function haveHomework(school: TestSchool, courseCode: 'math' | 'reading' = 'math') {
  const family = await haveFamily(school);
  await startLearning(school, family, courseCode, courseCode === 'math' ? 'm2' : 'r1');
  await conductLesson(school, family, { courseCode });
  const kid = school.as(family.kid);
  const open = (playbookUid: string) => kid.post(`/kids/${family.kidUid}/playbooks/${playbookUid}/attempts`);
  return { ...family, asKid: kid, asParent: school.as(family.parent), open };
}

describe('the homework of the first lesson', () => {
  test('is opened by the kid: every slide, no answers, and the place to begin', async () => {
    const school = await openSchool();
    const { open, kidUid } = await haveHomework(school);
    const { status, body } = await open('math-m2-01-home');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kidUid,
      playbookUid: 'math-m2-01-home',
      courseCode: 'math',
      lessonCode: 'm2-01',
      kind: 'home',
      title: { ru: 'Счёт до десяти', en: 'Counting to ten' },
      ages: { from: 5, to: 6 },
      state: 'open',
      at: { taskIdx: 0, round: 0 },
      result: null,
    });
    // Eighteen are written: they are fitted into the minutes of a day.
    expect(body.items).toHaveLength(12);
    expect(JSON.stringify(body.items)).not.toMatch(/"(correct|answer|solution|seed|marked|explain)":/);
  });

  test('played to its end with right answers is 100 and three stars, and the parent sees it', async () => {
    const school = await openSchool();
    const { open, kid, kidUid, asParent, asKid } = await haveHomework(school);
    const attempt = (await open('math-m2-01-home')).body;
    const { result, next } = await playThrough(school, kid, attempt, rightAnswer);
    expect(next).toBeNull();
    expect(result).toEqual({ score: 100, stars: 3, best: { score: 100, stars: 3 }, waiting: 0 });

    const lesson = (await asKid.get(`/kids/${kidUid}/courses/math/lessons/m2-01`)).body;
    expect(lesson).toMatchObject({
      state: 'done',
      stars: 3,
      starsMax: 6,
      homePlaybooks: [{ state: 'done', score: 100, stars: 3, attempts: 1 }],
    });
    const home = (await asParent.get(`/courseProgress/${kidUid}/math`)).body;
    expect(home.course).toMatchObject({
      stars: 3,
      lessonProgress: { count: 36, completed: 1 },
      currentLesson: 'm2-01',
      nextLesson: 'm2-13',
      currentTask: null,
    });
    expect(home.attempts).toMatchObject([{ playbookUid: 'math-m2-01-home', attempts: [{ attemptUid: attempt.attemptUid, score: 100 }] }]);
    const review = (await asParent.get(`/attempts/${attempt.attemptUid}/review`)).body;
    expect(review.items[0]).toMatchObject({ state: 'right', credit: 1, hinted: false, answers: [{ verdict: 'right' }] });
    expect(review.items[0].solution).toEqual(review.items[0].answers[0].answer);
  });

  test('the best attempt counts, the history keeps all of them', async () => {
    const school = await openSchool();
    const { open, kid, kidUid, asParent } = await haveHomework(school);
    const bad = await playThrough(school, kid, (await open('math-m2-01-home')).body, wrongAnswer);
    expect(bad.result?.score).toBeLessThan(100);
    const first = (await open('math-m2-01-home')).body;
    const good = await playThrough(school, kid, first, rightAnswer);
    expect(good.result?.best).toEqual({ score: 100, stars: 3 });
    const again = await playThrough(school, kid, (await open('math-m2-01-home')).body, wrongAnswer);
    expect(again.result).toMatchObject({ score: bad.result?.score, best: { score: 100, stars: 3 } });
    const { attempts } = (await asParent.get(`/kids/${kidUid}/playbooks/math-m2-01-home/attempts`)).body;
    expect(attempts.map(({ score }: { score: number }) => score)).toEqual([bad.result?.score, 100, bad.result?.score]);
  });

  test('a new attempt has other tasks than the last one', async () => {
    const school = await openSchool();
    const { open, kid } = await haveHomework(school);
    const one = (await open('math-m2-01-home')).body;
    await playThrough(school, kid, one, rightAnswer);
    const two = (await open('math-m2-01-home')).body;
    const stimuli = (attempt: { items: { task: unknown }[] }) => JSON.stringify(attempt.items.map(({ task }) => task));
    expect(stimuli(two)).not.toEqual(stimuli(one));
  });
});

describe('an answer', () => {
  test('is told to be wrong, hinted at, and shown after the last try', async () => {
    const school = await openSchool();
    const { open, asKid } = await haveHomework(school);
    const { attemptUid } = (await open('math-m2-01-home')).body;
    const [first] = await itemsOfAttempt(school, attemptUid);
    if (!first) throw new Error('no items');
    const send = (tryNumber: number, answer: unknown) =>
      asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: 0, round: 0, try: tryNumber, answer });
    const one = (await send(1, wrongAnswer(first.item))).body;
    expect(one).toMatchObject({
      verdict: 'wrong',
      settled: false,
      triesLeft: 2,
      solution: null,
      next: { taskIdx: 0, round: 0 },
      result: null,
    });
    expect(one.hint.words.ru).toBe('Считай и показывай пальчиком на каждую картинку.');
    expect((await send(2, wrongAnswer(first.item))).body).toMatchObject({ verdict: 'wrong', settled: false, triesLeft: 1, solution: null });
    expect((await send(3, wrongAnswer(first.item))).body).toMatchObject({
      verdict: 'wrong',
      settled: true,
      triesLeft: 0,
      solution: rightAnswer(first.item),
      next: { taskIdx: 0, round: 1 },
    });
  });

  test('right at the second try is worth 0.67, and after a hint as well', async () => {
    const school = await openSchool();
    const { open, asKid, asParent } = await haveHomework(school);
    const { attemptUid } = (await open('math-m2-01-home')).body;
    const items = await itemsOfAttempt(school, attemptUid);
    const send = (round: number, tryNumber: number, answer: unknown) =>
      asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: 0, round, try: tryNumber, answer });
    await send(0, 1, wrongAnswer(items[0]!.item));
    await send(0, 2, rightAnswer(items[0]!.item));
    const hint = () => asKid.post(`/attempts/${attemptUid}/hint`, { taskIdx: 0, round: 1 });
    expect((await hint()).body).toEqual((await hint()).body);
    await send(1, 1, rightAnswer(items[1]!.item));
    await send(2, 1, rightAnswer(items[2]!.item));
    const { items: review } = (await asParent.get(`/attempts/${attemptUid}/review`)).body;
    expect(review.slice(0, 4).map(({ credit }: { credit: number | null }) => credit)).toEqual([0.67, 0.67, 1, null]);
    expect(review[3].solution).toBeNull();
  });

  test('sent twice at once counts once and is told the same; another answer to the same try is refused', async () => {
    const school = await openSchool();
    const { open, asKid } = await haveHomework(school);
    const { attemptUid } = (await open('math-m2-01-home')).body;
    const [first] = await itemsOfAttempt(school, attemptUid);
    const send = (answer: unknown) => asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: 0, round: 0, try: 1, answer });
    const both = await Promise.all([send(wrongAnswer(first!.item)), send(wrongAnswer(first!.item)), send(wrongAnswer(first!.item))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(both[1]?.body).toEqual(both[0]?.body);
    expect((await asKid.get(`/attempts/${attemptUid}`)).body.items[0]).toMatchObject({ state: 'open', tries: 1 });
    expect((await send(rightAnswer(first!.item))).body.error).toMatchObject({
      code: 'playbooks.already_answered',
      message: 'Already answered',
    });
  });

  test('that is no answer to the slide counts as no try', async () => {
    const school = await openSchool();
    const { open, asKid } = await haveHomework(school);
    const { attemptUid } = (await open('math-m2-01-home')).body;
    const send = (answer: unknown) => asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: 0, round: 0, try: 1, answer });
    expect((await send({ template: 'true-false', yes: true })).status).toBe(422);
    expect((await send({ template: 'type-number', numbers: [1, 2] })).body.error.code).toBe('playbooks.answer_unfit');
    expect((await send({ template: 'type-number', numbers: ['1'] })).status).toBe(400);
    expect((await asKid.get(`/attempts/${attemptUid}`)).body.items[0].tries).toBe(0);
  });

  test('can be skipped, which is kept apart from wrong', async () => {
    const school = await openSchool();
    const { open, asKid } = await haveHomework(school);
    const { attemptUid } = (await open('math-m2-01-home')).body;
    const skipped = await asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: 0, round: 0, try: 1, answer: null });
    expect(skipped.body).toMatchObject({ verdict: 'skipped', settled: true, next: { taskIdx: 0, round: 1 } });
  });

  test('beyond the last slide there is none: Slide not found', async () => {
    const school = await openSchool();
    const { open, asKid } = await haveHomework(school);
    const { attemptUid } = (await open('math-m2-01-home')).body;
    const beyond = await asKid.post(`/attempts/${attemptUid}/answers`, { taskIdx: 99, round: 0, try: 1, answer: null });
    expect([beyond.status, beyond.body.error.code, beyond.body.error.message]).toEqual([
      404,
      'playbooks.slide_not_found',
      'Slide not found',
    ]);
    const hint = await asKid.post(`/attempts/${attemptUid}/hint`, { taskIdx: 0, round: 50 });
    expect(hint.body.error.message).toBe('Slide not found');
  });

  test('cards of memory are judged move by move', async () => {
    const school = await openSchool();
    const family = await haveHomework(school);
    for (let lesson = 2; lesson <= 25; lesson++) await conductLesson(school, family);
    const { attemptUid, items } = (await family.open('math-m2-08-home')).body;
    const place = items.find(({ task }: { task: { template: string } }) => task.template === 'memory-pairs');
    const [one, two, three] = place.task.cards.map(({ id }: { id: string }) => id);
    const move = (cards: unknown) => family.asKid.post(`/attempts/${attemptUid}/moves`, { taskIdx: place.taskIdx, round: 0, cards });
    const [a, b] = [await move([one, two]), await move([one, three])];
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body.match && b.body.match).toBe(false);
    expect((await move([one, 'none'])).body.error.code).toBe('playbooks.answer_unfit');
  });
});

describe('a playbook that was left', () => {
  test('goes on where it was left, also after the school was started again', async () => {
    const school = await openSchool();
    const { open, asKid, kid, kidUid } = await haveHomework(school);
    const begun = (await open('math-m2-01-home')).body;
    const [first] = await itemsOfAttempt(school, begun.attemptUid);
    await asKid.post(`/attempts/${begun.attemptUid}/answers`, { taskIdx: 0, round: 0, try: 1, answer: rightAnswer(first!.item) });
    const again = startedAnew(school, school.library);
    const resumed = await again.open(kidUid, 'math-m2-01-home');
    expect(resumed).toMatchObject({ attemptUid: begun.attemptUid, at: { taskIdx: 0, round: 1 } });
    expect(resumed.items.map(({ task }) => task)).toEqual(begun.items.map(({ task }: { task: unknown }) => task));
    expect((await again.show(kid, begun.attemptUid)).items[0]?.state).toBe('right');
  });

  test('keeps the lesson as it was written when it was begun; the next attempt has it as it is written now', async () => {
    const school = await openSchool();
    const { open, kid, kidUid } = await haveHomework(school);
    const begun = (await open('math-m2-01-home')).body;
    const kept = await itemsOfAttempt(school, begun.attemptUid);
    const file = 'courses/math/m2/01-counting-to-ten.yaml';
    const library = changedLibrary('math', file, 'rounds: 5', 'rounds: 2');
    const again = startedAnew(school, library);
    const resumed = await again.open(kidUid, 'math-m2-01-home');
    expect(resumed.attemptUid).toBe(begun.attemptUid);
    expect(resumed.items.map(({ task }) => task)).toEqual(begun.items.map(({ task }: { task: unknown }) => task));
    let last: Awaited<ReturnType<typeof again.answer>> | undefined;
    for (const { taskIdx, round, item } of kept)
      last = await again.answer(kid, begun.attemptUid, { taskIdx, round, try: 1, answer: rightAnswer(item) });
    expect(last?.result).toMatchObject({ score: 100, stars: 3 });
    const next = await again.open(kidUid, 'math-m2-01-home');
    expect(next.items.filter(({ taskIdx }) => taskIdx === 0)).toHaveLength(2);
    const versions = await school.db.all(
      sql<{ version: string }>`select distinct content_version as version from playbooks_attempts where kid_uid = ${kidUid}`,
    );
    expect(versions).toHaveLength(2);
  });

  test('opened on two devices at once is one attempt', async () => {
    const school = await openSchool();
    const { open } = await haveHomework(school);
    const opened = await Promise.all([1, 2, 3, 4].map(() => open('math-m2-01-home')));
    expect(new Set(opened.map(({ body }) => body.attemptUid)).size).toBe(1);
    expect(new Set(opened.map(({ body }) => body.items.length)).size).toBe(1);
  });

  test('takes no answers once it is finished', async () => {
    const school = await openSchool();
    const { open, kid, asKid } = await haveHomework(school);
    const attempt = (await open('math-m2-01-home')).body;
    await playThrough(school, kid, attempt, rightAnswer);
    const late = await asKid.post(`/attempts/${attempt.attemptUid}/answers`, { taskIdx: 0, round: 0, try: 2, answer: null });
    expect(late.body.error.code).toBe('playbooks.attempt_finished');
    expect((await asKid.get(`/attempts/${attempt.attemptUid}`)).body).toMatchObject({
      state: 'finished',
      at: null,
      result: { score: 100 },
    });
  });
});
