import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { isConnected } from '#api/connection.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { refusalWords } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { buttonLook } from '#kit/button-look.ts';
import { lookAgain, placeNow } from '#kit/router/navigation.ts';

/** A page failed while it was shown: what happened in words, and a way on. It stands by itself, whatever else is missing. */
export function BrokenPage({ error, again }: { error: unknown; again: () => void }) {
  // Told like a fault that nobody caught; what the school refused, or a lost connection, is none.
  useEffect(() => {
    if (!(error instanceof SchoolRefusal) && isConnected()) dispatchEvent(new CustomEvent('school:fault', { detail: error }));
  }, [error]);
  const t = useTexts('errorPages');
  const queries = useQueryErrorResetBoundary();
  const [why, setWhy] = useState<string>();
  const refusal = error instanceof SchoolRefusal ? error : undefined;
  const isOffline = refusal !== undefined && refusal.lost && !isConnected();
  // A script that did not come in two minutes (docs/rules/pages.md#slow-start).
  const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
  const words = isOffline ? { title: t.offline.title, text: t.offline.notKept } : isSlow ? t.slow : t.broken;
  useEffect(() => {
    document.title = words.title;
    // At once: the notice would say the same words again.
    const taken = refusal?.take();
    if (taken && !isOffline) void refusalWords(taken.code, taken.facts).then(setWhy);
  }, [refusal, isOffline, words.title]);
  const retry = async () => {
    // A fault of ours needs a new start; what the school refused may only be asked again.
    if (!refusal) return location.reload();
    queries.reset();
    // It failed on the way to the page, or on the page.
    if (placeNow()?.error === undefined) again();
    else await lookAgain();
    return undefined;
  };
  return (
    <main role="alert" className="mx-auto flex min-h-[60dvh] max-w-lg flex-col items-center justify-center gap-4 p-6 text-center">
      {!('noMascot' in document.documentElement.dataset) && <img src="/assets/fox/thinking.svg" alt="" width={110} height={132} />}
      <h1 className="text-2xl">{why ?? words.title}</h1>
      {(!refusal || isOffline) && <p className="text-mute">{words.text}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={() => void retry()} className={buttonLook('primary')}>
          {refusal || isSlow ? t.again : t.broken.reload}
        </button>
        <a href="/" className={buttonLook('secondary')}>
          {t.toHome}
        </a>
      </div>
    </main>
  );
}
