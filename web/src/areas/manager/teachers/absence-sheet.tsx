import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { changed } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { DateField } from '#kit/date-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { startsOfDay } from '#kit/time-chips.tsx';
import { type Chosen, decisionsOf, outcomeOf } from '#widgets/substitution/choices.ts';
import { LessonChoice } from '#widgets/substitution/lesson-choice.tsx';
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
  const [isOutdated, setOutdated] = useState(false);
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
  const choices = decisionsOf(lessons, chosen);
  const { given, canceled } = outcomeOf(choices);
  const families = data?.families ?? 0;
  const act =
    lessons.length === 0 || !data?.may.allowed
      ? form.title[away.kind]
      : given === 0
        ? form.cancel(canceled, families)
        : canceled === 0
          ? form.give(given, families)
          : form.giveAndCancel(given, canceled, families);
  const submit = async (_: FormData, reason: string) => {
    const { lessons: touched } = await absent.mutateAsync({
      params: { teacherId },
      body: { ...away, note: note.trim(), choices, reason },
    });
    return t.done(touched.length);
  };
  // Whoever is booked or moved meanwhile makes another list: it is shown before anything is done.
  const lookAgain = async (cause: unknown) => {
    if (!(cause instanceof SchoolRefusal) || cause.code !== 'scheduling.touches_changed') return undefined;
    cause.take();
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
        chips={(['illness', 'holiday'] as const).map((value) => ({ value, label: t.kinds[value] }))}
        value={away.kind}
        onChange={(kind) => change({ ...away, kind })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField
          label={form.from}
          name="from"
          required
          min={today}
          value={away.from}
          onChange={(from) => from && change({ ...away, from, to: away.to < from ? from : away.to })}
        />
        <DateField
          label={form.to}
          name="to"
          required
          min={away.from}
          value={away.to}
          onChange={(to) => to && change({ ...away, to: to < away.from ? away.from : to })}
        />
        <Select
          label={form.at}
          name="at"
          required
          value={String(away.fromMinute)}
          options={[{ value: '0', label: form.wholeDay }, ...startsOfDay(30, 1410, 30)]}
          onChange={(at) => change({ ...away, fromMinute: Number(at) })}
        />
      </div>
      <div aria-live="polite" className="flex flex-col gap-2">
        {isOutdated && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.changed}</p>}
        {!data && !isError && <Skeleton className="h-24" />}
        {isError && <p className="font-bold text-bad">{form.notLooked}</p>}
        {data && !data.may.allowed && <p className="font-bold text-warn">{t.refused(say(data.may.why, data.may.facts))}</p>}
        {data?.may.allowed && <h3 className="font-bold">{lessons.length === 0 ? form.none : form.lessons(lessons.length)}</h3>}
      </div>
      {data?.may.allowed && lessons.length > 0 && (
        <ul className="flex flex-col gap-3">
          {lessons.map((substitution) => (
            <LessonChoice
              key={substitution.lesson.eventId}
              substitution={substitution}
              chosen={chosen.get(substitution.lesson.eventId)}
              onChoose={(to) => choose(new Map([...chosen, [substitution.lesson.eventId, to]]))}
            />
          ))}
        </ul>
      )}
      {given > 0 && data?.may.allowed && (
        <TextArea label={form.note} name="note" help={form.noteHelp} rows={3} maxLength={2000} value={note} onChange={setNote} />
      )}
    </FormSheet>
  );
}
