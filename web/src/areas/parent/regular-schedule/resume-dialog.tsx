import type { AnswerOf } from '@school/contract/calls';
import type { RegularSchedule } from '@school/contract/scheduling/shapes';
import { useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { whyNot } from '../schedule-selection/why-not.ts';
import { whenIs } from './pause-days.ts';

interface ResumeDialogProps {
  regular: RegularSchedule;
  zone: string;
  now: number;
  onClose(): void;
}

/** Ends a pause early, and says which dates could not come back. */
export function ResumeDialog({ regular: { process, pause }, zone, now, onClose }: ResumeDialogProps) {
  const selection = useTexts('scheduleSelection');
  const { resumeDialog: t, resumeAction, toSchedule } = useTexts('regularSchedule');
  const locale = useLocale();
  const resume = useCall('POST /regular-schedule/resume', { changes: ['GET /user', 'GET /events', 'GET /regular-schedule/:processId'] });
  const [back, setBack] = useState<AnswerOf<'POST /regular-schedule/resume'>>();
  const doneText = (lessons: number) => (lessons > 0 ? t.done(lessons) : t.doneNone);
  const confirm = () =>
    resume
      .mutateAsync({ body: { processId: process.processId } })
      .then((answer) => {
        if (answer.missing.length > 0) return setBack(answer);
        raiseNotice({ tone: 'good', text: doneText(answer.lessons) });
        return onClose();
      })
      .catch(() => undefined);
  if (back) {
    return (
      <Dialog
        title={doneText(back.lessons)}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{t.close}</Button>
            <LinkButton to="/schedule" kind="primary">
              {toSchedule}
            </LinkButton>
          </>
        }
      >
        <h3 className="text-base">{t.missing}</h3>
        <ul className="figures flex flex-col gap-1">
          {back.missing.map((conflict) => (
            <li key={conflict.timestamp}>
              <strong>{at(locale, conflict.timestamp, 'dayTime', zone)}</strong>: {whyNot(selection, conflict, false)}
            </li>
          ))}
        </ul>
        <p className="text-mute">{t.missingAbout}</p>
      </Dialog>
    );
  }
  if (!pause) return null;
  const when = whenIs(pause, now);
  return (
    <Dialog
      title={t.title[when]}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={() => void confirm()} busy={resume.isPending}>
          {resumeAction[when]}
        </Button>
      }
    >
      <p>{t.about(dateText(locale, pause.until, 'day'))}</p>
    </Dialog>
  );
}
