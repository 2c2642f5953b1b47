import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit } from '../../ledger/testing.ts';
import { haveFamily, haveLearning, haveTeacher, instant, settleMarks } from '../../scheduling/testing.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-24T${time}+03:00`);

/** A trial on Tuesday 24 November at 18:00 in Moscow. */
async function bookedTrial(school: TestSchool) {
  const { teacher, teacherId } = await haveTeacher(school);
  const family = await haveFamily(school);
  const { body } = await school
    .as(family.parent)
    .post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: instant('2026-11-24T18:00+03:00') });
  return { teacher, teacherId, family, lessonId: body.eventId as string };
}

describe('a teacher', () => {
  test('sees the lessons of today with the kid, and neither contacts nor money', async () => {
    const school = await openSchool();
    const { teacher, lessonId } = await bookedTrial(school);
    expect((await school.as(teacher).get('/teacher/lessons')).body.lessons).toEqual([]);
    school.clock.set(at('09:00:00'));
    const { body } = await school.as(teacher).get('/teacher/lessons');
    expect(body.lessons).toMatchObject([{ eventId: lessonId, kind: 'trial', status: 'scheduled' }]);
    expect(body.lessons[0].pupils).toEqual([
      {
        kidUid: expect.any(String),
        name: 'Миша',
        avatar: null,
        age: 8,
        languages: ['ru'],
        timezone: 'Europe/Minsk',
        lastReport: null,
        lastNote: null,
      },
    ]);
  });

  test('marks a lesson conducted from 5 minutes before its end, to the second, earlier with a reason, and once', async () => {
    const school = await openSchool();
    const { teacher, lessonId } = await bookedTrial(school);
    const conducted = (body: object = {}) => school.as(teacher).post(`/teacher/lessons/${lessonId}/conducted`, body);
    school.clock.set(at('17:59:59'));
    expect((await conducted({ reason: 'Рано' })).body.error.code).toBe('scheduling.lesson_not_started');
    school.clock.set(at('18:44:59'));
    expect((await conducted()).body.error).toMatchObject({
      code: 'scheduling.too_early_to_conduct',
      facts: { minutes: 5, from: at('18:45:00').toString() },
    });
    school.clock.set(at('18:45:00'));
    const answers = await Promise.all([conducted(), conducted(), conducted()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('scheduling.lesson_is_over');
    expect(school.faults).toEqual([]);
  });

  test('who forgot a trial leaves it in sight of the family, weeks later too, with how it stands', async () => {
    const school = await openSchool();
    const { teacher, family, lessonId } = await bookedTrial(school);
    const trialSeen = async () => (await school.as(family.parent).get('/user')).body.processes[0].trial as unknown;
    const own = { eventId: lessonId, timestamp: '2026-11-24T15:00:00Z', minutes: 50 };
    expect(await trialSeen()).toEqual({ ...own, isConducted: false, settlesAt: null });
    school.clock.set(at('18:00:00').add({ hours: 24 * 14 }));
    expect(await trialSeen()).toEqual({ ...own, isConducted: false, settlesAt: null });
    await school.as(teacher).post(`/teacher/lessons/${lessonId}/conducted`, {});
    expect(await trialSeen()).toEqual({ ...own, isConducted: false, settlesAt: '2026-12-08T15:10:00Z' });
    await settleMarks(school);
    expect(await trialSeen()).toEqual({ ...own, isConducted: true, settlesAt: null });
  });

  test('does not find the lesson of another', async () => {
    const school = await openSchool();
    const { lessonId } = await bookedTrial(school);
    const other = await haveTeacher(school, { subjects: ['english'] });
    expect((await school.as(other.teacher).get(`/teacher/lessons/${lessonId}`)).status).toBe(404);
    expect((await school.as(other.teacher).post(`/teacher/lessons/${lessonId}/conducted`)).status).toBe(404);
  });

  test('spends one unit of the family for a regular lesson, and none for a trial', async () => {
    const school = await openSchool();
    const { teacher, teacherId } = await haveTeacher(school);
    const family = await haveFamily(school);
    const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T12:00+03:00' });
    await school.ledger.credit(aCredit({ familyId: family.familyId, units: 8 }));
    await school.settle();
    await school.as(family.parent).post('/regular-schedule', { processId, teacherId, days: [{ weekday: 3, startMinute: 1080 }] });
    school.clock.set(Temporal.Instant.from('2026-11-25T18:50+03:00'));
    const [lesson] = (await school.as(teacher).get('/teacher/lessons')).body.lessons;
    expect(lesson).toMatchObject({ kind: 'regular', courseCode: 'math', level: 'm2' });
    expect(lesson.pupils[0].lastReport).toBe('Считает уверенно');

    const heard: unknown[] = [];
    school.outbox.subscribe('scheduling.lesson_conducted', 'test', async (it) => void heard.push(it));
    await school.as(teacher).post(`/teacher/lessons/${lesson.eventId}/conducted`);
    await settleMarks(school);

    expect((await school.ledger.balanceOf(family.familyId)).bundleGold.goldCurrent).toBe(7);
    expect((await school.ledger.history(family.familyId)).entries.map(({ type, delta }) => [type, delta])).toEqual([
      ['process', -1],
      ['paid', 8],
    ]);
    await school.settle();
    expect(heard).toMatchObject([
      { lessonId: lesson.eventId, processId, courseCode: 'math', kidUids: [family.kidUid], kind: 'individual' },
    ]);
    expect(school.faults).toEqual([]);
  });
});

describe('the report of a trial', () => {
  test('waits for the lesson, is written once, and makes a course that waits for its balance', async () => {
    const school = await openSchool();
    const { teacher, family, lessonId } = await bookedTrial(school);
    const report = (body: object = {}) =>
      school.as(teacher).post(`/teacher/lessons/${lessonId}/report`, {
        outcome: 'recommended',
        courseCode: 'math',
        level: 'm2',
        text: ' Любит задачи ',
        ...body,
      });
    school.clock.set(at('18:30:00'));
    expect((await report()).body.error.code).toBe('scheduling.lesson_not_conducted');
    await school.as(teacher).post(`/teacher/lessons/${lessonId}/conducted`, { reason: 'Всё успели' });
    expect((await report({ courseCode: undefined })).body.error).toMatchObject({ code: 'request.invalid', facts: { where: 'courseCode' } });

    const { body } = await report();

    expect(body.report).toMatchObject({
      outcome: 'recommended',
      courseCode: 'math',
      level: 'm2',
      text: 'Любит задачи',
      timestamp: '2026-11-24T15:30:00Z',
    });
    expect(body.may.report).toMatchObject({ allowed: false, why: 'scheduling.report_exists' });
    const [learning, intro] = await school.calendar.processesOf(family.familyId);
    expect(learning).toMatchObject({ type: 'learning', state: 'waitPositiveBalance', courseCode: 'math', level: 'm2' });
    expect(learning?.report?.text).toBe('Любит задачи');
    expect(intro).toMatchObject({ type: 'intro', state: 'finished' });
    expect((await report()).body.error.code).toBe('scheduling.report_exists');
    const again = await school.as(family.parent).get(`/intro/slots?kidUid=${family.kidUid}&subject=math`);
    expect(again.body.may).toMatchObject({ allowed: false, why: 'scheduling.already_studying' });
  });

  test('that recommends a course can be declined by the parent, once', async () => {
    const school = await openSchool();
    const { teacher } = await haveTeacher(school);
    const family = await haveFamily(school);
    const { processId } = await haveLearning(school, { family, teacher, startsAt: '2026-11-24T12:00+03:00' });
    const decline = () => school.as(family.parent).post('/user/decline-suggested-subject', { processId });
    expect((await decline()).body).toEqual({ done: true });
    expect((await school.calendar.processesOf(family.familyId))[0]?.state).toBe('canceled');
    expect((await decline()).body.error).toMatchObject({ code: 'scheduling.process_state', facts: { state: 'canceled' } });
    const other = await haveFamily(school);
    expect((await school.as(other.parent).post('/user/decline-suggested-subject', { processId })).status).toBe(404);
  });
});
