import type { CourseLesson, Homework, KidCourse, PlaybookCard } from '@school/contract/learning/shapes';

import { type Ordered, nextLesson } from './next-lesson.ts';

type Text = { ru: string; en: string };

/** A lesson of a course as content has it. */
export interface LessonOutline {
  lessonCode: string;
  number: number;
  title: Text;
  goal: Text;
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
}

/** What happened so far: lessons opened (lesson code → ISO instant), playbooks played. */
export interface Done {
  levelCode: string;
  opened: ReadonlyMap<string, string>;
  standings: ReadonlyMap<string, Standing>;
}

const most = 3;

/** A lesson as the kid has it. It is done when every homework of it was finished once, however well (spec §4). */
export function lessonOf(lesson: LessonOutline, { opened, standings }: Done): CourseLesson {
  const openedAt = opened.get(lesson.lessonCode) ?? null;
  const cards = lesson.playbooks.map(({ playbookUid, kind, slides }): PlaybookCard => {
    const standing = standings.get(playbookUid);
    const attempts = standing?.attempts ?? 0;
    const state = openedAt === null ? 'locked' : standing?.begun ? 'begun' : attempts > 0 ? 'done' : 'open';
    return { playbookUid, kind, slides, state, score: standing?.score ?? null, stars: standing?.stars ?? 0, attempts };
  });
  const homePlaybooks = cards.filter(({ kind }) => kind === 'home');
  return {
    lessonCode: lesson.lessonCode,
    number: lesson.number,
    title: lesson.title,
    goal: lesson.goal,
    state: openedAt === null ? 'locked' : homePlaybooks.every(({ attempts }) => attempts > 0) ? 'done' : 'open',
    stars: cards.reduce((sum, { stars }) => sum + stars, 0),
    starsMax: cards.length * most,
    openedAt,
    onlinePlaybooks: cards.filter(({ kind }) => kind === 'online'),
    homePlaybooks,
  };
}

/** The course on the kid's home page: where it is, what is to be done, how many stars. */
export function courseOf(course: CourseOfKid, done: Done): KidCourse {
  const level = course.levels.find(({ levelCode }) => levelCode === done.levelCode);
  const all = course.levels.flatMap(({ lessons }) => lessons.map((lesson) => lessonOf(lesson, done)));
  const ofLevel = all.filter(({ lessonCode }) => level?.lessons.some((lesson) => lesson.lessonCode === lessonCode));
  const current = all
    .filter(({ openedAt }) => openedAt !== null)
    .toSorted((one, other) => (one.openedAt ?? '').localeCompare(other.openedAt ?? '', 'en') || one.number - other.number)
    .at(-1);
  const homework = homeworkOf(all, current?.lessonCode);
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
    endDate: completed > 0 && completed === ofLevel.length ? lastFinish(ofLevel, done) : null,
    currentLesson: current?.lessonCode ?? null,
    nextLesson: nextLesson(course, done.levelCode, new Set(done.opened.keys())),
    currentHomework: homework,
    currentTask: todo ? { lessonCode: todo.lessonCode, playbookUid: todo.playbookUid } : null,
  };
}

/** Homework still to be done, oldest first, and that of the current lesson, done or not. */
function homeworkOf(lessons: readonly CourseLesson[], current: string | undefined): Homework[] {
  return lessons
    .filter(({ openedAt }) => openedAt !== null)
    .flatMap(({ lessonCode, title, homePlaybooks }) =>
      homePlaybooks.map(({ playbookUid, attempts, state, stars }) => ({
        lessonCode,
        title,
        playbookUid,
        complete: attempts > 0,
        begun: state === 'begun',
        stars,
      })),
    )
    .filter(({ complete, lessonCode }) => !complete || lessonCode === current);
}

const lastFinish = (lessons: readonly CourseLesson[], { standings }: Done): string | null =>
  lessons
    .flatMap(({ homePlaybooks }) => homePlaybooks.flatMap(({ playbookUid }) => standings.get(playbookUid)?.firstFinishedAt ?? []))
    .sort()
    .at(-1) ?? null;
