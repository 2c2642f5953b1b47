import type { DiagnosticAttempt } from '@school/contract/onboarding/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Mascot } from '#widgets/player/mascot.tsx';
import { ResultLink } from '#widgets/onboarding/result-link.tsx';

/** The last task is behind: the way to the result. */
export function TestEnd({ attempt: { test, kidUid } }: { attempt: DiagnosticAttempt }) {
  const t = useTexts('onboarding');
  const { data: result } = useSuspenseQuery(queryOf('GET /onboarding/results/:test/:kidUid', { params: { test, kidUid } }));
  return (
    <PageLayout title={t.finished} width="text">
      <Card className="flex flex-col items-center gap-4 text-center">
        <Mascot className="size-24" />
        <ResultLink test={test} kidUid={kidUid} of={result} kind="primary" size="large">
          {t.toResult}
        </ResultLink>
      </Card>
    </PageLayout>
  );
}
