import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';

import { askForOffer } from '#api/offer.ts';
import { queryClient } from '#api/queries.ts';
import { askForSchool } from '#api/school.ts';
import { sessionQuery } from '#api/session.ts';
import { hearsAll } from '#kit/play/voice-state.ts';
import { Tour } from '#widgets/tour/tour.tsx';
import { ParentKeys } from './keys/parent-keys.tsx';
import { cacheAnswers } from './offline-cache/cache-answers.ts';
import { prepareErrorPages } from './lazy-parts.ts';
import { keepRecordings } from './offline/aloud.ts';
import { offerInstall } from './offer-install.ts';
import { obeyPreferences } from './preferences.ts';
import { watchRelease } from './release/watch-release.ts';

const BeforeLesson = lazy(() => import('#widgets/equipment-check/before-lesson.tsx').then((part) => ({ default: part.BeforeLesson })));

/** By a name that says that it is a hook. */
const useHearsAll = hearsAll.use;

/** What begins when the page stands and is quiet: nobody waits for any of it, and nothing of it takes the page down. */
export function Quiet() {
  const hears = useHearsAll();
  useEffect(() => {
    if (hears) void keepRecordings().catch(() => undefined);
  }, [hears]);
  useEffect(() => {
    void prepareErrorPages();
    void askForSchool().catch(() => undefined);
    void askForOffer().catch(() => undefined);
    cacheAnswers();
    obeyPreferences();
    let isWatched = false;
    const watch = () => {
      if (isWatched || !queryClient.getQueryData(sessionQuery.queryKey)) return;
      isWatched = true;
      // A browser that lets no worker in is a browser without one.
      void watchRelease().catch(() => undefined);
      offerInstall();
    };
    watch();
    // Whoever signs in later.
    return queryClient.getQueryCache().subscribe(({ query }) => void (query.queryKey[0] === sessionQuery.queryKey[0] && watch()));
  }, []);
  return (
    <Unneeded>
      <Suspense>
        <Tour />
      </Suspense>
      <Suspense>
        <ParentKeys />
      </Suspense>
      <Suspense>
        <BeforeLesson />
      </Suspense>
    </Unneeded>
  );
}

/** What nobody needs to go on: if it fails, it is not there. */
class Unneeded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
