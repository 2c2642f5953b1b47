import type { CourseGame, KidCourseProgram } from '@school/contract/learning/shapes';
import type { Attempt } from '@school/contract/playbooks/attempts';
import { playbooksLimits } from '@school/contract/playbooks/limits';

import { Refusal } from '#platform/refusal';

import { collected, lessonOfGame } from '../rules/course-game.ts';
import { showProgram } from './show-course.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** The lesson that the kid's game is made of now. */
const lessonNow = ({ levels }: Pick<KidCourseProgram, 'levels'>) => lessonOfGame(levels.flatMap(({ lessons }) => lessons));

/** The game of a course as the kid has it (docs/rules/learning.md#game). */
export const showGame =
  (tools: Tools) =>
  async (kidUid: string, code: string): Promise<CourseGame> => {
    const { library, playbooks } = tools;
    const program = await showProgram(tools)(kidUid, code);
    const lesson = lessonNow(program);
    const course = library.course(code);
    if (!course) throw new Refusal('learning.course_not_started');
    const { courseCode, game } = course;
    const [standing, standings] = await Promise.all([playbooks.gameStanding(kidUid, code), playbooks.standings(kidUid, code)]);
    const { found, starsToNext } = collected(standing.stars, game.pieces.length, playbooksLimits.game.starsPerPiece);
    const playbookUid = lesson && playbooks.uidOf(courseCode, lesson.lessonCode, 'game');
    return {
      courseCode,
      title: game.title,
      about: game.about,
      lesson: lesson ? { lessonCode: lesson.lessonCode, title: lesson.title } : null,
      begun: standings.some((one) => one.playbookUid === playbookUid && one.begun),
      ...standing,
      pieces: playbooks.pictured(game.pieces).map((face, at) => ({ face, found: at < found })),
      starsToNext,
      certificates: program.certificates,
    };
  };

/** A round of it, at the level of the last lesson: the open one goes on, else a new one begins. */
export const playGame =
  (tools: Tools) =>
  async (kidUid: string, courseCode: string): Promise<Attempt> => {
    const lesson = lessonNow(await showProgram(tools)(kidUid, courseCode));
    if (!lesson) throw new Refusal('learning.lesson_locked');
    return tools.playbooks.open(kidUid, tools.playbooks.uidOf(courseCode, lesson.lessonCode, 'game'));
  };
