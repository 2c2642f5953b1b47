import { numberOf } from '@school/contract/learning/lesson-number';
import type { KidCourseProgram } from '@school/contract/learning/shapes';

import { useMayArrange } from '#api/adult.ts';
import { useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { Icon, Star } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { Beginning } from '#widgets/course-progress/beginning.tsx';

import { Arranging } from '../adult-may.tsx';

/** A course at one glance: the level, how far it is done, stars, the last lesson and the next. */
export function CourseSummary({ kidUid, course }: { kidUid: string; course: KidCourseProgram }) {
  const t = useTexts('course-progress');
  const locale = useLocale();
  const tongue = locale === 'ru-RU' ? 'ru' : 'en';
  const isParent = useSession()?.role === 'parent';
  const may = useMayArrange() && isParent;
  const { lessonProgress, stars, levelTitle, endDate } = course;
  const lessons = course.levels.flatMap((level) => level.lessons);
  const titleOf = (code: string | null) => {
    const lesson = lessons.find(({ lessonCode }) => lessonCode === code);
    return lesson && t.lesson(numberOf(course.courseCode, lesson), lesson.title[tongue]);
  };
  const facts = [
    [t.current, titleOf(course.currentLesson)],
    [t.upcoming, titleOf(course.nextLesson)],
  ] as const;
  return (
    <Card className="flex flex-col gap-4">
      <ProgressBar
        label={levelTitle?.[tongue] ?? course.title[tongue]}
        value={lessonProgress.completed}
        max={lessonProgress.count}
        text={t.passed(lessonProgress.completed, lessonProgress.count)}
      />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="inline-flex items-center gap-1.5 font-bold figures">
          <Icon of={Star} className="fill-sun text-sun-deep" />
          {t.stars(stars)}
        </span>
        {endDate !== null && <strong className="text-good">{t.completed(at(locale, endDate, 'date', deviceZone()))}</strong>}
      </p>
      <dl className="flex flex-col gap-3">
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt className="text-sm text-mute">{name}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Beginning kidUid={kidUid} courseCode={course.courseCode} may={may} texts={t.beginning} />
      {endDate !== null && (
        <Arranging>
          <LinkButton to="/intro-appointment" className="self-start">
            {t.whatNext}
          </LinkButton>
        </Arranging>
      )}
    </Card>
  );
}
