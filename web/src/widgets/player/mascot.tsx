import { lazy, Suspense } from 'react';

import { useSchool } from '#api/school.ts';
import type { ChipState } from '#widgets/world/chip.tsx';

/** He comes after the page he stands on. */
const ChipAlone = lazy(() => import('#widgets/world/chip-alone.tsx').then((file) => ({ default: file.ChipAlone })));

/** Chip, who is glad with children, where the school has him; his place is kept until he comes. He says nothing by himself. */
export const Mascot = ({ className, state = 'idle' }: { className: string; state?: ChipState }) =>
  useSchool().mascot ? (
    <span data-mascot className={`block shrink-0 ${className}`}>
      <Suspense>
        <ChipAlone state={state} />
      </Suspense>
    </span>
  ) : null;
