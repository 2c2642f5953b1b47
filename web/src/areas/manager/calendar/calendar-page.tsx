import type { CalendarLesson, TeacherDay } from '@school/contract/back-office/calendar-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { plusDays } from '#i18n/time.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { NotLoaded } from '../not-loaded.tsx';
import { useWide } from '../families/use-wide.ts';
import { CalendarHead } from './calendar-head.tsx';
import { DayColumns } from './day-columns.tsx';
import { DayCards } from './day-cards.tsx';
import { Moving } from './moving.tsx';
import type { Moved, Spot } from './spot.ts';
import { usePlace } from './use-place.ts';
import { WeekTable } from './week-table.tsx';

const LessonSheet = lazy(() => import('./lesson-sheet.tsx').then(({ LessonSheet: component }) => ({ default: component })));
const BookSheet = lazy(() => import('./book-sheet.tsx').then(({ BookSheet: component }) => ({ default: component })));
const MoveSheet = lazy(() => import('./move-sheet.tsx').then(({ MoveSheet: component }) => ({ default: component })));

/** All teachers of the school: a day by the hour, a week in figures. What is free is booked from here, what stands is moved. */
export function Page() {
  const t = useTexts('schoolCalendar');
  const isWide = useWide();
  const place = usePlace(useNow());
  const { view, day, monday, sought, change } = place;
  const ofDay = useQuery({
    ...queryOf('GET /manager/calendar/day', { query: { day, ...sought } }),
    enabled: view === 'day',
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const ofWeek = useQuery({
    ...queryOf('GET /manager/calendar/week', { query: { from: monday, ...sought } }),
    enabled: view === 'week',
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const [opened, open] = useState<{ lesson: CalendarLesson; teacher: TeacherDay }>();
  const [moved, move] = useState<Moved>();
  const [spot, choose] = useState<Spot>();
  const list = view === 'day' ? ofDay : ofWeek;
  const free =
    view === 'day'
      ? ofDay.data?.teachers.reduce((sum, { windows }) => sum + (windows ?? 0), 0)
      : ofWeek.data?.teachers.reduce((sum, { days }) => sum + days.reduce((of, { windows }) => of + (windows ?? 0), 0), 0);
  const day$ = { onLesson: (lesson: CalendarLesson, teacher: TeacherDay) => open({ lesson, teacher }), onSpot: choose, onDrag: move };
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <span className="print:hidden">
          <Button size="small" onPress={() => window.print()}>
            {t.print}
          </Button>
        </span>
      }
    >
      <CalendarHead
        place={place}
        about={list.data && free !== undefined ? t.about(list.data.teachers.length, list.data.all, free) : undefined}
        minutes={list.data?.minutes}
      />
      {moved && <Moving of={moved} onStop={() => move(undefined)} />}
      {list.isError && <NotLoaded list={list} />}
      {!list.data && !list.isError && <Skeleton className="h-96" />}
      {list.data?.teachers.length === 0 && (
        <Nobody isNarrowed={place.isNarrowed} onReset={() => change({ subject: undefined, age: undefined, language: undefined })} />
      )}
      {view === 'day' && ofDay.data && ofDay.data.teachers.length > 0 && (
        <>{isWide ? <DayColumns of={ofDay.data} moved={moved} {...day$} /> : <DayCards of={ofDay.data} {...day$} />}</>
      )}
      {view === 'week' && ofWeek.data && ofWeek.data.teachers.length > 0 && (
        <WeekTable
          of={ofWeek.data}
          dates={Array.from({ length: 7 }, (_, at) => plusDays(monday, at))}
          today={place.today}
          onOpen={(date) => change({ view: undefined, day: date })}
        />
      )}
      <Suspense>
        {opened && (
          <LessonSheet
            {...opened}
            onMove={(familyId) => {
              move({ lesson: opened.lesson, familyId });
              open(undefined);
            }}
            onClose={() => open(undefined)}
          />
        )}
        {spot && !moved && <BookSheet spot={spot} onClose={() => choose(undefined)} />}
        {spot && moved && (
          <MoveSheet
            spot={spot}
            moved={moved}
            onClose={() => {
              choose(undefined);
              move(undefined);
            }}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}

function Nobody({ isNarrowed, onReset }: { isNarrowed: boolean; onReset(): void }) {
  const t = useTexts('schoolCalendar');
  return isNarrowed ? (
    <EmptyState title={t.nobody} action={<Button onPress={onReset}>{t.reset}</Button>}>
      {t.nobodyAbout}
    </EmptyState>
  ) : (
    <EmptyState title={t.noTeachers} action={<LinkButton to="/manager/teachers">{t.toTeachers}</LinkButton>}>
      {t.noTeachersAbout}
    </EmptyState>
  );
}
