import type { HomeworkOffer, LessonPlan } from '@school/contract/learning/plans';
import type { CourseLesson, KidCourseProgram } from '@school/contract/learning/shapes';
import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import type { Course, Lesson, Level } from '#modules/library';

import { levelToBegin, nextLesson } from '../rules/next-lesson.ts';
import { commonLesson } from '../rules/common-lesson.ts';
import { showProgram } from '../courses/show-course.ts';
import { inTurn } from '../courses/taught-in.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** A lesson of a course with its level. */
interface Placed {
  lesson: Lesson;
  level: Level;
}
type Programs = ReadonlyMap<string, KidCourseProgram | null>;

/** What is taught in a lesson of a teacher, and how its kids stand; another teacher's is not found. */
export const showPlan =
  (tools: Tools) =>
  async (teacherId: string, lessonId: string): Promise<LessonPlan> => {
    const lesson = await tools.staffing.teacherLesson(teacherId, lessonId);
    // The work of a kid that is no pupil any more is not shown by the way of an old lesson either.
    const pupils = await tools.calendar.pupilsAmong(
      teacherId,
      lesson.pupils.map(({ kidUid }) => kidUid),
    );
    return planOf(tools, { ...lesson, pupils: lesson.pupils.filter(({ kidUid }) => pupils.has(kidUid)) });
  };

/** The course that goes on in a lesson, as it was when the lesson began; none in a trial. */
export const courseIn = ({ library }: Pick<Tools, 'library'>, { courseCode, kind, timestamp }: TeacherLesson): Course | undefined =>
  courseCode === null || kind === 'trial' || kind === 'virtual' ? undefined : library.course(courseCode, Temporal.Instant.from(timestamp));

export async function planOf(tools: Tools, lesson: TeacherLesson): Promise<LessonPlan> {
  const { plans, playbooks } = tools;
  const course = courseIn(tools, lesson);
  const kids = lesson.pupils.map(({ kidUid }) => kidUid);
  if (!course) return withoutCourse(lesson, kids);

  const programs = await programsOf(tools, kids, course);
  const all = course.levels.flatMap((level) => level.lessons.map((one): Placed => ({ lesson: one, level })));
  const heldBy = (code: string) =>
    kids.length > 0 && kids.every((kidUid) => typeof lessonIn(programs, kidUid, code)?.openedAt === 'string');
  const [row, openedHere, taught] = [
    await plans.find(lesson.eventId),
    await plans.inLesson(lesson.eventId),
    await heldIn(tools, lesson, kids, course),
  ];
  // Of several lessons ahead each has its own turn, the same that the family is told.
  const isNext =
    (await inTurn(tools, [lesson])).get(lesson.eventId) ??
    commonLesson(
      all.map((one) => one.lesson.lessonCode),
      kids.map((kidUid) => nextOf(course, lesson, programs.get(kidUid) ?? null)),
    );
  const code = row?.lessonCode ?? taught ?? openedHere[0]?.lessonCode ?? isNext;
  const now = all.find((one) => one.lesson.lessonCode === code);
  const uidOf = (lessonCode: string, kind: 'online' | 'home') => playbooks.uidOf(course.courseCode, lessonCode, kind);
  const offers = now
    ? offersFor(
        now,
        all.filter((one) => heldBy(one.lesson.lessonCode)),
        programs,
        uidOf,
      )
    : [];
  return {
    eventId: lesson.eventId,
    courseCode: course.courseCode,
    lesson: now
      ? {
          ...inCourse(now.lesson),
          goal: now.lesson.goal,
          levelTitle: now.level.title,
          playbookUid: uidOf(now.lesson.lessonCode, 'online'),
          slides: now.lesson.tasks.length,
          chosen: typeof row?.lessonCode === 'string',
        }
      : null,
    lessons: all.map((one) => ({ ...inCourse(one.lesson), levelTitle: one.level.title, held: heldBy(one.lesson.lessonCode) })),
    openedAt: openedHere[0]?.openedAt.toString() ?? null,
    homework: {
      playbookUids: row?.homework ?? (now ? [uidOf(now.lesson.lessonCode, 'home')] : []),
      chosen: Array.isArray(row?.homework),
      offers,
    },
    kids: kids.map((kidUid) => {
      const program = programs.get(kidUid) ?? null;
      return {
        kidUid,
        levelTitle: program?.levelTitle ?? null,
        lessonProgress: program?.lessonProgress ?? { count: 0, completed: 0 },
        homework: program?.currentHomework ?? [],
        online: (code && lessonIn(programs, kidUid, code)?.onlinePlaybooks[0]) || null,
      };
    }),
    may: { choose: mayChoose(lesson), open: now ? lesson.may.here : refused('learning.course_finished') },
  };
}

/** What is taught and given at home is chosen until the lesson is closed. */
export const mayChoose = ({ status }: Pick<TeacherLesson, 'status'>): Verdict =>
  status === 'scheduled' || status === 'inProgress' ? allowed() : refused('scheduling.lesson_is_over');

const inCourse = ({ lessonCode, number, place, title }: Lesson) => ({ lessonCode, number, place, title });

const withoutCourse = ({ eventId }: TeacherLesson, kids: readonly string[]): LessonPlan => ({
  eventId,
  courseCode: null,
  lesson: null,
  lessons: [],
  openedAt: null,
  homework: { playbookUids: [], chosen: false, offers: [] },
  kids: kids.map((kidUid) => ({
    kidUid,
    levelTitle: null,
    lessonProgress: { count: 0, completed: 0 },
    homework: [],
    online: null,
  })),
  may: { choose: refused('learning.no_course'), open: refused('learning.no_course') },
});

async function programsOf(tools: Tools, kids: readonly string[], { courseCode }: Course): Promise<Programs> {
  const programs = new Map<string, KidCourseProgram | null>();
  for (const kidUid of kids) {
    const isStarted = (await tools.store.find(kidUid, courseCode)) !== undefined;
    programs.set(kidUid, isStarted ? await showProgram(tools)(kidUid, courseCode) : null);
  }
  return programs;
}

const lessonIn = (programs: Programs, kidUid: string, code: string): CourseLesson | undefined =>
  programs
    .get(kidUid)
    ?.levels.flatMap(({ lessons }) => lessons)
    .find(({ lessonCode }) => lessonCode === code);

/** A kid that has not begun begins at the level its process names, or at the first. */
function nextOf(course: Course, { level }: TeacherLesson, program: KidCourseProgram | null): string | null {
  if (program) return program.nextLesson;
  const first = levelToBegin(course, level);
  return first === undefined ? null : nextLesson(course, { levelCode: first }, new Set());
}

/** Of a lesson that took place: which lesson of the course it opened. */
async function heldIn(tools: Tools, lesson: TeacherLesson, kids: readonly string[], { courseCode }: Course): Promise<string | undefined> {
  if (lesson.status !== 'conducted') return undefined;
  for (const kidUid of kids) {
    const opened = (await tools.store.opened(kidUid, courseCode)).find(({ lessonId }) => lessonId === lesson.eventId);
    if (opened) return opened.lessonCode;
  }
  return undefined;
}

/** What may be given at home: the lesson's own homework, its tasks again, and homework of lessons that all kids have had, the last first. */
function offersFor(
  now: Placed,
  held: readonly Placed[],
  programs: Programs,
  uidOf: (lessonCode: string, kind: 'online' | 'home') => string,
): HomeworkOffer[] {
  const offer = ({ lesson }: Placed, kind: 'online' | 'home', why: HomeworkOffer['why']): HomeworkOffer => {
    const cards = [...programs.keys()].flatMap((kidUid) => {
      const found = lessonIn(programs, kidUid, lesson.lessonCode);
      return (kind === 'online' ? found?.onlinePlaybooks[0] : found?.homePlaybooks[0]) ?? [];
    });
    const isFinished = cards.length === programs.size && cards.every(({ attempts }) => attempts > 0);
    return {
      ...inCourse(lesson),
      playbookUid: uidOf(lesson.lessonCode, kind),
      kind,
      slides: kind === 'online' ? lesson.tasks.length : lesson.home.length,
      why,
      stars: isFinished ? Math.min(...cards.map(({ stars }) => stars)) : null,
    };
  };
  return [
    offer(now, 'home', 'lesson'),
    offer(now, 'online', 'again'),
    ...held
      .filter(({ lesson }) => lesson !== now.lesson)
      .map((one) => offer(one, 'home', 'earlier'))
      .toReversed(),
  ];
}
