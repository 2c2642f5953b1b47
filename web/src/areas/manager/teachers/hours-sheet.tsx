import type { AnswerOf } from '@school/contract/calls';
import type { Availability } from '@school/contract/calendar/shapes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TouchedLines } from '#widgets/lesson-look/touched-lesson.tsx';
import { type Cells, cellMinutes, cellsOf, rulesOf, sameCells } from '#widgets/working-hours/cells.ts';
import { HoursFields } from '#widgets/working-hours/hours-fields.tsx';

import { useReason } from '../use-reason.ts';

interface HoursSheetProps {
  teacherId: string;
  name: string;
  onClose(): void;
}

type Wanted = Pick<Availability, 'rules' | 'exceptions'>;

const previewOf = (teacherId: string, wanted: Wanted) =>
  queryOptions<AnswerOf<'POST /manager/teachers/:teacherId/availability/preview'>, SchoolRefusal>({
    queryKey: ['POST /manager/teachers/:teacherId/availability/preview', teacherId, wanted],
    queryFn: ({ signal }) =>
      api('POST /manager/teachers/:teacherId/availability/preview', { params: { teacherId }, body: wanted }, { signal }),
    staleTime: 10_000,
  });

/** A teacher phones about other hours: they are set for them. */
export function HoursSheet({ teacherId, name, onClose }: HoursSheetProps) {
  const { hours: t } = useTexts('managedTeachers');
  const { data: saved } = useQuery({
    ...queryOf('GET /manager/teachers/:teacherId/availability', { params: { teacherId } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!saved)
    return (
      <Sheet title={t.openOf(name)} onClose={onClose} width="wide">
        <Skeleton className="h-64" />
      </Sheet>
    );
  return <HoursForm saved={saved} teacherId={teacherId} name={name} onClose={onClose} />;
}

/** The hours of a week, and whose lessons would lie outside them: told before, and they stay. Days that differ are left as they are. */
function HoursForm({ saved, teacherId, name, onClose }: HoursSheetProps & { saved: Availability }) {
  const { hours: t } = useTexts('managedTeachers');
  const own = useTexts('teacherHours');
  const say = useRefusals();
  const [before] = useState(() => cellsOf(saved.rules));
  const [cells, paint] = useState<Cells>(before);
  const [isOutdated, setOutdated] = useState(false);
  const wanted = { rules: rulesOf(cells), exceptions: saved.exceptions };
  const isChanged = !sameCells(cells, before);
  const preview = useQuery({ ...quietly(previewOf(teacherId, wanted)), enabled: isChanged });
  const seen = isChanged && !preview.isFetching ? preview.data : undefined;
  const set = useCall('POST /manager/teachers/:teacherId/availability', {
    changes: [
      'GET /manager/teachers',
      'GET /manager/teachers/:teacherId/availability',
      'GET /manager/calendar/day',
      'GET /manager/calendar/week',
    ],
  });
  const submit = async (_: FormData, reason: string) => {
    await set.mutateAsync({ params: { teacherId }, body: { ...wanted, touched: seen?.touched.length ?? 0, reason } });
    return own.saved;
  };
  // Whoever books meanwhile makes another list: it is shown before anything is done.
  const lookAgain = async (cause: unknown) => {
    if (!(cause instanceof SchoolRefusal) || cause.code !== 'scheduling.touches_changed') return undefined;
    cause.take();
    setOutdated(true);
    await preview.refetch();
    return {};
  };
  return (
    <FormSheet
      title={t.openOf(name)}
      onClose={onClose}
      width="wide"
      reason={useReason({ rows: 2 })}
      submit={{ label: seen && seen.touched.length > 0 ? own.saveWith(seen.touched.length) : own.save, disabled: !seen?.may.allowed }}
      onSubmit={submit}
      onRefusal={lookAgain}
    >
      <p className="text-mute">{t.about}</p>
      <HoursFields cells={cells} onPaint={paint} />
      <output className="figures font-bold">{own.perWeek((cells.size * cellMinutes) / 60)}</output>
      <div aria-live="polite" className="flex flex-col gap-2">
        {isOutdated && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{own.newList}</p>}
        {isChanged && preview.isError && <p className="font-bold text-bad">{t.notLooked}</p>}
        {isChanged && !seen && !preview.isError && <p className="text-mute">{own.looking}</p>}
        {seen && !seen.may.allowed && <p className="font-bold text-warn">{say(seen.may.why, seen.may.facts)}</p>}
        {seen?.may.allowed && seen.touched.length === 0 && <p>{own.touchesNobody}</p>}
        {seen?.may.allowed && seen.touched.length > 0 && (
          <>
            <p className="font-bold text-warn">{own.touches(seen.touched.length, seen.families)}</p>
            <p>{own.stay}</p>
            <TouchedLines lessons={seen.touched} />
          </>
        )}
      </div>
    </FormSheet>
  );
}
