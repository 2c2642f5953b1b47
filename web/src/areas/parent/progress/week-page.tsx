import type { WeekReport } from '@school/contract/learning/progress';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween, mondayOf, plusDays, wallClock } from '#i18n/time.ts';
import { dayIn } from '#kit/day-in-address.ts';
import { Button } from '#kit/button.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { hueOf } from '#kit/hue.ts';
import { Check, Icon } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Fox } from '#widgets/fox/fox.tsx';
import { SubjectIcon } from '#widgets/subject/subject-icon.tsx';

import { Up } from '#kit/up.tsx';
import { PractiseCard } from './practise-card.tsx';
import { type Stat, Stats } from './stats.tsx';

export const load = ({ params: { kidUid = '' } }: { params: Readonly<Record<string, string>> }): void =>
  void queryClient.prefetchQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));

/** A week of a child, as the letter of Sunday tells it: what was learnt, how it went, what to practise. */
export function Page() {
  const t = useTexts('progress');
  const locale = useLocale();
  const { kidUid, day } = useParams({ from: '/progress/$kidUid/$day' });
  const { data: kid } = useSuspenseQuery(queryOf('GET /kids/:kidUid', { params: { kidUid } }));
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const thisMonday = mondayOf(wallClock(schoolNow(), user.timezone).date);
  const from = mondayOf(dayIn(day) ?? thisMonday);
  const { data: week } = useQuery(queryOf('GET /kids/:kidUid/weeks/:day', { params: { kidUid, day: from } }));
  const days = datesBetween(locale, from, plusDays(from, 6), 'day');
  const practise = week?.courses.find((course) => course.practise)?.practise;
  return (
    <PageLayout
      title={t.weekOfKid(kid.firstName, days)}
      titleHidden
      above={
        <Up to="/progress" search={{ kid: kidUid }}>
          {t.toProgress}
        </Up>
      }
    >
      {!week && <Skeleton className="h-72" />}
      {week && (
        <div className="two-columns flex flex-col gap-6">
          {week.courses.length === 0 ? (
            <EmptyState picture={<Fox pose="sleeping" />} title={t.quiet}>
              <b className="block">{t.weekOfKid(kid.firstName, days)}</b>
              {t.quietAbout}
            </EmptyState>
          ) : (
            <div className="flex min-w-0 flex-col gap-4">
              <section aria-hidden className="moment week-head">
                <div>
                  <p className="mb-2 flex items-center gap-2 font-bold">
                    <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={36} />
                    {kid.firstName}
                  </p>
                  <p className="text-3xl font-black tracking-tight">{t.week(days)}</p>
                </div>
                {kid.age < teenFrom && <Fox pose="celebrating" size={110} />}
              </section>
              <Stats className="sheets" stats={statsOf(week, t)} />
              {week.courses.map((course) => (
                <CourseWeek key={course.courseCode} course={course} />
              ))}
            </div>
          )}
          <div className="beside flex flex-col gap-4">
            {practise && <PractiseCard practise={practise} />}
            {week.courses.length > 0 && <Share title={t.weekOfKid(kid.firstName, days)} week={week} />}
            <nav className="flex flex-wrap justify-between gap-x-5">
              <LoneLink to="/progress/$kidUid/$day" params={{ kidUid, day: plusDays(from, -7) }}>
                {t.before}
              </LoneLink>
              {from < thisMonday && (
                <LoneLink to="/progress/$kidUid/$day" params={{ kidUid, day: plusDays(from, 7) }}>
                  {t.after}
                </LoneLink>
              )}
            </nav>
          </div>
        </div>
      )}
    </PageLayout>
  );
}

/** Nobody of this age is shown the fox. */
const teenFrom = 13;

/** What the week comes to: lessons, tasks, how many at once; what there was none of is left out. */
function statsOf(week: WeekReport, t: ReturnType<typeof useTexts<'progress'>>): Stat[] {
  const sum = (of: (course: WeekReport['courses'][number]) => number) => week.courses.reduce((all, course) => all + of(course), 0);
  const [lessons, answered, right] = [
    sum((course) => course.lessons.length),
    sum((course) => course.answered),
    sum((course) => course.right),
  ];
  const share = t.percent(Math.round((100 * right) / Math.max(answered, 1)));
  return [
    ...(lessons > 0 ? [{ figure: String(lessons), said: t.held(lessons) }] : []),
    ...(week.finished > 0 ? [{ figure: String(week.finished), said: t.finished(week.finished) }] : []),
    ...(answered > 0 ? [{ figure: share, said: t.atOnce }] : []),
  ];
}

function CourseWeek({ course: { courseCode, title, lessons, answered, right } }: { course: WeekReport['courses'][number] }) {
  const t = useTexts('progress');
  const tongue = tongueOf(useLocale());
  return (
    <section aria-label={title[tongue]} className={`${hueOf(courseCode)} flex flex-col gap-3 rounded-lg bg-card p-5 shadow-flat`}>
      <header className="flex items-center gap-3">
        <span className="tile">
          <SubjectIcon code={courseCode} />
        </span>
        <div>
          <h2 className="text-xl">{title[tongue]}</h2>
          {lessons.length > 0 && <p className="text-sm text-mute">{t.held(lessons.length)}</p>}
        </div>
      </header>
      {lessons.length > 0 && (
        <ul aria-label={t.learnt} className="flex flex-col gap-2">
          {lessons.map(({ lessonCode, goal }) => (
            <li key={lessonCode} className="flex gap-2 font-bold">
              <Icon of={Check} className="mt-0.5 text-good" />
              {goal[tongue]}
            </li>
          ))}
        </ul>
      )}
      {answered > 0 && <p className="figures">{t.answered(right, answered)}</p>}
    </section>
  );
}

/** The same as text: to whoever the family likes, by what the device offers, else to be pasted. */
function Share({ title, week }: { title: string; week: WeekReport }) {
  const t = useTexts('progress');
  const tongue = tongueOf(useLocale());
  const text = [
    title,
    ...week.courses.flatMap((course) => [course.title[tongue], ...course.lessons.map(({ goal }) => `• ${goal[tongue]}`)]),
  ].join('\n');
  const share = async () => {
    if ('share' in navigator) return navigator.share({ title, text });
    await (navigator as Navigator).clipboard.writeText(text);
    raiseNotice({ tone: 'good', text: t.shared });
  };
  // Whoever closes the window of the device has changed their mind.
  return <Button onPress={() => void share().catch(() => undefined)}>{t.share}</Button>;
}
