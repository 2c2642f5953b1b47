import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTopic } from '#api/use-topic.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween, mondayOf, plusDays, wallClock } from '#i18n/time.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { ChevronRight, FileText, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Link } from '#kit/router/link.tsx';
import { useSearch } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { PageTab, PageTabs } from '#kit/tabs.tsx';
import { Fox } from '#widgets/fox/fox.tsx';

import { CourseProgress, HeldLessons } from './course-progress.tsx';
import { KidTabs } from './kid-tabs.tsx';
import { DailyMinutes } from './daily-minutes.tsx';
import { MasteredSkills } from './mastered-skills.tsx';
import { PractiseCard } from './practise-card.tsx';

export const load = (): void => void queryClient.prefetchQuery(queryOf('GET /user'));

/** Books are there for a child without a course, too. */
function LibraryLine({ kidUid }: { kidUid: string }) {
  const t = useTexts('progress');
  return (
    <li>
      <Link to="/books/$kidUid" params={{ kidUid }} className="row-line">
        <Icon of={FileText} />
        <span>
          <b className="block">{t.library}</b>
          <span className="text-sm text-mute">{t.libraryAbout}</span>
        </span>
        <Icon of={ChevronRight} className="text-mute" />
      </Link>
    </li>
  );
}

/** How a child gets on: this month beside the last, what sits, one thing for home; the lessons and the weeks. */
export function Page() {
  const t = useTexts('progress');
  const locale = useLocale();
  const search = useSearch({ from: '/progress' });
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const kid =
    user.kids.find(({ kidUid }) => kidUid === search.kid) ?? user.kids.find((it) => it.coursesProgress.length > 0) ?? user.kids[0];
  const { data } = useQuery({
    ...queryOf('GET /kids/:kidUid/progress', { params: { kidUid: kid?.kidUid ?? '' } }),
    enabled: kid !== undefined,
  });
  useTopic(kid && `kids/${kid.kidUid}`);
  const course = data?.courses.find(({ courseCode }) => courseCode === search.course) ?? data?.courses[0];
  const none = (
    <EmptyState
      picture={<Fox pose="reading" />}
      title={t.none}
      action={
        <LinkButton to="/schedule" kind="primary">
          {t.toSchedule}
        </LinkButton>
      }
    >
      {t.noneAbout}
    </EmptyState>
  );
  if (!kid) return <PageLayout title={t.title}>{none}</PageLayout>;
  const monday = plusDays(mondayOf(wallClock(schoolNow(), user.timezone).date), -7);
  return (
    <PageLayout title={t.title} actions={<KidTabs kids={user.kids} shown={kid.kidUid} />}>
      {!data && <Skeleton className="h-72" />}
      {data && !course && none}
      {data && data.courses.length > 1 && (
        <PageTabs label={t.course}>
          {data.courses.map(({ courseCode, title }) => (
            <PageTab
              key={courseCode}
              to="/progress"
              search={{ kid: kid.kidUid, course: courseCode }}
              aria-current={courseCode === course?.courseCode ? 'page' : undefined}
            >
              {title[tongueOf(locale)]}
            </PageTab>
          ))}
        </PageTabs>
      )}
      {course && (
        <div className="two-columns flex flex-col gap-6">
          <div className="flex min-w-0 flex-col gap-6">
            <CourseProgress course={course} />
            <MasteredSkills kidUid={kid.kidUid} courseCode={course.courseCode} />
          </div>
          <div className="beside flex flex-col gap-5">
            {course.practise ? (
              <PractiseCard practise={course.practise} />
            ) : (
              course.skills.length > 0 && <p className="rounded-lg bg-good-soft p-5 font-bold text-good">{t.allFirm}</p>
            )}
            <DailyMinutes kidUid={kid.kidUid} />
            {course.lessons.length > 0 && <HeldLessons kidUid={kid.kidUid} course={course} />}
            <ul className="rows">
              <li>
                <Link to="/progress/$kidUid/$day" params={{ kidUid: kid.kidUid, day: monday }} className="row-line">
                  <Icon of={FileText} />
                  <span>
                    <b className="block">{t.weeks}</b>
                    <span className="text-sm text-mute">{t.week(datesBetween(locale, monday, plusDays(monday, 6), 'day'))}</span>
                  </span>
                  <Icon of={ChevronRight} className="text-mute" />
                </Link>
              </li>
              <LibraryLine kidUid={kid.kidUid} />
            </ul>
          </div>
        </div>
      )}
      {data && !course && (
        <ul className="rows">
          <LibraryLine kidUid={kid.kidUid} />
        </ul>
      )}
    </PageLayout>
  );
}
