import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, mondayOf, plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton, LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useNow } from '#widgets/week/use-now.ts';
import { WeekGrid } from '#widgets/week/week-grid.tsx';
import { WeekTurner } from '#widgets/week/week-turner.tsx';

import { dayIn } from '#kit/day-in-address.ts';
import { LessonLine } from '../today/lesson-line.tsx';
import { LessonTile } from './lesson-tile.tsx';

/** The teacher's week from Monday to Sunday, by the school's clock. */
export function Page() {
  const t = useTexts('teacher');
  const { own: calendar } = useTexts('calendarFeed');
  const locale = useLocale();
  const session = useSession();
  const search = useSearch({ from: '/teacher/week' });
  const navigate = useNavigate({ from: '/teacher/week' });
  const now = useNow();
  const today = wallClock(now, schoolZone);
  const thisMonday = mondayOf(today.date);
  const monday = mondayOf(dayIn(search.week) ?? today.date);
  const { data } = useQuery({
    ...queryOf('GET /teacher/lessons', { query: { from: monday, days: '7' } }),
    placeholderData: keepPreviousData,
  });
  useTopic(session ? `teacher-lessons/${session.customerId}?from=${monday}&days=7` : undefined);

  const dates = Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
  const lessons = (data?.lessons ?? [])
    .map((lesson) => ({ lesson, wall: wallClock(lesson.timestamp, schoolZone) }))
    .filter(({ wall }) => dates.includes(wall.date));

  return (
    <PageLayout
      title={t.week}
      width="wide"
      actions={
        <>
          <p className="text-mute">{t.schoolTime}</p>
          <LoneLink to="/teacher/account">{calendar.title}</LoneLink>
        </>
      }
    >
      <WeekTurner
        monday={monday}
        thisMonday={thisMonday}
        onTurn={(week) => void navigate({ search: { week }, replace: true, resetScroll: false })}
      />
      {!data && <Skeleton className="h-96" />}
      {data && lessons.length === 0 && (
        <EmptyState title={t.weekEmpty} action={<LinkButton to="/teacher">{t.toToday}</LinkButton>}>
          {t.weekEmptyAbout}
        </EmptyState>
      )}
      {lessons.length > 0 && (
        <>
          <div className="flex flex-col gap-5 md:hidden">
            {dates
              .filter((date) => lessons.some(({ wall }) => wall.date === date))
              .map((date) => (
                <section key={date} className="flex flex-col gap-2">
                  <h2
                    aria-current={date === today.date ? 'date' : undefined}
                    className="text-base first-letter:uppercase aria-[current=date]:text-brand"
                  >
                    {dateText(locale, date, 'longDay')}
                  </h2>
                  {lessons
                    .filter(({ wall }) => wall.date === date)
                    .map(({ lesson }) => (
                      <LessonLine key={lesson.eventId} lesson={lesson} lessons={data?.lessons ?? []} now={now} />
                    ))}
                </section>
              ))}
          </div>
          <div className="hidden md:block">
            <WeekGrid
              label={t.weekLabel}
              dates={dates}
              now={today}
              hours={{ from: 8, to: 20 }}
              items={lessons.map(({ lesson, wall }) => ({
                key: lesson.eventId,
                date: wall.date,
                from: wall.minutes,
                minutes: lesson.minutes,
                content: <LessonTile lesson={lesson} now={now} />,
              }))}
            />
          </div>
        </>
      )}
    </PageLayout>
  );
}
