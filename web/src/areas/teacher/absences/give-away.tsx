import type { AnswerOf } from '@school/contract/calls';
import type { Absence } from '@school/contract/calendar/shapes';
import { useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { TextArea } from '#kit/text-field.tsx';

import { type Chosen, decisionsOf, outcomeOf } from '#widgets/substitution/choices.ts';
import { bodyOf, type WantedAbsence } from './wanted-absence.ts';

interface GiveAwayProps {
  wanted: WantedAbsence;
  preview: AnswerOf<'POST /teacher/absences/preview'>;
  chosen: Chosen;
  /** The preview is of just this absence, and is not being asked again. */
  isSettled: boolean;
  onDone(absence: Absence): void;
  /** The lessons are other ones by now: the list must be shown anew. */
  onOutdated(): void;
}

/** What colleagues should know, and the one button, named by what it will do to how many lessons and families. */
export function GiveAway({ wanted, preview: { may, lessons, families }, chosen, isSettled, onDone, onOutdated }: GiveAwayProps) {
  const { form: t } = useTexts('teacherAbsences');
  const say = useRefusals();
  const [note, setNote] = useState('');
  const absent = useCall('POST /teacher/absences', { changes: ['GET /teacher/availability', 'GET /teacher/lessons'] });
  const choices = decisionsOf(lessons, chosen);
  const { given, canceled } = outcomeOf(choices);
  const act =
    lessons.length === 0 || !may.allowed
      ? t.title[wanted.kind]
      : given === 0
        ? t.cancel(canceled, families)
        : canceled === 0
          ? t.give(given, families)
          : t.giveAndCancel(given, canceled, families);

  const press = () =>
    absent
      .mutateAsync({ body: { ...bodyOf(wanted), note: note.trim(), choices } })
      .then(onDone)
      .catch((cause: unknown) => {
        if (!(cause instanceof SchoolRefusal) || cause.code !== 'scheduling.touches_changed') return;
        cause.take();
        onOutdated();
      });

  return (
    <>
      {given > 0 && may.allowed && (
        <TextArea label={t.note} name="note" help={t.noteHelp} rows={3} maxLength={2000} value={note} onChange={setNote} />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button
          kind="primary"
          size="large"
          busy={absent.isPending}
          disabled={!isSettled || !may.allowed}
          hint={isSettled && !may.allowed ? say(may.why, may.facts) : undefined}
          onPress={() => void press()}
        >
          {act}
        </Button>
        <LinkButton to="/teacher/absences" kind="quiet" size="large">
          {t.back}
        </LinkButton>
      </div>
    </>
  );
}
