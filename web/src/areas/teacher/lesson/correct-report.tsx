import type { SentReport } from '@school/contract/lesson-room/end-shapes';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextArea } from '#kit/text-field.tsx';

/** What the family was told of the lesson, as long as it may be corrected; and what it said before. */
export function CorrectReport({ eventId, isTrial }: { eventId: string; isTrial: boolean }) {
  const { told: t } = useTexts('teacher');
  const say = useRefusals();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(quietly(queryOf('GET /lesson-room/:eventId/report', { params: { eventId } })));
  const sent = data?.sent;
  if (!sent) return null;
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const last = sent.before.at(-1);
  return (
    <Card title={t.title} className="flex flex-col items-start gap-3">
      {/* The report of a trial stands in a card of its own. */}
      {!isTrial && <p className="wrap-anywhere whitespace-pre-line">{sent.text}</p>}
      {last && <p className="text-sm text-mute">{t.corrected(when(last.correctedAt))}</p>}
      {sent.before.length > 0 && (
        <details className="w-full">
          <summary className="flex min-h-11 cursor-pointer items-center font-bold text-brand">{t.before}</summary>
          <ol className="flex flex-col gap-2">
            {sent.before.map(({ text, correctedAt }) => (
              <li key={correctedAt} className="wrap-anywhere whitespace-pre-line text-mute">
                {text}
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className="text-sm text-mute">{sent.may.allowed ? t.until(when(sent.until)) : say(sent.may.why, sent.may.facts)}</p>
      {sent.may.allowed && (
        <Button size="small" onPress={() => setIsOpen(true)}>
          {t.correct}
        </Button>
      )}
      {isOpen && <CorrectSheet eventId={eventId} sent={sent} isTrial={isTrial} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

interface CorrectSheetProps {
  eventId: string;
  sent: SentReport;
  isTrial: boolean;
  onClose(): void;
}

function CorrectSheet({ eventId, sent, isTrial, onClose }: CorrectSheetProps) {
  const { told: t } = useTexts('teacher');
  const correct = useCall('POST /lesson-room/:eventId/report', {
    changes: ['GET /lesson-room/:eventId/report', 'GET /teacher/lessons/:eventId'],
  });
  return (
    <FormSheet
      title={t.correct}
      onClose={onClose}
      submit={{ label: t.save }}
      onSubmit={async (form) => {
        const text = form.get('text');
        await correct.mutateAsync({ params: { eventId }, body: { text: typeof text === 'string' ? text.trim() : '' } });
        return t.saved;
      }}
    >
      <p>{t.about}</p>
      <TextArea
        name="text"
        label={t.text}
        required
        rows={5}
        maxLength={isTrial ? lessonRoomLimits.trialReportSigns : lessonRoomLimits.wordSigns}
        defaultValue={sent.text}
      />
    </FormSheet>
  );
}
