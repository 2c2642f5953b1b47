import type { UnitCertificate } from '@school/contract/learning/shapes';

import { type CourseOfKid, type Done, doneAt } from './progress.ts';

/** The certificates of a kid in a course: one for each review that was held and whose homework is done (docs/rules/learning.md#certificates). */
export const certificatesOf = ({ levels }: Pick<CourseOfKid, 'levels'>, done: Done): UnitCertificate[] =>
  levels.flatMap(({ title: levelTitle, lessons }) =>
    lessons.flatMap((lesson) => {
      const { lessonCode, certificate } = lesson;
      const givenAt = certificate && done.opened.has(lessonCode) ? doneAt(lesson, done) : null;
      return certificate && givenAt !== null ? [{ lessonCode, title: certificate, levelTitle, givenAt }] : [];
    }),
  );
