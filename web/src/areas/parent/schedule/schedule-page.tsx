import { lazy, Suspense } from 'react';

import { useNavigate } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { familyZone } from '#i18n/zones.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { WeekGrid } from '#widgets/week/week-grid.tsx';
import { WeekTurner } from '#widgets/week/week-turner.tsx';

import { Agenda } from './agenda.tsx';
import { KidFilter } from './kid-filter.tsx';
import { LessonBlock } from './lesson-block.tsx';
import { NextLesson } from './next-lesson.tsx';
import { useSchedule } from './use-schedule.ts';

const LessonSheet = lazy(() => import('./lesson-sheet.tsx').then(({ LessonSheet: component }) => ({ default: component })));

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /events'));
};

/** The weeks of the family: a list of days on a phone, seven columns on a wide screen. Week, kid and open lesson stand in the address. */
export function Page() {
  const t = useTexts('schedule');
  const names = useTexts('names');
  const navigate = useNavigate({ from: '/schedule' });
  const { user, kid, now, today, dates, monday, thisMonday, events, next, opened, search } = useSchedule();
  /** Goes on from here with other choices; an opened lesson is a step that Back takes back. */
  const go = (to: { week?: string; kid?: string | undefined; event?: string | undefined }) => {
    const wanted = Object.fromEntries(Object.entries({ ...search, ...to }).filter(([, value]) => value !== undefined));
    void navigate({ search: wanted, replace: to.event === undefined, resetScroll: false });
  };
  const kidsOf = (kids: readonly string[]) => user.kids.filter(({ kidUid }) => kids.includes(kidUid));

  return (
    <Frame title={t.title} width="wide" actions={<p className="text-sm text-mute">{familyZone(names, user.timezone)}</p>}>
      {next && <NextLesson event={next} kids={kidsOf(next.kids)} zone={user.timezone} now={now} onOpen={(event) => go({ event })} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WeekTurner monday={monday} thisMonday={thisMonday} onTurn={(week) => go({ week })} />
        {user.kids.length > 1 && <KidFilter kids={user.kids} chosen={kid?.kidUid} onChoose={(chosen) => go({ kid: chosen })} />}
      </div>
      {events.length === 0 ? (
        <EmptyState title={t.empty} action={<LinkButton to="/intro-appointment">{t.bookTrial}</LinkButton>}>
          {t.emptyAbout}
        </EmptyState>
      ) : (
        <>
          <div className="md:hidden">
            <Agenda
              dates={dates}
              today={today.date}
              events={events}
              kidsOf={kidsOf}
              zone={user.timezone}
              onOpen={(event) => go({ event })}
            />
          </div>
          <div className="hidden md:block">
            <WeekGrid
              label={t.week}
              dates={dates}
              now={today}
              hours={{ from: 11, to: 19 }}
              items={events.map((event) => ({
                key: event.eventId,
                date: event.wall.date,
                from: event.wall.minutes,
                minutes: event.minutes,
                content: (
                  <LessonBlock event={event} kids={kidsOf(event.kids)} zone={user.timezone} onOpen={() => go({ event: event.eventId })} />
                ),
              }))}
            />
          </div>
        </>
      )}
      {opened && (
        <Suspense>
          <LessonSheet event={opened} kids={kidsOf(opened.kids)} zone={user.timezone} onClose={() => go({ event: undefined })} />
        </Suspense>
      )}
    </Frame>
  );
}
