import type { TrialReport } from '@school/contract/calendar/shapes';

import { useEffect, useRef } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, Card } from '#kit/card.tsx';

/** What the family has been told. When it has just been sent, the focus comes here: the form it stood in is gone. */
export function SentReport({ report, justSent }: { report: TrialReport; justSent: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justSent) heading.current?.focus();
  }, [justSent]);
  const { report: t } = useTexts('teacher');
  const names = useTexts('names');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t.sent}
      </h2>
      <p className="flex flex-wrap gap-2">
        <Badge tone={report.outcome === 'recommended' ? 'good' : 'plain'}>{t[report.outcome]}</Badge>
        {report.courseCode && (
          <Badge tone="brand">
            {[names.courses[report.courseCode], report.levelTitle?.[tongueOf(locale)]].filter(Boolean).join(' · ')}
          </Badge>
        )}
      </p>
      <p className="whitespace-pre-line">{report.text}</p>
    </Card>
  );
}
