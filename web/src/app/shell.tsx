import { type ComponentType, Suspense, useEffect, useMemo, useState } from 'react';

import { schoolNow } from '#api/school-clock.ts';
import { useSchool } from '#api/school.ts';
import { useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { NoticeOutlet } from '#kit/notice-outlet.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { Router } from '#kit/router/router.tsx';
import { firstPageStands } from '#kit/when-quiet.ts';
import { KitSurroundings } from '#kit/surroundings.tsx';
import { Connection } from './connection.tsx';
import { BrokenPage, NotFoundPage, PageBars } from './lazy-parts.ts';

/** Around every page: the kit's words and clock, messages, the connection, the frame of a support session. */
export function Shell() {
  const locale = useLocale();
  const t = useTexts('shell');
  const { called } = useSchool();
  const session = useSession();
  const surroundings = useMemo(() => ({ app: called, locale, words: t.kit, now: schoolNow }), [called, locale, t]);
  const [Quiet, setQuiet] = useState<ComponentType>();
  useEffect(firstPageStands, []);
  useEffect(() => {
    let isOver = false;
    const begin = () =>
      void import('./quiet.tsx')
        .then((file) => !isOver && setQuiet(() => file.Quiet))
        // Without a connection now: with the next one.
        .catch(() => !isOver && addEventListener('online', begin, { once: true }));
    const timer = setTimeout(begin, 3_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', begin);
    };
  }, []);
  return (
    <KitSurroundings value={surroundings}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-brand px-5 py-3 font-bold text-on-brand focus:translate-y-0"
      >
        {t.skip}
      </a>
      <NoticeOutlet />
      {('practice' in document.documentElement.dataset || session?.role === 'support') && (
        <Suspense>
          <PageBars />
        </Suspense>
      )}
      <Connection />
      <Router NotFound={NotFoundPage} Broken={BrokenPage} Waiting={PageSkeleton} />
      {Quiet && <Quiet />}
    </KitSurroundings>
  );
}
