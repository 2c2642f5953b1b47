import { lazy } from 'react';

import { preloadTexts } from '#i18n/texts.ts';
import { prepareNotices } from '#kit/notice-outlet.tsx';

/** What a first page can do without, and an unlucky one cannot: it comes when the page is quiet. */

const loadBroken = () => import('./broken-page.tsx');
export const loadOffline = () => import('./offline/offline.tsx');

export const BrokenPage = lazy(() => loadBroken().then(({ BrokenPage: component }) => ({ default: component })));
export const NotFoundPage = lazy(() => import('./not-found-page.tsx').then(({ NotFoundPage: component }) => ({ default: component })));
export const PageBars = lazy(() => import('./page-bars.tsx').then(({ PageBars: component }) => ({ default: component })));

/** Asked for while there is a connection: what is needed to tell of a failure. */
export const prepareErrorPages = (): Promise<unknown> =>
  Promise.allSettled([loadBroken(), loadOffline(), prepareNotices(), preloadTexts('refusals', 'furtherRefusals', 'errorPages')]);
