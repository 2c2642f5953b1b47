import type { AnswerOf } from '@school/contract/calls';
import type { Absence } from '@school/contract/calendar/shapes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import type { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { DateField } from '#kit/date-field.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { startsOfDay } from '#kit/time-chips.tsx';

import type { Chosen } from '#widgets/substitution/choices.ts';
import { GiveAway } from './give-away.tsx';
import { LessonChoice } from '#widgets/substitution/lesson-choice.tsx';
import { bodyOf, type WantedAbsence } from './wanted-absence.ts';

interface AbsenceFormProps {
  wanted: WantedAbsence;
  today: string;
  onChange(wanted: WantedAbsence): void;
  onDone(absence: Absence): void;
}

const previewOf = (wanted: WantedAbsence) =>
  queryOptions<AnswerOf<'POST /teacher/absences/preview'>, SchoolRefusal>({
    queryKey: ['POST /teacher/absences/preview', wanted],
    queryFn: ({ signal }) => api('POST /teacher/absences/preview', { body: bodyOf(wanted) }, { signal }),
    staleTime: 10_000,
  });

/** From which day until which, what it does to every lesson, and one button that says what it will do. */
export function AbsenceForm({ wanted, today, onChange, onDone }: AbsenceFormProps) {
  const { form: t } = useTexts('teacherAbsences');
  // Choices and the note outlive other days and refusals.
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [outdated, setOutdated] = useState(false);
  const preview = useQuery({ ...quietly(previewOf(wanted)), placeholderData: keepPreviousData });
  const isSettled = preview.data !== undefined && !preview.isPlaceholderData && !preview.isError;

  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={t.from}
            name="from"
            required
            min={today}
            value={wanted.from}
            onChange={(from) => from && onChange({ ...wanted, from, to: wanted.to < from ? from : wanted.to })}
          />
          <DateField
            label={t.to}
            name="to"
            required
            min={wanted.from}
            value={wanted.to}
            onChange={(to) => to && onChange({ ...wanted, to: to < wanted.from ? wanted.from : to })}
          />
        </div>
        <Select
          label={t.at}
          name="at"
          required
          value={String(wanted.fromMinute)}
          options={[{ value: '0', label: t.wholeDay }, ...startsOfDay(30, 1410, 30)]}
          onChange={(at) => onChange({ ...wanted, fromMinute: Number(at) })}
        />
      </Card>
      <div aria-live="polite" className="flex flex-col gap-3">
        {outdated && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.newList}</p>}
        {preview.isPending && (
          <>
            <p className="sr-only">{t.looking}</p>
            <Skeleton className="h-40" />
          </>
        )}
        {preview.isError && (
          <Card className="flex flex-col items-start gap-3">
            <p className="text-bad">{t.notLooked}</p>
            <Button kind="primary" onPress={() => void preview.refetch()}>
              {t.lookAgain}
            </Button>
          </Card>
        )}
        {isSettled && preview.data.may.allowed && (
          <h2 className="text-lg">{preview.data.lessons.length === 0 ? t.none : t.lessons(preview.data.lessons.length)}</h2>
        )}
      </div>
      {preview.data?.may.allowed && !preview.isError && (
        <ul className="flex flex-col gap-3">
          {preview.data.lessons.map((substitution) => (
            <LessonChoice
              key={substitution.lesson.eventId}
              substitution={substitution}
              chosen={chosen.get(substitution.lesson.eventId)}
              onChoose={(teacherId) => setChosen(new Map([...chosen, [substitution.lesson.eventId, teacherId]]))}
            />
          ))}
        </ul>
      )}
      {preview.data && !preview.isError && (
        <GiveAway
          wanted={wanted}
          preview={preview.data}
          chosen={chosen}
          isSettled={isSettled && !preview.isFetching}
          onDone={onDone}
          onOutdated={() => {
            setOutdated(true);
            void preview.refetch();
          }}
        />
      )}
    </>
  );
}
