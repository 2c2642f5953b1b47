import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { refusalText } from '#i18n/refusal-text.ts';
import { textsOf, useTexts } from '#i18n/texts.ts';
import { buttonLook } from '#kit/button-look.ts';

/** A page failed while it was shown: what happened in words, and a way on. It stands by itself, whatever else is missing. */
export function BrokenPage({ error, again }: { error: unknown; again: () => void }) {
  const t = useTexts('trouble');
  const queries = useQueryErrorResetBoundary();
  const [why, setWhy] = useState<string>();
  const refusal = error instanceof SchoolRefusal ? error : undefined;
  useEffect(() => {
    document.title = t.broken.title;
    if (refusal) void textsOf('refusals').then((texts) => setWhy(refusalText(texts, refusal.take().code, refusal.facts)));
  }, [refusal, t]);
  // A fault of ours needs a new start; what the school refused may only be asked again.
  const retry = () => {
    if (!refusal) return location.reload();
    queries.reset();
    again();
    return undefined;
  };
  return (
    <main role="alert" className="mx-auto flex min-h-[60dvh] max-w-lg flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-2xl">{why ?? t.broken.title}</h1>
      {!refusal && <p className="text-mute">{t.broken.text}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={retry} className={buttonLook('primary')}>
          {refusal ? t.again : t.broken.reload}
        </button>
        <a href="/" className={buttonLook('secondary')}>
          {t.toHome}
        </a>
      </div>
    </main>
  );
}
