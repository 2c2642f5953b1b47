import type { CourseLesson, Homework, KidCourse, PlaybookCard } from '@school/contract/learning/shapes';

import { type Ordered, nextLesson } from './next-lesson.ts';

type Text = { ru: string; en: string };

/** A lesson of a course as content has it. */
export interface LessonOutline {
  lessonCode: string;
  number: number;
  place: number;
  title: Text;
  goal: Text;
  /** What is given to whoever has done it. */
  certificate?: Text | undefined;
  playbooks: readonly { playbookUid: string; kind: 'online' | 'home'; slides: number }[];
}
export interface CourseOfKid extends Ordered {
  courseCode: KidCourse['courseCode'];
  title: Text;
  levels: readonly { levelCode: string; title: Text; lessons: readonly LessonOutline[] }[];
}

/** How the kid stands with a playbook that it ever opened. */
export interface Standing {
  attempts: number;
  score: PlaybookCard['score'];
  stars: PlaybookCard['stars'] | null;
  begun: boolean;
  /** ISO. */
  firstFinishedAt: string | null;
  lastFinishedAt: string | null;
}

/** A playbook that a teacher gave as homework; `of`: the lesson it is the homework of, null when a lesson was repeated. */
interface Given {
  playbookUid: string;
  of: string | null;
  /** ISO. */
  at: string;
}

/** What happened so far: lessons opened (lesson code → ISO instant), playbooks played, and what teachers chose. */
export interface Done {
  levelCode: string;
  /** The lesson of the level that the kid began with; null is the first. */
  beginsAt?: string | null;
  /** ISO; when the last level of the course was done. */
  completedAt: string | null;
  opened: ReadonlyMap<string, string>;
  standings: ReadonlyMap<string, Standing>;
  /** Lessons whose tasks were opened in class: since when, and whether that class goes on. */
  inClass: ReadonlyMap<string, { at: string; goesOn: boolean }>;
  given: readonly Given[];
  /** Opened lessons whose homework is what the teacher gave, and nothing else. */
  chosen: ReadonlySet<string>;
}

const most = 3;

/**
 * A lesson as the kid has it. It is done when every homework of it was finished once, however well (docs/rules/learning.md#homework). In class its
 * tasks may be open before it was conducted; its homework never is (docs/rules/learning.md#homework).
 */
export function lessonOf(lesson: LessonOutline, done: Done): CourseLesson {
  const { opened, standings, inClass } = done;
  const openedAt = opened.get(lesson.lessonCode) ?? null;
  const isInClass = inClass.has(lesson.lessonCode);
  const cards = lesson.playbooks.map(({ playbookUid, kind, slides }): PlaybookCard => {
    const standing = standings.get(playbookUid);
    const attempts = standing?.attempts ?? 0;
    const isLocked = openedAt === null && !(isInClass && kind === 'online');
    const state = isLocked ? 'locked' : standing?.begun ? 'begun' : attempts > 0 ? 'done' : 'open';
    return { playbookUid, kind, slides, state, score: standing?.score ?? null, stars: standing?.stars ?? 0, attempts };
  });
  const homePlaybooks = cards.filter(({ kind }) => kind === 'home');
  const isDone = homeworkFor(lesson, done).every((one) => isComplete(one, done));
  return {
    lessonCode: lesson.lessonCode,
    number: lesson.number,
    place: lesson.place,
    title: lesson.title,
    goal: lesson.goal,
    state: openedAt === null ? (isInClass ? 'open' : 'locked') : isDone ? 'done' : 'open',
    stars: cards.reduce((sum, { stars }) => sum + stars, 0),
    starsMax: cards.length * most,
    openedAt,
    onlinePlaybooks: cards.filter(({ kind }) => kind === 'online'),
    homePlaybooks,
  };
}

/** The homework of an opened lesson: what its teacher gave, else its own. */
function homeworkFor({ lessonCode, playbooks }: LessonOutline, { opened, given, chosen }: Done): Given[] {
  const openedAt = opened.get(lessonCode);
  if (openedAt === undefined) return [];
  if (chosen.has(lessonCode)) return given.filter(({ of }) => of === lessonCode);
  return playbooks.filter(({ kind }) => kind === 'home').map(({ playbookUid }) => ({ playbookUid, of: lessonCode, at: openedAt }));
}

/** Its own homework of a lesson is locked until it is given; what is repeated counts when it was finished since. */
function isComplete({ playbookUid, at }: Given, { standings }: Done): boolean {
  const last = standings.get(playbookUid)?.lastFinishedAt;
  return typeof last === 'string' && Date.parse(last) >= Date.parse(at);
}

/** When an opened lesson became done; null while it is not. */
export function doneAt(lesson: LessonOutline, done: Done): string | null {
  const homework = homeworkFor(lesson, done);
  if (!homework.every((one) => isComplete(one, done))) return null;
  const finished = homework.flatMap(({ playbookUid, at }) => {
    const { firstFinishedAt = null, lastFinishedAt = null } = done.standings.get(playbookUid) ?? {};
    const since = firstFinishedAt !== null && Date.parse(firstFinishedAt) >= Date.parse(at) ? firstFinishedAt : lastFinishedAt;
    return since ?? [];
  });
  const opened = done.opened.get(lesson.lessonCode);
  return (
    [...(opened === undefined ? [] : [opened]), ...finished].toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null
  );
}

/** The tasks that are done in class just now: those opened last, not finished since. */
function inClassNow(lessons: readonly LessonOutline[], done: Done): KidCourse['inClass'] {
  const [now] = [...done.inClass]
    .filter(([, { goesOn }]) => goesOn)
    .toSorted(([, one], [, other]) => Date.parse(other.at) - Date.parse(one.at));
  const lesson = now && lessons.find(({ lessonCode }) => lessonCode === now[0]);
  const playbook = lesson?.playbooks.find(({ kind }) => kind === 'online');
  if (!now || !lesson || !playbook) return null;
  const { lessonCode, title } = lesson;
  const { playbookUid } = playbook;
  return isComplete({ playbookUid, of: null, at: now[1].at }, done) ? null : { lessonCode, title, playbookUid };
}

/** The course on the kid's home page: where it is, what is to be done, how many stars. */
export function courseOf(course: CourseOfKid, done: Done): KidCourse {
  const level = course.levels.find(({ levelCode }) => levelCode === done.levelCode);
  const outlines = course.levels.flatMap(({ lessons }) => lessons);
  const all = outlines.map((lesson) => lessonOf(lesson, done));
  const ofLevel = all.filter(({ lessonCode }) => level?.lessons.some((lesson) => lesson.lessonCode === lessonCode));
  const current = all
    .filter(({ openedAt }) => openedAt !== null)
    .toSorted((one, other) => (one.openedAt ?? '').localeCompare(other.openedAt ?? '', 'en') || one.number - other.number)
    .at(-1);
  const homework = homeworkOf(outlines, done, current?.openedAt ?? undefined);
  const todo = homework.find(({ complete }) => !complete);
  const completed = ofLevel.filter(({ state }) => state === 'done').length;
  return {
    courseCode: course.courseCode,
    title: course.title,
    levelCode: level?.levelCode ?? null,
    levelTitle: level?.title ?? null,
    isDisabled: all.length === 0,
    lessonProgress: { count: ofLevel.length, completed },
    stars: all.reduce((sum, { stars }) => sum + stars, 0),
    endDate: done.completedAt,
    currentLesson: current?.lessonCode ?? null,
    nextLesson: nextLesson(course, done, new Set(done.opened.keys())),
    currentHomework: homework,
    currentTask: todo ? { lessonCode: todo.lessonCode, playbookUid: todo.playbookUid } : null,
    inClass: inClassNow(outlines, done),
  };
}

/** Homework still to be done, oldest first, and that of the current lesson, done or not. Given twice, the last time counts. */
function homeworkOf(lessons: readonly LessonOutline[], done: Done, currentSince: string | undefined): Homework[] {
  const all = [...lessons.flatMap((lesson) => homeworkFor(lesson, done)), ...done.given.filter(({ of }) => of === null)];
  const last = new Map(all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).map((one) => [one.playbookUid, one]));
  return [...last.values()]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .flatMap((given) => {
      const { playbookUid, at } = given;
      const lesson = lessons.find(({ playbooks }) => playbooks.some((playbook) => playbook.playbookUid === playbookUid));
      const complete = isComplete(given, done);
      const isOfNow = currentSince !== undefined && Date.parse(at) >= Date.parse(currentSince);
      if (!lesson || (complete && !isOfNow)) return [];
      const standing = done.standings.get(playbookUid);
      const { lessonCode, title } = lesson;
      return [{ lessonCode, title, playbookUid, complete, begun: standing?.begun ?? false, stars: standing?.stars ?? 0 }];
    });
}
