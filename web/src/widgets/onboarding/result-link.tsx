import type { DiagnosticCode } from '@school/contract/onboarding/limits';
import type { ResultNumbers } from '@school/contract/onboarding/shapes';
import type { ReactNode } from 'react';

import { LinkButton } from '#kit/link-button.tsx';

import { shareOf } from './result-numbers.ts';

interface ResultLinkProps {
  test: DiagnosticCode;
  kidUid: string;
  of: ResultNumbers;
  kind?: 'primary' | 'secondary';
  size?: 'medium' | 'large';
  'aria-label'?: string;
  children: ReactNode;
}

/** To the page of a result, at the addresses that clients know, with the numbers that are stored. */
export function ResultLink({ test, kidUid, of, children, ...look }: ResultLinkProps) {
  if (test === 'math')
    return (
      <LinkButton
        {...look}
        to="/onboarding/math-test-result/$type/$result/$kidUid"
        params={{ type: of.band ?? '', result: String(of.percent ?? 0), kidUid }}
      >
        {children}
      </LinkButton>
    );
  if (test === 'softskills')
    return (
      <LinkButton {...look} to="/onboarding/softskills-test-result/$result/$kidUid" params={{ result: of.tier, kidUid }}>
        {children}
      </LinkButton>
    );
  return (
    <LinkButton
      {...look}
      to="/onboarding/pkh-test-result/$result/$pkhGeneralResult/$pkhReadingResult/$pkhMathResult/$pkhLogicResult"
      params={{
        result: String(of.percent ?? 0),
        pkhGeneralResult: shareOf(of, 'general'),
        pkhReadingResult: shareOf(of, 'reading'),
        pkhMathResult: shareOf(of, 'math'),
        pkhLogicResult: shareOf(of, 'logic'),
      }}
      search={{ kid: kidUid }}
    >
      {children}
    </LinkButton>
  );
}
