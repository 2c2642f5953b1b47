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

// Whoever is signed out, here or elsewhere, is asked to sign in at once.
let was = queryClient.getQueryData(sessionQuery.queryKey);
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] !== 'session' || query.state.status !== 'success') return;
  const is = queryClient.getQueryData(sessionQuery.queryKey);
  const changed = was !== undefined && was?.role !== is?.role;
  was = is;
  if (changed && is === null) void router.invalidate();
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
