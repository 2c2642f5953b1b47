import type { CourseCode } from '@school/contract/catalogue/limits';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import type { TestSchool } from '../../../testing.ts';
import { haveFamily } from '../../families/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { playThrough, rightAnswer } from '../testing.ts';

/** A lesson of a course, so many hours from now, as if it stood in the books. */
export async function haveLesson(
  school: TestSchool,
  { teacherId, familyId, kidUid }: { teacherId: string; familyId: string; kidUid: string },
  { courseCode, inHours = 1 }: { courseCode: CourseCode; inHours?: number },
) {
  const [lessonId, now] = [newId(), school.clock.now()];
  const start = now.add({ seconds: inHours * 3600 });
  const going = await school.db.one(sql<{ processId: string }>`
    select process_id as "processId" from scheduling_processes where kid_uid = ${kidUid} and type = 'learning' and subject = ${courseCode}`);
  const processId = going?.processId ?? newId();
  if (!going) {
    await school.db.run(sql`
      insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, course_code, teacher_id, created_at)
      values (${processId}, ${familyId}, ${kidUid}, 'learning', ${courseCode}, ${courseCode}, ${teacherId}, ${now})`);
  }
  await school.db.run(sql`
    insert into scheduling_lessons (lesson_id, process_id, teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
    values (${lessonId}, ${processId}, ${teacherId}, 'individual', tstzrange(${start}, ${start.add({ minutes: 50 })}), 'scheduled', ${now}, 8, 10, 10, 5, 1, 1, 30, 1, 16)`);
  await school.db.run(sql`
    insert into scheduling_participants (lesson_id, kid_uid, family_id, during, active)
    values (${lessonId}, ${kidUid}, ${familyId}, tstzrange(${start}, ${start.add({ minutes: 50 })}), true)`);
}

/** A kid with a teacher of a course, everybody's calls, and a way to have a playbook done with all that is right. */
export async function haveStudy(school: TestSchool, courseCode: CourseCode = 'softskills') {
  const family = await haveFamily(school);
  const { teacherId, teacher } = await haveTeacher(school);
  await haveLesson(school, { teacherId, ...family }, { courseCode });
  return {
    ...family,
    teacherId,
    teacher,
    asTeacher: school.as(teacher),
    asKid: school.as(family.kid),
    asParent: school.as(family.parent),
    async play(playbookUid: string) {
      const attempt = await school.playbooks.open(family.kidUid, playbookUid);
      const { result } = await playThrough(school, family.kid, attempt, rightAnswer);
      return { attemptUid: attempt.attemptUid, result };
    },
  };
}
