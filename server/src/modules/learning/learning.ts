import type { AnswerOf } from '@school/contract/calls';
import type { Kid } from '@school/contract/families/shapes';
import type { Attempt, AttemptSummary } from '@school/contract/playbooks/attempts';

import { listenTo } from '#platform/module';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { createLearningStore } from './stores/learning.store.ts';
import { playGame, showGame } from './courses/course-game.ts';
import { fitsNext } from './courses/fits-next.ts';
import { lessonsDone } from './courses/lessons-done.ts';
import { finishCourses } from './courses/move-on.ts';
import { openWithoutLesson } from './courses/open-without-lesson.ts';
import { catalogueOf, showCourses, showLesson, showProgram } from './courses/show-course.ts';
import { choosePlan, openInClass } from './plans/choose-plan.ts';
import { followMoves } from './plans/follow-moves.ts';
import { showProgress, showWeek } from './progress/show-progress.ts';
import { showSkills } from './progress/show-skills.ts';
import { openHomework, openPractice } from './practice/open-practice.ts';
import { chooseMinutes, showPractice } from './practice/show-practice.ts';
import { showMastered } from './practice/show-mastered.ts';
import { chooseWarmUp } from './practice/warm-up.ts';
import { createPracticeStore } from './stores/practice.store.ts';
import { createPlanStore } from './stores/plans.store.ts';
import { showPlan } from './plans/show-plan.ts';
import { whenClassIsOver } from './plans/when-class-is-over.ts';
import { showPupil, showPupils } from './pupils/show-pupils.ts';
import { showStreak } from './courses/show-streak.ts';
import { chooseBeginning, showBeginning } from './courses/beginning.ts';
import { taughtIn } from './courses/taught-in.ts';
import { writeCertificate } from './courses/write-certificate.ts';
import type { LearningGiven, Tools } from './dependencies/dependencies.ts';
import { whenLearningStarts } from './courses/when-learning-starts.ts';
import { whenLessonIsConducted } from './courses/when-lesson-is-conducted.ts';
import { whenPlaybookIsFinished } from './courses/when-playbook-is-finished.ts';
import { insistOnKid } from './courses/whose-kid.ts';

/** Courses of kids: what is open, what is done, what comes next. */
export function createLearning(given: LearningGiven) {
  const tools: Tools = {
    ...given,
    store: createLearningStore(given.db),
    plans: followMoves(createPlanStore(given.db), given.calendar),
    practice: createPracticeStore(given.db),
  };
  const { library, playbooks, store, plans } = tools;
  const insistOn = insistOnKid(tools);
  const show = { courses: showCourses(tools), program: showProgram(tools), lesson: showLesson(tools) };
  const closeClass = whenClassIsOver(tools);

  /** A playbook of a course that the kid studies; of any other course there is no such slide (docs/rules/refusals.md#server-messages). */
  const placeFor = async (kidUid: string, playbookUid: string) => {
    const place = playbooks.placeOf(playbookUid);
    if (!(await store.find(kidUid, place.courseCode))) throw new Refusal('playbooks.slide_not_found');
    return place;
  };
  return {
    outlines: () => catalogueOf(library.courses()),
    async courses(who: Principal, kidUid: string) {
      await insistOn(who, kidUid);
      const [courses, streak] = await Promise.all([show.courses(kidUid), showStreak(tools)(kidUid)]);
      return { courses, streak };
    },
    async program(who: Principal, kidUid: string, courseCode: string) {
      await insistOn(who, kidUid);
      return show.program(kidUid, courseCode);
    },
    async lesson(who: Principal, kidUid: string, courseCode: string, codeOrNumber: string) {
      await insistOn(who, kidUid);
      return show.lesson(kidUid, courseCode, codeOrNumber);
    },
    async game(who: Principal, kidUid: string, courseCode: string) {
      await insistOn(who, kidUid);
      return showGame(tools)(kidUid, courseCode);
    },
    async playGame(who: Principal, kidUid: string, courseCode: string) {
      await insistOn(who, kidUid);
      return playGame(tools)(kidUid, courseCode);
    },
    /** What a teacher teaches in a lesson and gives at home. */
    plan: showPlan(tools),
    /** The pupils of a teacher with their progress. */
    pupils: showPupils(tools),
    pupil: showPupil(tools),
    /** Which lesson of its course is taught in each lesson: for schedules. */
    taughtIn: taughtIn(tools),
    choosePlan: choosePlan(tools),
    openInClass: openInClass(tools),
    /** Opens or goes on with a playbook whose lesson was conducted, or whose tasks were opened in class. */
    async openPlaybook(who: Principal, kidUid: string, playbookUid: string): Promise<Attempt> {
      await insistOn(who, kidUid);
      const { courseCode, lessonCode, kind } = await placeFor(kidUid, playbookUid);
      // Game and practice are opened by their course, which knows how far the kid has come.
      if (kind === 'game' || kind === 'practice') throw new Refusal('playbooks.slide_not_found');
      const opened = await store.opened(kidUid, courseCode);
      const isHere = (lesson: { lessonCode: string }) => lesson.lessonCode === lessonCode;
      const isOpen = opened.some(isHere) || (kind === 'online' && (await plans.inClass(kidUid, courseCode)).some(isHere));
      if (!isOpen) throw new Refusal('learning.lesson_locked');
      return kind === 'home' ? openHomework(tools)(kidUid, playbookUid, { courseCode, lessonCode }) : playbooks.open(kidUid, playbookUid);
    },
    /** Practice of today: what is left of it, and one that is opened. */
    async practice(who: Principal, kidUid: string) {
      await insistOn(who, kidUid);
      return showPractice(tools)(kidUid);
    },
    choosePracticeMinutes: chooseMinutes(tools),
    async openPractice(who: Principal, kidUid: string, courseCode: string) {
      await insistOn(who, kidUid);
      return openPractice(tools)(kidUid, courseCode);
    },
    async mastered(who: Principal, kidUid: string) {
      await insistOn(who, kidUid);
      return showMastered(tools)(kidUid);
    },
    beginning: showBeginning(tools),
    chooseBeginning: chooseBeginning(tools),
    warmUp: chooseWarmUp(tools),
    openWithoutLesson: openWithoutLesson(tools),
    lessonsDone: lessonsDone(tools),
    /** Days and weeks of learning. */
    streak: showStreak(tools),
    /** The courses of a kid with its level in each and the lessons that were held. */
    async held(kidUid: string) {
      const courses = await store.coursesOf(kidUid);
      return Promise.all(
        courses.map(async ({ courseCode, levelCode }) => ({
          courseCode,
          levelCode,
          lessons: (await store.opened(kidUid, courseCode)).map(({ lessonCode }) => lessonCode),
        })),
      );
    },
    fitsNext: fitsNext(tools),
    levelTitle: library.levelTitle,
    /** By the clock. */
    finishCourses: finishCourses(tools),
    async history(who: Principal, kidUid: string, playbookUid: string): Promise<AttemptSummary[]> {
      await insistOn(who, kidUid);
      await placeFor(kidUid, playbookUid);
      return playbooks.history(kidUid, playbookUid);
    },
    /** The parent's page of a course: the program, and every attempt at each playbook that has one. */
    async progress(who: Principal, kidUid: string, courseCode: string): Promise<AnswerOf<'GET /courseProgress/:kidUid/:courseCode'>> {
      await insistOn(who, kidUid);
      const course = await show.program(kidUid, courseCode);
      const lessons = course.levels.flatMap((level) => level.lessons);
      const cards = lessons.flatMap(({ lessonCode, openedAt, onlinePlaybooks, homePlaybooks }) => [
        ...[...homePlaybooks, ...onlinePlaybooks].map(({ playbookUid }) => ({ lessonCode, playbookUid })),
        // Practice stands at the lesson that was the latest then.
        ...(openedAt === null ? [] : [{ lessonCode, playbookUid: playbooks.uidOf(course.courseCode, lessonCode, 'practice') }]),
      ]);
      const histories = await playbooks.histories(
        kidUid,
        cards.map(({ playbookUid }) => playbookUid),
      );
      const attempts = cards.map((card) => ({ ...card, attempts: histories.get(card.playbookUid) ?? [] }));
      return { kidUid, course, attempts: attempts.filter((card) => card.attempts.length > 0) };
    },
    async certificate(who: Principal, of: { kidUid: string; courseCode: string; lessonCode: string }) {
      await insistOn(who, of.kidUid);
      return writeCertificate(tools)(who, of);
    },
    /** How a kid gets on, what its level teaches, and a week of it: for whoever may look at its learning. */
    async kidProgress(who: Principal, kidUid: string) {
      await insistOn(who, kidUid);
      return showProgress(tools)(kidUid);
    },
    async skills(who: Principal, kidUid: string, courseCode: string) {
      await insistOn(who, kidUid);
      return showSkills(tools)(kidUid, courseCode);
    },
    async kidWeek(who: Principal, kidUid: string, day: string) {
      await insistOn(who, kidUid);
      return showWeek(tools)(kidUid, day);
    },
    /** The same week for the letter about it, and the families that have something to read there. */
    weekOf: showWeek(tools),
    familiesLearning: store.familiesLearning,
    /** A kid's courses in short, for the documents of the family and the kid. */
    async coursesProgress(kidUid: string): Promise<Kid['coursesProgress']> {
      return (await show.courses(kidUid)).map(({ courseCode, isDisabled, lessonProgress, stars, currentHomework, endDate }) => ({
        courseCode,
        isDisabled,
        lessonProgress,
        stars,
        endDate,
        homework: currentHomework.filter(({ complete }) => !complete).length,
      }));
    },
    listens: listenTo({
      'scheduling.learning_started': { 'learning.start-course': whenLearningStarts(tools) },
      'scheduling.lesson_conducted': {
        'learning.open-lesson': whenLessonIsConducted(tools),
        'learning.close-conducted-class': closeClass,
      },
      'scheduling.lesson_broke_down': { 'learning.close-broken-class': closeClass },
      'scheduling.lesson_returned': { 'learning.close-returned-class': closeClass },
      'scheduling.lesson_missed': { 'learning.close-missed-class': closeClass },
      'playbooks.finished': { 'learning.show-progress': whenPlaybookIsFinished(tools) },
      'playbooks.marked': { 'learning.show-marks': whenPlaybookIsFinished(tools) },
    }),
  };
}

export type Learning = ReturnType<typeof createLearning>;
