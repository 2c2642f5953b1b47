import * as z from 'zod/mini';

import { defineCalls, FileAnswer } from '../call.ts';
import { kid, learners, signedIn } from '../role-rows.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { Attempt, AttemptSummary } from '../playbooks/attempts.ts';
import { Id, word, Nothing } from '../shapes.ts';
import { CourseGame, CourseLesson, CourseOutline, KidCourse, KidCourseProgram } from './shapes.ts';

const CoursePath = z.strictObject({ kidUid: Id, courseCode: CourseCode });
const PlaybookPath = z.strictObject({ kidUid: Id, playbookUid: word(80) });

/** Courses of a kid: for the kid itself, its parent and its teachers. Answers are judged in playbooks. */
export const learningCalls = defineCalls({
  'GET /courses': {
    who: signedIn,
    adult: 'sees',
    summary: 'Courses of the school with their levels and lessons',
    gives: z.strictObject({ courses: z.array(CourseOutline) }),
    refusals: [],
  },
  'GET /kids/:kidUid/courses': {
    who: ['deny', 'own', 'own', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'Courses that a kid studies, with stars and homework, and days and weeks of learning together: the home page of a kid',
    gives: z.strictObject({
      courses: z.array(KidCourse),
      /** A lesson or a finished playbook makes a day, in the time zone of the family. Days and weeks together only grow: rest breaks nothing. */
      streak: z.strictObject({ days: z.int(), today: z.boolean(), weeks: z.int(), lastWeeks: z.array(z.boolean()) }),
    }),
    refusals: ['families.kid_not_found'],
  },
  'GET /kids/:kidUid/courses/:courseCode': {
    who: learners,
    adult: 'sees',
    summary: 'One course of a kid, level by level: which lessons are open, done, and how well',
    params: CoursePath,
    gives: KidCourseProgram,
    refusals: ['families.kid_not_found', 'learning.course_not_started'],
  },
  'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode': {
    who: learners,
    adult: 'sees',
    summary: 'One lesson of a course by its code (m2-08) or its number in the course (1 to n)',
    params: z.strictObject({ kidUid: Id, courseCode: CourseCode, lessonCode: word(20) }),
    gives: CourseLesson,
    refusals: ['families.kid_not_found', 'learning.course_not_started', 'learning.lesson_not_found'],
  },
  'GET /kids/:kidUid/courses/:courseCode/game': {
    who: learners,
    adult: 'sees',
    summary: 'The game of a course: its stars, what they have brought, and whether a round is open',
    params: CoursePath,
    gives: CourseGame,
    refusals: ['families.kid_not_found', 'learning.course_not_started'],
  },
  'POST /kids/:kidUid/courses/:courseCode/game/rounds': {
    who: kid,
    summary: 'Goes on with the round that was left, or begins a new one at the level of the last lesson',
    params: CoursePath,
    body: Nothing,
    gives: Attempt,
    refusals: ['families.kid_not_found', 'learning.course_not_started', 'learning.lesson_locked'],
  },
  'POST /kids/:kidUid/playbooks/:playbookUid/attempts': {
    who: kid,
    summary: 'Opens a playbook: goes on with the attempt that was left, or begins a new one',
    params: PlaybookPath,
    body: Nothing,
    gives: Attempt,
    refusals: ['families.kid_not_found', 'playbooks.slide_not_found', 'learning.lesson_locked'],
  },
  'GET /kids/:kidUid/playbooks/:playbookUid/attempts': {
    who: learners,
    adult: 'sees',
    summary: 'All attempts of a kid at a playbook, newest first',
    params: PlaybookPath,
    gives: z.strictObject({ attempts: z.array(AttemptSummary) }),
    refusals: ['families.kid_not_found', 'playbooks.slide_not_found'],
  },
  'GET /courseProgress/:kidUid/:courseCode/certificates/:lessonCode': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'The certificate of a unit on paper, to print and to hang up',
    params: z.strictObject({ kidUid: Id, courseCode: CourseCode, lessonCode: word(20) }),
    file: 'application/pdf',
    gives: FileAnswer,
    refusals: ['families.kid_not_found', 'learning.course_not_started', 'learning.no_certificate'],
  },
  'GET /courseProgress/:kidUid/:courseCode': {
    who: ['deny', 'own', 'deny', 'own', 'read', 'own'],
    adult: 'sees',
    summary: 'For the parent: the program, scores, stars, and every attempt; answers by GET /attempts/:attemptUid/review',
    params: CoursePath,
    gives: z.strictObject({
      kidUid: Id,
      course: KidCourseProgram,
      attempts: z.array(z.strictObject({ lessonCode: z.string(), playbookUid: z.string(), attempts: z.array(AttemptSummary) })),
    }),
    refusals: ['families.kid_not_found', 'learning.course_not_started'],
  },
});
