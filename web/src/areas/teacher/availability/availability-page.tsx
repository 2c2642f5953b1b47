import type { Availability } from '@school/contract/calendar/shapes';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { mondayOf, plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { useNow } from '#widgets/week/use-now.ts';
import { WeekTurner } from '#widgets/week/week-turner.tsx';

import { dayIn } from '#kit/day-in-address.ts';
import { cellMinutes } from '#widgets/working-hours/cells.ts';
import { DaysApart } from './days-apart.tsx';
import { gridLessons } from './grid-lessons.ts';
import { HoursFields } from '#widgets/working-hours/hours-fields.tsx';
import { HoursGrid } from './hours-grid.tsx';
import { Saving } from './saving.tsx';
import { SpecialDays } from './special-days.tsx';
import { useHoursDraft } from './use-hours-draft.ts';

const hoursQuery = queryOf('GET /teacher/availability');

export const load = () => void queryClient.prefetchQuery(hoursQuery);

const views = ['grid', 'fields', 'days'] as const;

/** When the teacher works: the hours of a week to paint or to type, and the days that differ. Nothing is saved by a stroke alone. */
export function Page() {
  const t = useTexts('teacherHours');
  const search = useSearch({ from: '/teacher/availability' });
  const navigate = useNavigate({ from: '/teacher/availability' });
  const { data: saved } = useSuspenseQuery(hoursQuery);
  const { draft, isChanged, change, reset } = useHoursDraft(saved);
  const today = wallClock(useNow(), schoolZone).date;
  const thisMonday = mondayOf(today);
  const monday = mondayOf(dayIn(search.week) ?? today);
  const dates = useMemo(() => Array.from({ length: 7 }, (_, at) => plusDays(monday, at)), [monday]);
  const { data: week } = useQuery({
    ...queryOf('GET /teacher/lessons', { query: { from: monday, days: '7' } }),
    placeholderData: keepPreviousData,
  });
  const lessons = useMemo(() => gridLessons(week?.lessons ?? []).filter(({ date }) => dates.includes(date)), [week, dates]);
  const view = views.find((name) => name === search.view) ?? 'grid';
  const go = (to: { week?: string; view?: string }) => void navigate({ search: { ...search, ...to }, replace: true, resetScroll: false });

  const take = (availability: Availability) => {
    queryClient.setQueryData(hoursQuery.queryKey, availability);
    reset();
    raiseNotice({ tone: 'good', text: t.saved });
  };

  return (
    <PageLayout title={t.title} width="wide" actions={<p className="text-mute">{t.about}</p>}>
      <Tabs
        label={t.views}
        open={view}
        onOpen={(name) => go({ view: name })}
        tabs={[
          {
            id: 'grid',
            title: t.grid,
            panel: (
              <div className="flex flex-col gap-3">
                <HoursGrid
                  cells={draft.cells}
                  onPaint={(cells) => change({ cells })}
                  dates={dates}
                  today={today}
                  special={new Set(draft.exceptions.map(({ day }) => day))}
                  lessons={lessons}
                >
                  <WeekTurner monday={monday} thisMonday={thisMonday} onTurn={(turned) => go({ week: turned })} />
                </HoursGrid>
                <DaysApart dates={dates} exceptions={draft.exceptions} absences={saved.absences} />
              </div>
            ),
          },
          { id: 'fields', title: t.fields, panel: <HoursFields cells={draft.cells} onPaint={(cells) => change({ cells })} /> },
          {
            id: 'days',
            title: t.days,
            panel: (
              <SpecialDays
                cells={draft.cells}
                exceptions={draft.exceptions}
                today={today}
                onChange={(exceptions) => change({ exceptions })}
              />
            ),
          },
        ]}
      />
      <output className="figures font-bold">{t.perWeek((draft.cells.size * cellMinutes) / 60)}</output>
      {isChanged && <Saving draft={draft} onSaved={take} onUndo={reset} />}
    </PageLayout>
  );
}
