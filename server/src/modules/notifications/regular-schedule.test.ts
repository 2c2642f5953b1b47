import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveSchedule, monday18, thursday1730, tuesday18 } from '../scheduling/regular/testing.ts';
import { haveFamily, haveTeacher } from '../scheduling/testing.ts';

/** The last mail: subject and text. */
const last = async (school: TestSchool) => {
  await school.settle();
  const [message] = await school.messages.latest({ limit: 1 });
  return { subject: message?.subject, text: message?.text ?? '' };
};

test('a family hears of every change of its schedule once, with the times by its own clock', async () => {
  const school = await openSchool();
  const { parent, processId, teacherId, teacher } = await haveSchedule(school);
  const ask = async (path: string, body: object) => {
    const answer = await parent.post(path, { processId, ...body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return last(school);
  };
  const reason = 'Так удобнее';

  const changed = await ask('/regular-schedule/change', { teacherId, days: [tuesday18, thursday1730], reason });
  expect(changed.subject).toBe('Расписание изменено: Математика');
  expect(changed.text).toContain('Уроки: вторник 18:00, четверг 17:30 (время: Минск)');

  const paused = await ask('/regular-schedule/pause', { from: '2026-11-30', until: '2026-12-14', reason });
  expect(paused.subject).toBe('Пауза в расписании: Математика');
  expect(paused.text).toContain('уроков не будет с 30 ноября по 13 декабря');
  expect(paused.text).toContain('с 14 декабря уроки продолжатся сами');

  const other = await haveFamily(school);
  await school.as(other.parent).post('/intro', { kidUid: other.kidUid, subject: 'math', timestamp: '2026-12-01T15:00:00Z' });
  const resumed = await ask('/regular-schedule/resume', {});
  expect(resumed.subject).toBe('Уроки снова в расписании: Математика');
  expect(resumed.text).toContain('В расписание вернулось: 3 урока.');
  expect(resumed.text).toContain('• вторник, 1 декабря, 18:00 (время: Минск)');

  await haveTeacher(school, { name: 'Ирина', rules: [{ weekday: 2, fromMinute: 540, toMinute: 1260 }] });
  const waits = await ask('/user/change-teacher-request', { reason });
  expect(waits.subject).toBe('Ищем преподавателя: Математика');
  const vera = await haveTeacher(school, { name: 'Вера' });
  const before = (await school.messages.latest({ limit: 100 })).length;
  const taught = await ask('/user/change-teacher-request', { teacherId: vera.teacherId, reason, days: [monday18] });
  expect(taught.subject).toBe('Новый преподаватель: Вера');
  expect(taught.text).toContain('Уроки: понедельник 18:00 (время: Минск)');
  await ask('/regular-schedule/change', { teacherId: teacher.customerId, days: [thursday1730], reason });
  expect((await last(school)).subject).toBe('Новый преподаватель: Ольга');

  const ended = await ask('/regular-schedule/end', { reason });
  expect(ended.subject).toBe('Регулярное расписание завершено: Математика');
  expect((await school.messages.latest({ limit: 100 })).length).toBe(before + 3);
  expect(school.faults).toEqual([]);
});
