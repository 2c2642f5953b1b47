import { lazy, type ReactNode, Suspense } from 'react';

import { useMayArrange, useMayPay } from '#api/adult.ts';
import { preloadTexts } from '#i18n/texts.ts';

const OnlySees = lazy(() =>
  Promise.all([import('./only-sees.tsx'), preloadTexts('adults')]).then(([{ OnlySees: component }]) => ({ default: component })),
);

/**
 * Ways that change lessons, or pay for them: an invited adult who may not does not see them, and reads once on a page who can
 * (`says`; docs/rules/adults.md#rights).
 */
export function Arranging({ children, says = false }: { children?: ReactNode; says?: boolean }) {
  if (useMayArrange()) return children;
  return (
    says && (
      <Suspense>
        <OnlySees need="arranges" />
      </Suspense>
    )
  );
}

export const Paying = ({ children }: { children: ReactNode }) => useMayPay() && children;
