import type { SignInStep } from '@school/contract/identity/shapes';
import type { SocialProvider } from '@school/contract/identity/social-calls';
import type { RegionPlace } from '@school/contract/region/shapes';
import { useEffect, useRef, useState } from 'react';

import { arrivalToken, forgetArrivalToken } from '#api/arrival-token.ts';
import { api } from '#api/client.ts';
import { enterRegion } from '#api/regions.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { goToProvider } from '#widgets/social/go-to-provider.ts';
import { regionOfCallback, seekElsewhere } from '#widgets/social/seek-elsewhere.ts';

/** Back from another service: the token is exchanged at once. An account that nobody has linked leads to the application. */
export function SocialEntry({ onStep }: { onStep(step: SignInStep): Promise<void> }) {
  const t = useTexts('social');
  const say = useRefusals();
  const [refusal, setRefusal] = useState<SchoolRefusal>();
  /** To the provider once more, for another region. */
  const [way, setWay] = useState<string>();
  /** Where one has begun, if that is not here. */
  const [home, setHome] = useState<RegionPlace>();
  const asked = useRef(false);
  useEffect(() => {
    // It is good once, whatever React does twice.
    if (asked.current) return;
    asked.current = true;
    const token = arrivalToken() ?? '';
    forgetArrivalToken();
    const enter = async () => {
      const at = await regionOfCallback(token);
      try {
        await onStep(
          await api('POST /auth/social/finish', { body: { callback: token } }, { silent: true, ...(at !== undefined && { at }) }),
        );
      } catch (cause) {
        if (!(cause instanceof SchoolRefusal)) throw cause;
        cause.take();
        if (cause.code === 'identity.social_unknown') {
          const { provider, asked: before } = cause.facts;
          const next = await seekElsewhere(String(provider) as SocialProvider, String(before).split(','));
          // A window may open from a touch only, so the app from a store asks for one.
          if ('way' in next) return goToProvider.needsTouch ? setWay(next.way) : goToProvider.go(next.way);
          setHome(next.home);
        }
        setRefusal(cause);
      }
    };
    void enter();
  }, [onStep]);
  if (way !== undefined)
    return (
      <div className="flex flex-col gap-4">
        <h2 className="text-xl">{t.seekTitle}</h2>
        <p>{t.seekAbout}</p>
        <Button kind="primary" wide onPress={() => goToProvider.go(way)}>
          {t.goOn}
        </Button>
        <LinkButton to="/login" wide>
          {t.byPassword}
        </LinkButton>
      </div>
    );
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
      {home && (
        <>
          <Button kind="primary" wide onPress={() => void enterRegion(home, '/registration')}>
            {t.apply}
          </Button>
          <Button wide onPress={() => void enterRegion(home)}>
            {t.byPassword}
          </Button>
        </>
      )}
      {isUnknown && !home && (
        <LinkButton to="/registration" kind="primary" wide>
          {t.apply}
        </LinkButton>
      )}
      {!home && (
        <LinkButton to="/login" wide>
          {t.byPassword}
        </LinkButton>
      )}
    </div>
  );
}
