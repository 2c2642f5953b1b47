import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import type { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { AbsenceDays } from '#widgets/substitution/absence-days.tsx';
import { HandOverNote, isOutdated, TouchedLessons, useAbsenceAct } from '#widgets/substitution/absence-outcome.tsx';
import type { Chosen } from '#widgets/substitution/choices.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { useReason } from '../use-reason.ts';

interface Away {
  kind: 'illness' | 'holiday';
  from: string;
  to: string;
  fromMinute: number;
}

const previewOf = (teacherId: string, away: Away) =>
  queryOptions<AnswerOf<'POST /manager/teachers/:teacherId/absences/preview'>, SchoolRefusal>({
    queryKey: ['POST /manager/teachers/:teacherId/absences/preview', teacherId, away],
    queryFn: ({ signal }) => api('POST /manager/teachers/:teacherId/absences/preview', { params: { teacherId }, body: away }, { signal }),
    staleTime: 10_000,
  });

/** A teacher has phoned: the absence is noted for them, and every lesson in it goes to a colleague or is called off, in one act. */
export function AbsenceSheet({ teacherId, name, onClose }: { teacherId: string; name: string; onClose(): void }) {
  const { absence: t } = useTexts('managedTeachers');
  const { form } = useTexts('teacherAbsences');
  const say = useRefusals();
  const today = wallClock(useNow(), schoolZone).date;
  const [away, change] = useState<Away>({ kind: 'illness', from: today, to: today, fromMinute: 0 });
  const [chosen, choose] = useState<Chosen>(new Map());
  const [note, setNote] = useState('');
  const [isOld, setOutdated] = useState(false);
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...quietly(previewOf(teacherId, away)),
    placeholderData: keepPreviousData,
  });
  const absent = useCall('POST /manager/teachers/:teacherId/absences', {
    changes: [
      'GET /manager/teachers',
      'GET /manager/teachers/:teacherId/lessons',
      'GET /manager/calendar/day',
      'GET /manager/calendar/week',
    ],
  });
  const lessons = data?.lessons ?? [];
  const { choices, name: act, isHandedOn } = useAbsenceAct(away.kind, data, chosen);
  const submit = async (_: FormData, reason: string) => {
    const { lessons: touched } = await absent.mutateAsync({
      params: { teacherId },
      body: { ...away, note: note.trim(), choices, reason },
    });
    return t.done(touched.length);
  };
  const lookAgain = async (cause: unknown) => {
    if (!isOutdated(cause)) return undefined;
    setOutdated(true);
    await Promise.all([refetch(), changed('GET /manager/teachers/:teacherId/lessons')]);
    return {};
  };
  return (
    <FormSheet
      title={t.openOf(name)}
      onClose={onClose}
      width="wide"
      reason={useReason({ rows: 2 })}
      submit={{ label: act, disabled: !data?.may.allowed || isPlaceholderData || isFetching }}
      onSubmit={submit}
      onRefusal={lookAgain}
    >
      <RadioChips
        label={t.kind}
        name="kind"
        required
        chips={choicesOf(t.kinds, ['illness', 'holiday'] as const)}
        value={away.kind}
        onChange={(kind) => change({ ...away, kind })}
      />
      <AbsenceDays days={away} today={today} onChange={(days) => change({ ...away, ...days })} />
      <div aria-live="polite" className="flex flex-col gap-2">
        {isOld && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.changed}</p>}
        {!data && !isError && <Skeleton className="h-24" />}
        {isError && <p className="font-bold text-bad">{form.notLooked}</p>}
        {data && !data.may.allowed && <p className="font-bold text-warn">{t.refused(say(data.may.why, data.may.facts))}</p>}
        {data?.may.allowed && <h3 className="font-bold">{lessons.length === 0 ? form.none : form.lessons(lessons.length)}</h3>}
      </div>
      {data?.may.allowed && lessons.length > 0 && <TouchedLessons preview={data} chosen={chosen} onChoose={choose} />}
      {isHandedOn && <HandOverNote value={note} onChange={setNote} />}
    </FormSheet>
  );
}
