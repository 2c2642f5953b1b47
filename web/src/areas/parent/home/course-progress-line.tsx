import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Kid } from '@school/contract/families/shapes';

import { useTexts } from '#i18n/texts.ts';
import { LoneLink } from '#kit/link-button.tsx';

/** How far a kid has come in a course, its stars, and the way to its answers. */
export function CourseProgressLine({ courseCode, kid }: { courseCode: CourseCode; kid: Kid }) {
  const t = useTexts('home').steps;
  const course = kid.coursesProgress.find((it) => it.courseCode === courseCode);
  if (!course) return null;
  const { count, completed } = course.lessonProgress;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-sm text-mute figures">
        {t.passed(completed, count)} · {t.stars(course.stars)}
      </span>
      <LoneLink to="/courseProgress/$kidUid/$courseCode" params={{ kidUid: kid.kidUid, courseCode }}>
        {t.progressAction}
      </LoneLink>
    </p>
  );
}
