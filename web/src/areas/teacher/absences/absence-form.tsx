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
import { Skeleton } from '#kit/skeleton.tsx';

import { AbsenceDays } from '#widgets/substitution/absence-days.tsx';
import { TouchedLessons } from '#widgets/substitution/absence-outcome.tsx';
import type { Chosen } from '#widgets/substitution/choices.ts';
import { GiveAway } from './give-away.tsx';
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
        <AbsenceDays days={wanted} today={today} onChange={onChange} />
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
      {preview.data?.may.allowed && !preview.isError && <TouchedLessons preview={preview.data} chosen={chosen} onChoose={setChosen} />}
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
