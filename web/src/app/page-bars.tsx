import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { enter, sessionQuery, useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Countdown } from '#kit/countdown.tsx';
import { goTo } from '#kit/router/navigation.ts';

const AllowSheet = lazy(() => import('./allow-changes-sheet.tsx').then(({ AllowSheet: component }) => ({ default: component })));

const readSessionAgain = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
const word = 'press min-h-11 rounded-full px-4 font-bold underline decoration-2 underline-offset-4';

/** docs/rules/people.md#support: whoever sits in a family's account as support sees it at every moment, and how long it may. */
function SupportFrame() {
  const t = useTexts('support');
  const session = useSession();
  const support = session?.support;
  const user = useQuery(queryOf('GET /user')).data;
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    const own = await api('POST /support/leave', { body: {} });
    enter(own);
    // Back to where the visit began: the family is what was worked on.
    if (session) await goTo(`/manager/families/${session.customerId}`);
  };
  return (
    <>
      <section
        aria-label={t.label}
        className="sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 bg-bad px-4 py-1 text-on-bad"
      >
        <div className="pointer-events-none fixed inset-0 border-4 border-bad" />
        <p className="font-bold">{t.bar(user ? `${user.firstName} ${user.lastName}`.trim() : '…')}</p>
        {support && <Countdown key={support.until} until={support.until} label={t.left} onOver={readSessionAgain} />}
        {support?.mayChangeUntil ? (
          <p>
            {t.changing}{' '}
            <Countdown key={support.mayChangeUntil} until={support.mayChangeUntil} label={t.changing} onOver={readSessionAgain} />
          </p>
        ) : (
          <>
            <p>{t.looking}</p>
            <button type="button" onClick={() => setAsking(true)} className={word}>
              {t.allow}
            </button>
          </>
        )}
        <button type="button" onClick={() => void leave()} className={word}>
          {t.leave}
        </button>
      </section>
      {asking && (
        <Suspense>
          <AllowSheet onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** docs/decisions/0214: at the top of every page, so that nobody takes what is tried here for their school. */
const PracticeBar = () => (
  <p role="note" className="bg-warn-soft px-4 py-1 text-center text-sm font-bold text-warn">
    {useTexts('support').practice}
  </p>
);

/** A page that fills the window leaves them their room: `min-h-window` of the tokens. */
function leaveRoom(bars: HTMLElement | null): (() => void) | undefined {
  if (!bars) return undefined;
  const { style } = document.documentElement;
  // A sheet that was opened from a bar stands over the page, not above it.
  const all = [...bars.querySelectorAll(':scope > :not(dialog)')];
  const watch = new ResizeObserver(() => {
    const height = all.reduce((sum, bar) => sum + bar.clientHeight, 0);
    style.setProperty('--bars', `${height}px`);
  });
  for (const bar of all) watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty('--bars');
  };
}

/** What stands above every page: that the school is for practice, and that somebody is in a family's account. */
export function PageBars() {
  const isSupport = useSession()?.role === 'support';
  return (
    // Without a box of its own, so that what sticks to the top of the window does.
    <div key={String(isSupport)} ref={leaveRoom} className="contents">
      {'practice' in document.documentElement.dataset && <PracticeBar />}
      {isSupport && <SupportFrame />}
    </div>
  );
}
