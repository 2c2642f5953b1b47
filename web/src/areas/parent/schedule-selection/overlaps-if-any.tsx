import { type ComponentProps, lazy, Suspense } from 'react';

const Overlaps = lazy(() => import('./overlaps.tsx').then(({ Overlaps: component }) => ({ default: component })));

/** The warning about brothers and sisters; loaded when there is something to warn of. */
export const OverlapsIfAny = (props: ComponentProps<typeof Overlaps>) =>
  props.overlaps.length === 0 ? null : (
    <Suspense>
      <Overlaps {...props} />
    </Suspense>
  );
