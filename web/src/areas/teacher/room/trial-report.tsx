import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';

import { TrialReportForm } from '../lesson/trial-report-form.tsx';

/** After a trial its report, as what was right in the room proposes it. Nothing where no report is due. */
export function TrialReport({ eventId }: { eventId: string }) {
  const { report: t } = useTexts('teacher');
  const lessonQuery = queryOf('GET /teacher/lessons/:eventId', { params: { eventId } });
  const { data: lesson } = useQuery(quietly(lessonQuery));
  const { data: sheet } = useQuery(quietly(queryOf('GET /lesson-room/:eventId/finish', { params: { eventId } })));
  const [isSent, setSent] = useState(false);
  if (isSent) return <output className="block font-bold text-good">{t.sent}</output>;
  if (!lesson?.may.report.allowed || !sheet) return null;
  return (
    <TrialReportForm
      lesson={lesson}
      proposed={sheet.trial}
      onSent={(answer) => {
        queryClient.setQueryData(lessonQuery.queryKey, answer);
        setSent(true);
      }}
    />
  );
}
