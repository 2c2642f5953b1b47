import type { DiagnosticCode } from '@school/contract/onboarding/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { ResultView } from './result-view.tsx';

/** The stored result of a kid; a kind word where there is none, also for a kid of somebody else. */
export function ResultPlace({ test, kidUid }: { test: DiagnosticCode; kidUid: string }) {
  const t = useTexts('onboarding');
  const { data, error } = useQuery(quietly(queryOf('GET /onboarding/results/:test/:kidUid', { params: { test, kidUid } })));
  if (error)
    return (
      <Frame title={t.tests} width="text">
        <EmptyState title={t.noResult} action={<LinkButton to="/onboarding">{t.start}</LinkButton>}>
          {t.noResultAbout}
        </EmptyState>
      </Frame>
    );
  return data ? <ResultView result={data} /> : <PageSkeleton />;
}
