import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Kid } from '@school/contract/families/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Icon, Star } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';

/** How far a kid has come in a course, its stars, and the way to its answers. */
export function CourseProgressLine({ courseCode, kid }: { courseCode: CourseCode; kid: Kid }) {
  const t = useTexts('home').steps;
  const course = kid.coursesProgress.find((it) => it.courseCode === courseCode);
  if (!course) return null;
  const { count, completed } = course.lessonProgress;
  return (
    <>
      <ProgressBar label={t.progressLabel} value={completed} max={count} text={t.progress(completed, count)} />
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="inline-flex items-center gap-1.5">
          <Icon of={Star} className="fill-sun text-sun-deep" />
          {t.stars(course.stars)}
        </span>
        <LoneLink to="/courseProgress/$kidUid/$courseCode" params={{ kidUid: kid.kidUid, courseCode }}>
          {t.progressAction}
        </LoneLink>
      </p>
    </>
  );
}
