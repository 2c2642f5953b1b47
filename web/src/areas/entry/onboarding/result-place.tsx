import type { DiagnosticCode } from '@school/contract/onboarding/limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyPage } from '#kit/empty-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { ResultLink } from '#widgets/onboarding/result-link.tsx';
import { matches } from '#widgets/onboarding/result-numbers.ts';

import { ResultView } from './result-view.tsx';

interface ResultPlaceProps {
  test: DiagnosticCode;
  kidUid: string;
  /** Those of the address, in its order. */
  numbers: readonly string[];
}

/**
 * The stored result of a kid (docs/rules/onboarding.md#results: one that does not match the stored one is not shown); a kind word where there
 * is none, also for a kid of somebody else.
 */
export function ResultPlace({ test, kidUid, numbers }: ResultPlaceProps) {
  const t = useTexts('onboarding');
  const { data, error } = useQuery(quietly(queryOf('GET /onboarding/results/:test/:kidUid', { params: { test, kidUid } })));
  if (error)
    return (
      <EmptyPage title={t.tests} empty={t.noResult} about={t.noResultAbout} action={<LinkButton to="/onboarding">{t.start}</LinkButton>} />
    );
  if (!data) return <PageSkeleton />;
  if (!matches(test, data, numbers))
    return (
      <PageLayout title={t.tests} width="text">
        <EmptyState
          title={t.otherResult}
          action={
            <ResultLink test={test} kidUid={kidUid} of={data} kind="primary">
              {t.toResult}
            </ResultLink>
          }
        >
          {t.otherResultAbout(data.kidName)}
        </EmptyState>
      </PageLayout>
    );
  return <ResultView result={data} />;
}
