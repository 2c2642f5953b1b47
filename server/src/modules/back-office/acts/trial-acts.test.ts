import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import { describe, expect, test } from 'vitest';

import { at } from '../../staffing/testing.ts';
import { haveFamily, haveTeacher } from '../../scheduling/testing.ts';
import { oclock, openOffice, openTrial } from './testing.ts';

describe('a trial', () => {
  test('is booked where the rules refuse the family, after the verdict was seen, with a named teacher', async () => {
    const { school, anna, preview, act, log, olga } = await openOffice();
    const { teacherId } = await haveTeacher(school, { name: 'Пётр', ageFrom: 4, ageTo: 6 });
    const request = { do: 'bookTrial', kidUid: anna.kidUid, subject: 'math', timestamp: oclock('2026-11-25T15:00') } as const;
    const seen = await preview({ ...request, teacherId });
    expect(seen.body).toMatchObject({ may: { allowed: false, why: 'scheduling.already_studying' }, despite: true });
    expect(seen.body.effect.lessons).toMatchObject([{ kind: 'trial', before: null, after: { status: 'scheduled', teacher: 'Пётр' } }]);
    expect((await act({ ...request, teacherId })).body.error.code).toBe('scheduling.already_studying');
    expect((await act({ ...request, teacherId }, { despite: true })).status).toBe(200);
    expect(await log()).toMatchObject([
      { act: 'lessons.trial_booked', after: { despite: true, lessons: ['2026-11-25 15:00, Пётр, scheduled'] } },
    ]);

    // Another one while this lies ahead is refused to everybody: it can be moved, twice too, and given to a colleague.
    expect((await preview({ ...request, timestamp: oclock('2026-11-26T15:00') })).body).toMatchObject({ despite: false, effect: null });
    const [{ eventId }] = seen.body.effect.lessons;
    expect((await preview({ do: 'cancel', eventId, scope: 'one', askedBy: 'school' })).status).toBe(404);
    const trial = (await openTrial(school, anna.familyId)).eventId;
    for (const time of ['2026-11-26T15:00', '2026-11-27T15:00']) {
      const { eventId: now } = await openTrial(school, anna.familyId);
      expect((await act({ do: 'transfer', eventId: now, scope: 'one', timestamp: oclock(time) })).status).toBe(200);
    }
    const { eventId: moved } = await openTrial(school, anna.familyId);
    expect(moved).not.toBe(trial);
    // Olga has had her trial with the child.
    const assign = (teacher: string): LessonAct => ({ do: 'replaceTeacher', eventId: moved, teacherId: teacher });
    expect((await preview(assign(olga.teacherId))).body.may.why).toBe('scheduling.teacher_does_not_fit');
    const { teacherId: irina } = await haveTeacher(school, { name: 'Ирина' });
    expect((await act(assign(irina))).body.lessons).toMatchObject([{ before: { teacher: 'Пётр' }, after: { teacher: 'Ирина' } }]);
    expect((await log())[0].act).toBe('lessons.intro_teacher_assigned');
    expect(school.faults).toEqual([]);
  });

  test('whose teacher forgot gets its outcome, and leaves the managers’ list', async () => {
    const { school, of, office } = await openOffice();
    const family = await haveFamily(school, { name: 'Соня' });
    const { eventId } = (
      await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: oclock('2026-11-24T12:00') })
    ).body;
    const list = async () => (await office.get('/manager/requests')).body.trials;
    expect(await list()).toEqual([]);
    school.clock.set(at('2026-11-24T12:50'));
    expect(await list()).toMatchObject([
      { familyId: family.familyId, parentName: 'Анна', kid: { name: 'Соня' }, lesson: { event: { eventId } } },
    ]);
    const { act, preview } = of(family.familyId);
    expect((await preview({ do: 'conducted', eventId })).body.effect.lessons).toMatchObject([{ after: { status: 'conducted' } }]);
    expect((await act({ do: 'conducted', eventId })).status).toBe(200);
    expect(await list()).toHaveLength(1);
    const report: LessonAct = {
      do: 'reportTrial',
      eventId,
      outcome: 'recommended',
      courseCode: 'math',
      level: 'm2',
      text: 'Со слов учителя',
    };
    expect((await preview(report)).body.effect.processes).toMatchObject(
      [
        { before: { state: 'inProgress' }, after: { state: 'finished' } },
        { before: null, after: { state: 'waitPositiveBalance' }, courseCode: 'math' },
      ].toReversed(),
    );
    expect((await act(report)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(school.faults).toEqual([]);
  });
});
