import type { DiagnosticResult } from '@school/contract/onboarding/shapes';
import type { ReactNode } from 'react';

import { LinkButton } from '#kit/link-button.tsx';

interface ResultLinkProps {
  result: DiagnosticResult;
  kind: 'primary' | 'secondary';
  size: 'medium' | 'large';
  children: ReactNode;
}

/** To the page of a result, at the spec's own addresses. */
export function ResultLink({ result, children, ...look }: ResultLinkProps) {
  const { test, kidUid, band, percent, tier, parts } = result;
  const share = (code: string) => String(parts.find((part) => part.code === code)?.percent ?? 0);
  if (test === 'math')
    return (
      <LinkButton
        {...look}
        to="/onboarding/math-test-result/$type/$result/$kidUid"
        params={{ type: band ?? '', result: String(percent ?? 0), kidUid }}
      >
        {children}
      </LinkButton>
    );
  if (test === 'softskills')
    return (
      <LinkButton {...look} to="/onboarding/softskills-test-result/$result/$kidUid" params={{ result: tier, kidUid }}>
        {children}
      </LinkButton>
    );
  return (
    <LinkButton
      {...look}
      to="/onboarding/pkh-test-result/$result/$pkhGeneralResult/$pkhReadingResult/$pkhMathResult/$pkhLogicResult"
      params={{
        result: String(percent ?? 0),
        pkhGeneralResult: share('general'),
        pkhReadingResult: share('reading'),
        pkhMathResult: share('math'),
        pkhLogicResult: share('logic'),
      }}
      search={{ kid: kidUid }}
    >
      {children}
    </LinkButton>
  );
}
