import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { refusalText } from '#i18n/refusal-text.ts';
import { textsOf, useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Heading } from '#kit/page.tsx';

/** No page of the school has this address. */
export function NotFoundPage() {
  const t = useTexts('common');
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-4 p-6 text-center">
      <img src="/favicon.svg" alt="" width={112} height={112} />
      <Heading title={t.notFound.title} windowTitle={`${t.notFound.title} · ${t.school}`} />
      <p className="text-mute">{t.notFound.text}</p>
      <LinkButton to="/" kind="primary">
        {t.toHome}
      </LinkButton>
    </main>
  );
}

/** A page failed while it was shown: what happened in words, and a way on. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts('common');
  const router = useRouter();
  const [why, setWhy] = useState<string>();
  useEffect(() => {
    if (!(error instanceof SchoolRefusal)) return;
    error.take();
    void textsOf('refusals').then((texts) => setWhy(refusalText(texts, error.code, error.facts)));
  }, [error]);
  return (
    <main role="alert" className="mx-auto flex min-h-[60dvh] max-w-lg flex-col items-center justify-center gap-4 p-6 text-center">
      <Heading title={why ?? t.broken.title} windowTitle={`${t.broken.title} · ${t.school}`} />
      {why === undefined && <p className="text-mute">{t.broken.text}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          kind="primary"
          onPress={() => {
            // A page whose file is gone after a release needs a new start; data need only be asked again.
            if (!(error instanceof SchoolRefusal)) return location.reload();
            reset();
            void router.invalidate();
          }}
        >
          {error instanceof SchoolRefusal ? t.again : t.broken.reload}
        </Button>
        <LinkButton to="/">{t.toHome}</LinkButton>
      </div>
    </main>
  );
}
