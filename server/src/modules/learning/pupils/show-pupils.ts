import type { AnswerOf } from '@school/contract/calls';

import { showCourses } from '../courses/show-course.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Courses of a kid in short. */
const studied = async (tools: Tools, kidUid: string) =>
  (await showCourses(tools)(kidUid)).map(({ courseCode, levelTitle, lessonProgress, stars, currentHomework }) => ({
    courseCode,
    levelTitle,
    lessonProgress,
    stars,
    homework: currentHomework.filter(({ complete }) => !complete).length,
  }));

/** The pupils of a teacher with their progress. */
export const showPupils =
  (tools: Tools) =>
  async (teacherId: string): Promise<AnswerOf<'GET /teacher/pupils'>> => {
    const pupils: AnswerOf<'GET /teacher/pupils'>['pupils'] = [];
    for (const { pupil, last, next } of await tools.staffing.ownPupils(teacherId))
      pupils.push({ pupil, last, next, courses: await studied(tools, pupil.kidUid) });
    return { pupils };
  };

/** One pupil of a teacher: its courses, and the lessons they had. */
export const showPupil =
  (tools: Tools) =>
  async (teacherId: string, kidUid: string): Promise<AnswerOf<'GET /teacher/pupils/:kidUid'>> => ({
    ...(await tools.staffing.ownPupil(teacherId, kidUid)),
    courses: await studied(tools, kidUid),
  });
