import { lazy, Suspense, useEffect } from 'react';

import { LessonSheet } from './lesson-sheet.tsx';
import type { Place } from './use-place.ts';

const loadTransfer = () => import('./change/transfer-sheet.tsx');
const loadCancel = () => import('./change/cancel-sheet.tsx');
const TransferSheet = lazy(() => loadTransfer().then(({ TransferSheet: component }) => ({ default: component })));
const CancelSheet = lazy(() => loadCancel().then(({ CancelSheet: component }) => ({ default: component })));
const SingleLessonSheet = lazy(() =>
  import('./change/single-lesson-sheet.tsx').then(({ SingleLessonSheet: component }) => ({ default: component })),
);

/** What the address says is open over the page: a lesson where none lies beside it, a change of it, or a new one. Each has a file of its own. */
export function Dialogs({ place, hasAside }: { place: Place; hasAside: boolean }) {
  const { search, go } = place;
  const { event: eventId, do: action } = search;
  const close = () => {
    go({ event: undefined, do: undefined });
    // Who came here by a link has nothing to go back to: the page itself takes the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
    });
  };
  useEffect(() => {
    // Whoever looks at a lesson may well want to change it.
    if (eventId !== undefined) void Promise.all([loadTransfer(), loadCancel()]).catch(() => undefined);
  }, [eventId]);
  if (eventId === undefined) {
    return action === 'book' ? (
      <Suspense>
        <SingleLessonSheet place={place} onClose={close} />
      </Suspense>
    ) : null;
  }
  return (
    <Suspense>
      {action === 'transfer' ? (
        <TransferSheet key={eventId} place={place} eventId={eventId} onClose={close} />
      ) : action === 'cancel' ? (
        <CancelSheet key={eventId} place={place} eventId={eventId} onClose={close} />
      ) : hasAside ? null : (
        <LessonSheet key={eventId} place={place} eventId={eventId} onClose={close} />
      )}
    </Suspense>
  );
}
