import type { Subscription } from '@school/contract/subscriptions/calls';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between, schoolZone } from '#i18n/time.ts';
import { Badge, Card, type Tone } from '#kit/card.tsx';
import { FactList } from './fact-list.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';

const tones: Record<Subscription['state'], Tone> = { active: 'good', manual: 'plain', past_due: 'bad', stopping: 'warn', ended: 'plain' };

/** A subscription: what is left of its period, what comes next and for how much, and what can be done about it. */
export function SubscriptionCard({ subscription, zone }: { subscription: Subscription; zone: string }) {
  const t = useTexts('subscription');
  const locale = useLocale();
  const { lessons, state, periodStartedAt, periodEndsAt, left, card, price } = subscription;
  const goesOn = state === 'active' || state === 'manual' || state === 'past_due';
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t.title(lessons)}</h2>
        <Badge tone={tones[state]}>{t.state[state]}</Badge>
      </header>
      <FactList
        facts={[
          ...(state === 'ended' ? [] : [[t.left, left] as const]),
          // A period begins and ends with a day of the school.
          [t.period, between(locale, periodStartedAt, periodEndsAt, 'day', schoolZone)],
          ...(goesOn ? [[t.price, money(locale, price)] as const] : []),
          ...(card !== null && state !== 'ended' ? [[t.card, card] as const] : []),
        ]}
      />
      <WhatNext subscription={subscription} zone={zone} />
      <SubscriptionActions subscription={subscription} />
    </Card>
  );
}

function WhatNext({ subscription: { state, renewsAt, periodEndsAt, price, orderId }, zone }: { subscription: Subscription; zone: string }) {
  const t = useTexts('subscription');
  const locale = useLocale();
  const when = at(locale, renewsAt ?? periodEndsAt, 'day', zone);
  const sum = money(locale, price);
  const words = {
    active: () => t.next.active(when, sum),
    manual: () => (orderId === null ? t.next.manual(when) : t.next.manualDue(sum)),
    past_due: () => t.next.past_due(when),
    stopping: () => t.next.stopping(at(locale, periodEndsAt, 'day', schoolZone)),
    ended: () => t.ended(at(locale, periodEndsAt, 'day', schoolZone)),
  };
  return <p className={state === 'past_due' ? 'font-bold text-bad' : 'text-sm text-mute'}>{words[state]()}</p>;
}
