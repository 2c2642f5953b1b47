import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveStudy } from '../../playbooks/reviews/testing.ts';
import { playThrough, rightAnswer } from '../../playbooks/testing.ts';
import { manager, moscow } from '../../scheduling/changes/testing.ts';
import { haveTeacher, holdLesson } from '../../scheduling/testing.ts';
import { startLearning } from '../testing.ts';

/** A kid of level m2 with a lesson of maths in an hour, and what its teacher may do with it. */
async function haveLessonAhead(school: TestSchool) {
  const study = await haveStudy(school, 'math');
  await startLearning(school, study, 'math', 'm2');
  const lesson = await school.db.one(sql<{ lessonId: string; startsAt: Temporal.Instant }>`
    select lesson_id as "lessonId", lower(during) as "startsAt" from scheduling_lessons`);
  if (!lesson) throw new Error('No lesson');
  const path = `/teacher/lessons/${lesson.lessonId}`;
  const { asTeacher, asKid, kidUid } = study;
  return {
    ...study,
    ...lesson,
    plan: () => asTeacher.get(`${path}/plan`),
    choose: (body: { lessonCode: string | null; homework: string[] | null }) => asTeacher.post(`${path}/plan`, body),
    openNow: () => asTeacher.post(`${path}/plan/open`),
    begin: (playbookUid: string) => asKid.post(`/kids/${kidUid}/playbooks/${playbookUid}/attempts`),
    course: async () => (await asKid.get(`/kids/${kidUid}/courses`)).body.courses[0],
    at: (seconds: number) => school.clock.set(lesson.startsAt.add({ seconds })),
    /** The lesson took place, and those who follow it have heard so. */
    async conduct() {
      await school.ledger.credit(aCredit({ familyId: study.familyId }));
      await holdLesson(school, study.teacher, lesson.lessonId);
      await school.outbox.drain();
    },
  };
}

describe('the plan of a lesson', () => {
  test('goes with a lesson that is moved, once and again', async () => {
    const school = await openSchool();
    const { choose, lessonId, asParent, asTeacher } = await haveLessonAhead(school);
    expect((await choose({ lessonCode: 'm2-05', homework: ['math-m2-05-home'] })).status).toBe(200);
    const office = school.as(manager());
    let place = lessonId;
    for (const timestamp of [moscow('2026-11-26', '15:00'), moscow('2026-11-27', '15:00')]) {
      const moved = await office.post(`/events/${place}/transfer`, { scope: 'one', timestamp, reason: 'Просьба семьи' });
      expect(moved.status).toBe(200);
      place = moved.body.event.eventId;
    }
    expect(place).not.toBe(lessonId);

    expect((await asTeacher.get(`/teacher/lessons/${place}/plan`)).body).toMatchObject({
      lesson: { lessonCode: 'm2-05', chosen: true },
      homework: { playbookUids: ['math-m2-05-home'], chosen: true },
    });
    const { events } = (await asParent.get('/events')).body;
    expect(events.find(({ eventId }: { eventId: string }) => eventId === place).lesson).toMatchObject({ lessonCode: 'm2-05' });
    expect(school.faults).toEqual([]);
  });

  test('is the next lesson of the kid with its homework, and nobody else sees it', async () => {
    const school = await openSchool();
    const { plan, kidUid, lessonId } = await haveLessonAhead(school);
    const { status, body } = await plan();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      courseCode: 'math',
      lesson: { lessonCode: 'm2-01', playbookUid: 'math-m2-01-online', chosen: false },
      openedAt: null,
      homework: { playbookUids: ['math-m2-01-home'], chosen: false },
      kids: [{ kidUid, lessonProgress: { completed: 0 }, homework: [], online: { state: 'locked' } }],
      may: { choose: { allowed: true }, open: { allowed: false, why: 'scheduling.lesson_not_started' } },
    });
    expect(body.homework.offers.map(({ playbookUid, why }: { playbookUid: string; why: string }) => [playbookUid, why])).toEqual([
      ['math-m2-01-home', 'lesson'],
      ['math-m2-01-online', 'again'],
    ]);
    const other = school.as((await haveTeacher(school, { name: 'Ирина' })).teacher);
    for (const answer of [
      await other.get(`/teacher/lessons/${lessonId}/plan`),
      await other.post(`/teacher/lessons/${lessonId}/plan`, { lessonCode: null, homework: null }),
      await other.post(`/teacher/lessons/${lessonId}/plan/open`),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([404, 'scheduling.lesson_not_found']);
  });

  test('another lesson of the course takes another homework, and only what it offers', async () => {
    const school = await openSchool();
    const { choose } = await haveLessonAhead(school);
    expect((await choose({ lessonCode: 'm9-01', homework: null })).body.error.code).toBe('learning.lesson_not_found');
    expect((await choose({ lessonCode: 'm2-03', homework: ['math-m2-01-home'] })).body.error.code).toBe('playbooks.slide_not_found');
    expect((await choose({ lessonCode: 'm2-03', homework: ['math-m2-03-online'] })).body).toMatchObject({
      lesson: { lessonCode: 'm2-03', chosen: true },
      homework: { playbookUids: ['math-m2-03-online'], chosen: true },
    });
    expect((await choose({ lessonCode: null, homework: null })).body).toMatchObject({
      lesson: { lessonCode: 'm2-01', chosen: false },
      homework: { playbookUids: ['math-m2-01-home'], chosen: false },
    });
  });
});

describe('tasks in class', () => {
  test.each([
    [-601, 'scheduling.lesson_not_started'],
    [-600, undefined],
    [50 * 60 - 1, undefined],
    [50 * 60, 'scheduling.lesson_is_over'],
  ])('%i s after the start of the lesson: %s', async (seconds, refusal) => {
    const school = await openSchool();
    const { at, openNow } = await haveLessonAhead(school);
    at(seconds);
    expect((await openNow()).body.error?.code).toBe(refusal);
  });

  test('are open for the kid at once, its homework only after the lesson', async () => {
    const school = await openSchool();
    const { at, openNow, begin, course, conduct, plan, kid, asKid, kidUid } = await haveLessonAhead(school);
    at(60);
    expect((await begin('math-m2-01-online')).body.error.code).toBe('learning.lesson_locked');
    expect((await openNow()).body).toMatchObject({ openedAt: expect.any(String), kids: [{ online: { state: 'open' } }] });
    expect((await course()).inClass).toMatchObject({ lessonCode: 'm2-01', playbookUid: 'math-m2-01-online' });
    expect((await begin('math-m2-01-home')).body.error.code).toBe('learning.lesson_locked');
    const lesson = (await asKid.get(`/kids/${kidUid}/courses/math/lessons/m2-01`)).body;
    expect(lesson).toMatchObject({
      state: 'open',
      openedAt: null,
      onlinePlaybooks: [{ state: 'open' }],
      homePlaybooks: [{ state: 'locked' }],
    });

    await playThrough(school, kid, (await begin('math-m2-01-online')).body, rightAnswer);
    expect((await plan()).body.kids[0].online).toMatchObject({ state: 'done', score: 100, stars: 3 });
    expect((await course()).inClass).toBeNull();
    await conduct();
    expect(await course()).toMatchObject({ currentLesson: 'm2-01', nextLesson: 'm2-13', currentTask: { playbookUid: 'math-m2-01-home' } });
    expect((await begin('math-m2-01-home')).status).toBe(200);
  });
});

describe('homework', () => {
  test('is what the teacher chose, and the lesson is done when that is', async () => {
    const school = await openSchool();
    const { at, choose, conduct, course, begin, kid, asKid, kidUid } = await haveLessonAhead(school);
    await choose({ lessonCode: 'm2-03', homework: ['math-m2-03-online'] });
    at(60);
    await conduct();
    const uids = async () =>
      (await course()).currentHomework.map((one: { playbookUid: string; complete: boolean }) => [one.playbookUid, one.complete]);
    expect(await uids()).toEqual([['math-m2-03-online', false]]);
    expect((await choose({ lessonCode: null, homework: null })).body.error.code).toBe('scheduling.lesson_is_over');
    const state = async () => (await asKid.get(`/kids/${kidUid}/courses/math/lessons/m2-03`)).body.state;
    expect(await state()).toBe('open');
    await playThrough(school, kid, (await begin('math-m2-03-online')).body, rightAnswer);
    expect(await uids()).toEqual([['math-m2-03-online', true]]);
    expect(await state()).toBe('done');
    // Left out, it may be played all the same.
    expect((await begin('math-m2-03-home')).status).toBe(200);
  });

  test('none: the lesson is done with itself; nothing chosen: its own homework', async () => {
    const school = await openSchool();
    const { at, choose, conduct, course, asKid, kidUid } = await haveLessonAhead(school);
    await choose({ lessonCode: null, homework: [] });
    at(60);
    await conduct();
    expect((await course()).currentHomework).toEqual([]);
    expect((await asKid.get(`/kids/${kidUid}/courses/math/lessons/m2-01`)).body.state).toBe('done');
  });
});
