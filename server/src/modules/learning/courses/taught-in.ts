import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Event } from '@school/contract/calendar/shapes';

import type { Lesson as BookedLesson, TaughtIn } from '#modules/calendar';

import { lessonsInTurn } from '../rules/lessons-in-turn.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Kinds of lessons in which no course goes on. */
const apart: readonly BookedLesson['kind'][] = ['trial', 'virtual'];

type Asked = Parameters<TaughtIn>[0][number];

const isComing = ({ status, markOutcome }: BookedLesson): boolean =>
  (status === 'held' || status === 'scheduled' || status === 'inProgress') && (markOutcome === null || markOutcome === 'conducted');

/** Which lesson of its course is taught in each of these lessons: of a held one what was, of a coming one what is in turn. */
export const taughtIn =
  (tools: Tools): TaughtIn =>
  async (asked) => {
    const ofCourses = asked.filter(({ lesson }) => lesson.courseCode !== null && !apart.includes(lesson.kind));
    const [held, coming] = await Promise.all([
      heldIn(
        tools,
        ofCourses.filter(({ lesson }) => lesson.status === 'conducted'),
      ),
      inTurn(tools, ofCourses.map(({ lesson }) => lesson).filter(isComing)),
    ]);
    const shown = ofCourses.flatMap(({ lesson }): Array<[string, Event['lesson']]> => {
      const code = held.get(lesson.lessonId) ?? coming.get(lesson.lessonId);
      const view = code && lesson.courseCode ? lessonView(tools, lesson.courseCode, code) : null;
      return view ? [[lesson.lessonId, view]] : [];
    });
    return new Map(shown);
  };

/** What lessons that took place opened for these kids; one that was held again opened nothing, and was chosen. */
async function heldIn({ store, plans }: Tools, asked: readonly Asked[]): Promise<Map<string, string>> {
  if (asked.length === 0) return new Map();
  const lessons = asked.map(({ lesson }) => lesson);
  const [opened, chosen] = await Promise.all([store.openedIn(lessons.map(({ lessonId }) => lessonId)), plans.chosenFor(lessons)]);
  for (const { lesson, kids } of asked) {
    const own = opened.find(({ lessonId, kidUid }) => lessonId === lesson.lessonId && kids.includes(kidUid));
    if (own && !chosen.has(lesson.lessonId)) chosen.set(lesson.lessonId, own.lessonCode);
  }
  return chosen;
}

/** What coming lessons hold, if all before them are held. */
export async function inTurn(tools: Tools, lessons: ReadonlyArray<Pick<BookedLesson, 'processId'>>): Promise<Map<string, string>> {
  if (lessons.length === 0) return new Map();
  const { library, plans, calendar, store } = tools;
  const coming = (await calendar.comingOf([...new Set(lessons.map(({ processId }) => processId))])).filter(
    (lesson) => isComing(lesson) && !apart.includes(lesson.kind),
  );
  const courses = [...new Set(coming.map(({ courseCode }) => courseCode))].flatMap((code) => (code && library.course(code)) || []);
  const [chosen, ...standings] = await Promise.all([
    plans.chosenFor(coming),
    ...courses.map(({ courseCode }) => standingsIn(store, coming, courseCode)),
  ]);
  const found = new Map<string, string>();
  for (const [at, course] of courses.entries()) {
    const ofCourse = coming
      .filter(({ courseCode }) => courseCode === course.courseCode)
      .map(({ lessonId, participants, level }) => ({
        lessonId,
        kids: participants.map(({ kidUid }) => kidUid),
        level,
        chosen: chosen.get(lessonId) ?? null,
      }));
    const turns = lessonsInTurn(course, ofCourse, new Map(standings[at]?.map(({ kidUid, ...standing }) => [kidUid, standing])));
    for (const [lessonId, lessonCode] of turns) found.set(lessonId, lessonCode);
  }
  return found;
}

/** Where the kids of these lessons stand in a course. */
const standingsIn = (store: Tools['store'], lessons: readonly BookedLesson[], course: string) =>
  store.standingsOf(
    [
      ...new Set(
        lessons.filter(({ courseCode }) => courseCode === course).flatMap(({ participants }) => participants.map(({ kidUid }) => kidUid)),
      ),
    ],
    course,
  );

function lessonView({ library, playbooks }: Tools, courseCode: CourseCode, code: string): Event['lesson'] {
  const lesson = library
    .courseWithTaken(courseCode)
    ?.levels.flatMap(({ lessons }) => lessons)
    .find(({ lessonCode }) => lessonCode === code);
  if (!lesson) return null;
  const { lessonCode, number, title } = lesson;
  return { lessonCode, number, title, playbookUid: playbooks.uidOf(courseCode, lessonCode, 'online') };
}
