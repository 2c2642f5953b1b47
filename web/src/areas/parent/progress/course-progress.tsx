import { numberOf } from '@school/contract/learning/lesson-number';
import type { CourseReport } from '@school/contract/learning/progress';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { monthName } from '#i18n/month.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { hueOf } from '#kit/hue.ts';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { Link } from '#kit/router/link.tsx';
import { SubjectIcon } from '#widgets/subject/subject-icon.tsx';

import { Months } from './months.tsx';
import { Skills } from './skills.tsx';
import { Stats } from './stats.tsx';

/** A course at one glance: where it is, this month beside the last, what sits. */
export function CourseProgress({ course }: { course: CourseReport }) {
  const t = useTexts('progress');
  const locale = useLocale();
  const tongue = tongueOf(locale);
  const { courseCode, title, levelTitle, lessonProgress, stars, now, before } = course;
  const change = (more: number) => ({ figure: t.change(more), said: t.toMonth(monthName(locale, before.month)) });
  const isComparable = now.right !== null && before.right !== null;
  return (
    <div className={`${hueOf(courseCode)} flex min-w-0 flex-col gap-6`}>
      <section aria-label={title[tongue]} className="flex flex-col gap-4 rounded-lg bg-card p-5 shadow-flat">
        <header className="flex items-center gap-3">
          <span className="tile">
            <SubjectIcon code={courseCode} />
          </span>
          <div className="min-w-0">
            <h2 className="text-xl">{title[tongue]}</h2>
            {levelTitle && <p className="text-sm text-mute">{t.level(levelTitle[tongue])}</p>}
          </div>
        </header>
        <Stats
          stats={[
            { figure: String(lessonProgress.completed), said: t.ofLessons(lessonProgress.completed, lessonProgress.count) },
            { figure: String(stars), said: t.stars(stars) },
            ...(isComparable ? [change((now.right ?? 0) - (before.right ?? 0))] : []),
          ]}
        />
        {!isComparable && <p className="text-sm text-mute">{t.noCompare}</p>}
        <Months now={now} before={before} />
      </section>
      <Skills skills={course.skills} />
    </div>
  );
}

/** Lessons held, the newest first: each opens all its answers with their tasks. */
export function HeldLessons({ kidUid, course }: { kidUid: string; course: CourseReport }) {
  const t = useTexts('progress');
  const locale = useLocale();
  const { courseCode } = course;
  return (
    <section className={`${hueOf(courseCode)} flex flex-col gap-2`}>
      <h2 className="text-lg">{t.lessons}</h2>
      <ul className="rows">
        {course.lessons.map((lesson) => (
          <li key={lesson.lessonCode}>
            <Link
              to="/courseProgress/$kidUid/$courseCode"
              params={{ kidUid, courseCode }}
              search={{ lesson: lesson.lessonCode }}
              className="row-line"
            >
              <span className="tile figures">{numberOf(courseCode, lesson)}</span>
              <span>
                <b className="block">{lesson.title[tongueOf(locale)]}</b>
                <span className="text-sm text-mute">
                  {t.lessonLine(at(locale, lesson.heldAt, 'day', deviceZone()), lesson.right, lesson.answered)}
                </span>
              </span>
              <Icon of={ChevronRight} className="text-mute" />
            </Link>
          </li>
        ))}
      </ul>
      <LoneLink to="/courseProgress/$kidUid/$courseCode" params={{ kidUid, courseCode }} className="self-start">
        {t.answers}
      </LoneLink>
    </section>
  );
}
