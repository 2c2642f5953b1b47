import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

import { onFailure } from '#api/failures.ts';
import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { refusalText } from '#i18n/refusal-text.ts';
import { preloadTexts, textsOf } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { focusNextHeading } from '#kit/arrival.ts';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { brokenPage } from './lazy-parts.ts';
import { readSearch, writeSearch } from './page-routes.ts';
import { routeTree } from './routes.tsx';

const router = createRouter({
  routeTree,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // Design: no spinner before 300 ms, then a skeleton that does not flash by.
  defaultPendingMs: 300,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: brokenPage,
  scrollRestoration: true,
  trailingSlash: 'never',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// The one red notice: what nobody else has shown (spec §8). Without its catalogue it still says "try again later".
onFailure((refusal) => {
  void textsOf('refusals')
    .then((texts) => refusalText(texts, refusal.code, refusal.facts))
    .catch(async () => (await textsOf('trouble')).tryLater)
    .then((text) => raiseNotice({ tone: 'bad', text }));
});

router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) focusNextHeading();
});
router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  // The title is set when the page has been drawn.
  if (pathChanged || !fromLocation) setTimeout(() => void import('./page-views.ts').then(({ sendPageView }) => sendPageView()), 300);
});

// Somebody else is here now (signed in, out, a kid chosen; in this tab or another): the guard looks again.
const whoIs = () => {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  return session === undefined ? undefined : `${session?.role} ${session?.customerId} ${session?.kidUid}`;
};
let was = whoIs();
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
  const is = whoIs();
  const changed = was !== undefined && is !== undefined && is !== was;
  was = is ?? was;
  if (changed) void router.invalidate();
});

const root = document.getElementById('root');
// The splash stays until the first page, its texts and its guard are ready: no empty screen in between.
await Promise.all([preloadTexts('common'), router.load()]);
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
