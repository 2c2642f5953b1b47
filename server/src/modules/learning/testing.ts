import type { CourseCode } from '@school/contract/catalogue/limits';

import { newId } from '#platform/ids';

import type { TestSchool } from '../../testing.ts';

interface Pupil {
  familyId: string;
  kidUid: string;
}

/** A paid schedule stands: the kid begins a course, as scheduling says it. */
export async function startLearning(
  school: TestSchool,
  { familyId, kidUid }: Pupil,
  courseCode: CourseCode = 'math',
  level: string | null = 'm2',
) {
  await school.outbox.publish({
    type: 'scheduling.learning_started',
    familyId,
    kidUid,
    processId: newId(),
    courseCode,
    level,
  });
  await school.outbox.drain();
}

/** A lesson of a course took place, as scheduling says it. */
export async function conductLesson(
  school: TestSchool,
  { familyId, kidUid }: Pupil,
  {
    courseCode = 'math',
    kind = 'individual',
    lessonId = newId(),
  }: { courseCode?: CourseCode; kind?: 'individual' | 'trial' | 'group' | 'virtual'; lessonId?: string } = {},
) {
  await school.outbox.publish({
    type: 'scheduling.lesson_conducted',
    lessonId,
    familyId,
    courseCode,
    kind,
    processId: newId(),
    kidUids: [kidUid],
    conductedAt: school.clock.now().toString(),
  });
  await school.outbox.drain();
}
