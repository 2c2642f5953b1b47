import type { beginningCalls } from '@school/contract/learning/beginning-calls';
import type { learningCalls } from '@school/contract/learning/calls';

import type { Catalogue } from '#modules/catalogue';
import type { Handlers } from '#platform/http';

import type { Learning } from './learning.ts';

export function learningHttp(learning: Learning, catalogue: Pick<Catalogue, 'titles' | 'offer'>): Handlers<typeof learningCalls> {
  return {
    'GET /courses': async () => {
      const [titles, offer] = await Promise.all([catalogue.titles(), catalogue.offer()]);
      const withLessons = learning.outlines().map((course) => ({ ...course, title: titles[course.courseCode] ?? course.title }));
      // Courses of the school's own have levels, and no lessons of the product.
      const own = offer.courses.flatMap(({ courseCode, title, ages, levels, isOwn }) =>
        isOwn && title
          ? [
              {
                courseCode,
                title,
                ages,
                levels: levels.map((mark) => ({ levelCode: mark, title: { ru: mark, en: mark }, ages, lessons: [] })),
              },
            ]
          : [],
      );
      return { courses: [...withLessons, ...own] };
    },
    'GET /kids/:kidUid/courses': ({ who, params }) => learning.courses(who, params.kidUid),
    'GET /kids/:kidUid/courses/:courseCode': ({ who, params }) => learning.program(who, params.kidUid, params.courseCode),
    'GET /kids/:kidUid/courses/:courseCode/lessons/:lessonCode': ({ who, params }) =>
      learning.lesson(who, params.kidUid, params.courseCode, params.lessonCode),
    'GET /kids/:kidUid/courses/:courseCode/game': ({ who, params }) => learning.game(who, params.kidUid, params.courseCode),
    'POST /kids/:kidUid/courses/:courseCode/game/rounds': ({ who, params }) => learning.playGame(who, params.kidUid, params.courseCode),
    'POST /kids/:kidUid/playbooks/:playbookUid/attempts': ({ who, params }) =>
      learning.openPlaybook(who, params.kidUid, params.playbookUid),
    'GET /kids/:kidUid/playbooks/:playbookUid/attempts': async ({ who, params }) => ({
      attempts: await learning.history(who, params.kidUid, params.playbookUid),
    }),
    'GET /courseProgress/:kidUid/:courseCode/certificates/:lessonCode': ({ who, params }) => learning.certificate(who, params),
    'GET /courseProgress/:kidUid/:courseCode': ({ who, params }) => learning.progress(who, params.kidUid, params.courseCode),
  };
}

export const beginningHttp = (learning: Learning): Handlers<typeof beginningCalls> => ({
  'GET /kids/:kidUid/courses/:courseCode/beginning': ({ who, params }) => learning.beginning(who, params.kidUid, params.courseCode),
  'PATCH /kids/:kidUid/courses/:courseCode/beginning': ({ who, params, body }) =>
    learning.chooseBeginning(who, params.kidUid, params.courseCode, body.lessonCode),
});
