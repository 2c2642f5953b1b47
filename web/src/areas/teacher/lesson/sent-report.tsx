import type { TrialReport } from '@school/contract/scheduling/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';

/** What the family has been told. */
export function SentReport({ report }: { report: TrialReport }) {
  const { report: t } = useTexts('teacher');
  const names = useTexts('names');
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{t.sent}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge tone={report.outcome === 'recommended' ? 'good' : 'plain'}>{t[report.outcome]}</Badge>
        {report.courseCode && <Badge tone="brand">{[names.courses[report.courseCode], report.level].filter(Boolean).join(' · ')}</Badge>}
      </p>
      <p className="whitespace-pre-line">{report.text}</p>
    </Card>
  );
}
