import { useEffect } from 'react';

import { queryClient } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { keepData } from './kept/keep-data.ts';
import { prepareForTrouble } from './lazy-parts.ts';
import { watchRelease } from './release/watch-release.ts';

/** What begins when the page stands and is quiet: nobody waits for any of it. */
export function Quiet() {
  useEffect(() => {
    void prepareForTrouble();
    keepData();
    let isWatched = false;
    const watch = () => {
      if (isWatched || !queryClient.getQueryData(sessionQuery.queryKey)) return;
      isWatched = true;
      // A browser that lets no worker in is a browser without one.
      void watchRelease().catch(() => undefined);
    };
    watch();
    // Whoever signs in later.
    return queryClient.getQueryCache().subscribe(({ query }) => void (query.queryKey[0] === sessionQuery.queryKey[0] && watch()));
  }, []);
  return null;
}
