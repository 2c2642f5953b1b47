import type { AnswerOf } from '@school/contract/calls';
import type { Availability } from '@school/contract/calendar/shapes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, TriangleAlert } from '#kit/icon.tsx';
import { TouchedLines } from '#widgets/lesson-look/touched-lesson.tsx';

import { bodyOf, type HoursDraft } from './use-hours-draft.ts';
import { useSettled } from './use-settled.ts';

/** Whom hours (the body of the call, written as a text) would touch. */
const previewOf = (wanted: string) =>
  queryOptions<AnswerOf<'POST /teacher/availability/preview'>, SchoolRefusal>({
    queryKey: ['POST /teacher/availability/preview', wanted],
    queryFn: ({ signal }) =>
      api('POST /teacher/availability/preview', { body: JSON.parse(wanted) as ReturnType<typeof bodyOf> }, { signal }),
    staleTime: 10_000,
  });

interface SavingProps {
  draft: HoursDraft;
  onSaved(availability: Availability): void;
  onUndo(): void;
}

/** Lessons named before the rest is only counted. */
const named = 6;

/** Whom the changed hours touch, told before they are saved, and the button that saves exactly that. */
export function Saving({ draft, onSaved, onUndo }: SavingProps) {
  const t = useTexts('teacherHours');
  const say = useRefusals();
  const [whole, setWhole] = useState(false);
  /** The draft for which the school said that the list has changed meanwhile. */
  const [outdated, setOutdated] = useState<string>();
  const wanted = JSON.stringify(bodyOf(draft));
  const settled = useSettled(wanted, 300);
  const preview = useQuery(quietly(previewOf(settled)));
  const save = useCall('POST /teacher/availability');
  const seen = settled === wanted && !preview.isFetching ? preview.data : undefined;

  const press = () =>
    save
      .mutateAsync({ body: { ...bodyOf(draft), touched: seen?.touched.length ?? 0 } })
      .then(onSaved)
      .catch((cause: unknown) => {
        if (!(cause instanceof SchoolRefusal) || cause.code !== 'scheduling.touches_changed') return;
        cause.take();
        setOutdated(wanted);
        void preview.refetch();
      });

  return (
    <section aria-label={t.changed} className="flex flex-col gap-3 rounded-lg border-2 border-brand bg-card p-5">
      <h2 className="text-lg">{t.changed}</h2>
      <div aria-live="polite" className="flex flex-col gap-2">
        {outdated === wanted && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.newList}</p>}
        {!seen && !preview.isError && <p className="text-mute">{t.looking}</p>}
        {preview.isError && <p className="text-bad">{t.notLooked}</p>}
        {seen?.touched.length === 0 && <p>{t.touchesNobody}</p>}
        {seen && seen.touched.length > 0 && (
          <>
            <p className="flex items-center gap-2 font-bold text-warn">
              <Icon of={TriangleAlert} />
              {t.touches(seen.touched.length, seen.families)}
            </p>
            <p>{t.stay}</p>
            <TouchedLines lessons={whole ? seen.touched : seen.touched.slice(0, named)} />
          </>
        )}
      </div>
      {seen && !whole && seen.touched.length > named && (
        <Button kind="quiet" size="small" onPress={() => setWhole(true)} className="self-start">
          {t.more(seen.touched.length - named)}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        {preview.isError ? (
          <Button kind="primary" onPress={() => void preview.refetch()}>
            {t.lookAgain}
          </Button>
        ) : (
          <Button
            kind="primary"
            onPress={() => void press()}
            busy={save.isPending}
            disabled={!seen?.may.allowed}
            hint={seen ? (seen.may.allowed ? undefined : say(seen.may.why, seen.may.facts)) : undefined}
          >
            {seen && seen.touched.length > 0 ? t.saveWith(seen.touched.length) : t.save}
          </Button>
        )}
        <Button kind="quiet" onPress={onUndo}>
          {t.undo}
        </Button>
      </div>
    </section>
  );
}
