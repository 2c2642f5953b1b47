import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone, wallClock } from '#i18n/time.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { illFromNow, searchOf } from '../absences/wanted-absence.ts';
import { lessonNow, stageOf } from '../lesson-stage.ts';
import { isOpen } from '../lesson-words.ts';
import { CardNews } from './card-news.tsx';
import { LessonLine } from './lesson-line.tsx';
import { NextLesson } from './next-lesson.tsx';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /teacher/lessons'));

/** The teacher's first screen is now: the lesson that is on or comes next, and the rest of the day. */
export function Page() {
  const t = useTexts('teacher');
  const locale = useLocale();
  const session = useSession();
  const now = useNow();
  const { data } = useSuspenseQuery({ ...queryOf('GET /teacher/lessons'), refetchInterval: 60_000 });
  useTopic(session ? `teacher-lessons/${session.customerId}` : undefined);
  const next = lessonNow(data.lessons, now, (lesson) => isOpen(lesson) && stageOf(lesson, now) !== 'ahead');
  /** Of any day before: they stay on top until something is said of them. Those of today have their place in the day. */
  const waiting = data.waiting.filter(({ eventId }) => !data.lessons.some((lesson) => lesson.eventId === eventId));
  const waitingDays = [...Map.groupBy(waiting, ({ timestamp }) => at(locale, timestamp, 'longDay', schoolZone))];
  const rest = data.lessons.filter((lesson) => lesson !== next);

  return (
    <PageLayout
      title={t.today}
      width={next && rest.length > 0 ? 'wide' : 'text'}
      actions={
        <p className="figures text-mute first-letter:uppercase">
          {at(locale, now, 'dayTime', schoolZone)} {t.schoolTime}
        </p>
      }
    >
      {waiting.length > 0 && (
        <section className="flex flex-col gap-3 rounded-lg border-2 border-warn bg-card p-5">
          <h2 className="text-lg">{t.waitingAll(waiting.length)}</h2>
          {waitingDays.map(([day, lessons]) => (
            <div key={day} className="flex flex-col gap-1">
              <h3 className="figures text-sm font-normal text-mute first-letter:uppercase">{day}</h3>
              <ul aria-label={day} className="flex flex-col gap-2">
                {lessons.map((lesson) => (
                  <li key={lesson.eventId}>
                    <LessonLine lesson={lesson} lessons={waiting} now={now} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <CardNews />
      {data.lessons.length === 0 && (
        <EmptyState title={t.empty} action={<LinkButton to="/teacher/week">{t.toWeek}</LinkButton>}>
          {t.emptyAbout}
        </EmptyState>
      )}
      <div className={next && rest.length > 0 ? 'grid items-start gap-5 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]' : 'contents'}>
        {next && <NextLesson lesson={next} lessons={data.lessons} now={now} />}
        {rest.length > 0 && (
          <section className="flex flex-col gap-3">
            <h2 className="text-lg">{t.rest}</h2>
            <ul className="flex flex-col gap-2">
              {rest.map((lesson) => (
                <li key={lesson.eventId}>
                  <LessonLine lesson={lesson} lessons={data.lessons} now={now} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <TextLink to="/teacher/equipment" className="inline-flex min-h-11 items-center self-start">
        {t.equipment}
      </TextLink>
      {next && (
        <TextLink
          to="/teacher/absences"
          search={searchOf(illFromNow(wallClock(now, schoolZone)))}
          className="inline-flex min-h-11 items-center self-start"
        >
          {t.ill}
        </TextLink>
      )}
    </PageLayout>
  );
}
