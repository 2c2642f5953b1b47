import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { isConnected } from '#api/connection.ts';
import { onFailure } from '#api/failures.ts';
import { searchRegionsBy } from '#api/client.ts';
import { queryClient } from '#api/queries.ts';
import { regionHere } from '#api/school-address.ts';
import { isLeftOnPurpose, keepSchoolTime, sessionQuery } from '#api/session.ts';
import { refusalWords } from '#i18n/refusal-text.ts';
import { preloadTexts, textsOf } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { focusNextHeading } from '#kit/arrival.ts';
import { begin, lookAgain, onArrival, onDeparture } from '#kit/router/navigation.ts';
import { whenQuiet } from '#kit/when-quiet.ts';
import { admit } from './admit.ts';
import { loadOffline } from './lazy-parts.ts';
import { routesOf } from './routes.ts';
import { Shell } from './shell.tsx';

// The one red notice: what nobody else has shown (docs/rules/pages.md#refusals-on-pages). Without its catalogue it still says "try again later".
onFailure((refusal) => {
  // Without a connection the screen over everything has said it already.
  if (refusal.lost && !isConnected()) {
    void loadOffline()
      .then(({ tellReader }) => tellReader())
      .catch(() => undefined);
    return;
  }
  void refusalWords(refusal.code, refusal.facts)
    .catch(async () => (await textsOf('errorPages')).tryLater)
    .then((text) => raiseNotice({ tone: 'bad', text }))
    .catch(() => undefined);
});

onDeparture(({ from }) => {
  if (from) focusNextHeading();
});
onArrival(({ from, to }) => {
  if (from) return;
  const at = performance.now();
  void whenQuiet()
    .then(() => import('./telemetry/telemetry.ts'))
    .then(({ beginTelemetry }) => beginTelemetry(to, at))
    .catch(() => undefined);
});

// Somebody else is here now (signed in, out, a kid chosen; in this tab or another): the guard looks again.
const whoIs = () => {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  return session === undefined ? undefined : `${session?.role} ${session?.customerId} ${session?.kidUid} ${session?.onlyRoom}`;
};
let was = whoIs();
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
  const is = whoIs();
  const changed = was !== undefined && is !== undefined && is !== was;
  was = is ?? was;
  if (changed) void lookAgain(isLeftOnPurpose() ? '/login' : undefined);
});

// The app from a store first finds out where the school is.
if (import.meta.env.MODE === 'native') await import('./native/start-shell.ts').then(({ startShell }) => startShell());
if (regionHere() !== undefined) searchRegionsBy(() => import('#api/other-regions.ts').then(({ inAllRegions }) => inAllRegions));
keepSchoolTime();
// Without a connection the app begins from what this device has kept of the family.
if (!navigator.onLine) await import('./offline-cache/restore.ts').then(({ restore }) => restore()).catch(() => undefined);

// A one-time token leaves the address before anybody can read it: no page view, no report, no history.
if (/[?&](?:token|mode)=|#social=/.test(location.search + location.hash))
  await import('./take-arrival-token.ts').then(({ takeArrivalToken }) => takeArrivalToken());

const root = document.getElementById('root');
// The splash stays until the first page, its texts and its guard are ready: no empty screen in between.
await Promise.all([preloadTexts('shell'), begin({ routesOf, admit })]);
if (root) {
  // In small steps, between which the browser can paint and hear a finger: slow phones stay awake.
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <Shell />
      </QueryClientProvider>,
    ),
  );
}
