import type { AnswerOf } from '@school/contract/calls';
import type { Absence } from '@school/contract/calendar/shapes';
import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { HandOverNote, isOutdated, useAbsenceAct } from '#widgets/substitution/absence-outcome.tsx';
import type { Chosen } from '#widgets/substitution/choices.ts';
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
export function GiveAway({ wanted, preview, chosen, isSettled, onDone, onOutdated }: GiveAwayProps) {
  const { form: t } = useTexts('teacherAbsences');
  const say = useRefusals();
  const [note, setNote] = useState('');
  const absent = useCall('POST /teacher/absences', { changes: ['GET /teacher/availability', 'GET /teacher/lessons'] });
  const { may } = preview;
  const { choices, name: act, isHandedOn } = useAbsenceAct(wanted.kind, preview, chosen);

  const press = () =>
    absent
      .mutateAsync({ body: { ...bodyOf(wanted), note: note.trim(), choices } })
      .then(onDone)
      .catch((cause: unknown) => {
        if (isOutdated(cause)) onOutdated();
      });

  return (
    <>
      {isHandedOn && <HandOverNote value={note} onChange={setNote} />}
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
