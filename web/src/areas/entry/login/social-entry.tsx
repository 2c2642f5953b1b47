import type { SignInStep } from '@school/contract/identity/shapes';
import { useEffect, useRef, useState } from 'react';

import { arrivalWord, forgetArrivalWord } from '#api/arrival-word.ts';
import { api } from '#api/client.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

/** Back from another service: the word is exchanged at once. An account that nobody has linked leads to the application. */
export function SocialEntry({ onStep }: { onStep(step: SignInStep): Promise<void> }) {
  const t = useTexts('social');
  const say = useRefusals();
  const [refusal, setRefusal] = useState<SchoolRefusal>();
  const asked = useRef(false);
  useEffect(() => {
    // A word is good once, whatever React does twice.
    if (asked.current) return;
    asked.current = true;
    const word = arrivalWord() ?? '';
    forgetArrivalWord();
    api('POST /auth/social/finish', { body: { word } }, { silent: true })
      .then(onStep)
      .catch((cause: unknown) => {
        if (!(cause instanceof SchoolRefusal)) throw cause;
        cause.take();
        setRefusal(cause);
      });
  }, [onStep]);
  if (!refusal)
    return (
      <output>
        {t.entering}
        <Skeleton className="h-40" />
      </output>
    );
  const isUnknown = refusal.code === 'identity.social_unknown';
  return (
    <div role="alert" className="flex flex-col gap-4">
      <h2 className="text-xl">{isUnknown ? t.unknownTitle : t.failedTitle}</h2>
      <p>{say(refusal.code, refusal.facts)}</p>
      {isUnknown && (
        <LinkButton to="/registration" kind="primary" wide>
          {t.apply}
        </LinkButton>
      )}
      <LinkButton to="/login" wide>
        {t.byPassword}
      </LinkButton>
    </div>
  );
}
