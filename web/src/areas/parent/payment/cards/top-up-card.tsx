import type { SavedCard } from '@school/contract/payments/shapes';
import type { TopUp } from '@school/contract/saved-cards/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { FactList } from '../fact-list.tsx';
import { useCardName } from './card-name.ts';
import { TopUpForm } from './top-up-form.tsx';

/** The automatic top-up: what it does and when, the way to switch it on, and off in one tap. */
export function TopUpCard({ cards, zone }: { cards: readonly SavedCard[]; zone: string }) {
  const t = useTexts('topUp');
  const { data } = useSuspenseQuery(queryOf('GET /payment/top-up'));
  // Support sees what the family sees, and never touches its money (docs/rules/people.md#support).
  const isSupport = useSession()?.role === 'support';
  const [changes, setChanges] = useState(false);
  const { topUp, ended, offers, noticeDays } = data;
  const usable = cards.filter(({ state }) => state !== 'expired');
  const form = (
    <TopUpForm cards={usable} offers={offers} noticeDays={noticeDays} topUp={topUp ?? undefined} onDone={() => setChanges(false)} />
  );
  return (
    <Card label={t.title} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t.title}</h2>
        <Badge tone={topUp ? 'good' : 'plain'}>{topUp ? t.on : t.off}</Badge>
      </header>
      {!topUp && <p className="text-mute">{t.about}</p>}
      {!topUp && ended !== null && t.ended[ended] !== '' && <p className="font-bold text-bad">{t.ended[ended]}</p>}
      {topUp && <Standing topUp={topUp} cards={cards} zone={zone} />}
      {topUp && !isSupport && (
        <div className="flex flex-wrap gap-3">
          <SwitchOff />
          {!changes && (
            <Button kind="quiet" onPress={() => setChanges(true)}>
              {t.change}
            </Button>
          )}
        </div>
      )}
      {!topUp && usable.length === 0 && <p>{t.needsCard}</p>}
      {usable.length > 0 && offers.length === 0 && <p>{t.needsPackage}</p>}
      {usable.length > 0 && offers.length > 0 && !isSupport && (!topUp || changes) && form}
    </Card>
  );
}

function Standing({ topUp, cards, zone }: { topUp: TopUp; cards: readonly SavedCard[]; zone: string }) {
  const t = useTexts('topUp');
  const locale = useLocale();
  const nameOf = useCardName();
  const { data } = useSuspenseQuery(queryOf('GET /payment/top-up'));
  const offer = data.offers.find(({ productCode }) => productCode === topUp.productCode);
  const card = cards.find(({ cardId }) => cardId === topUp.cardId);
  const when = topUp.next && at(locale, topUp.next.at, 'dayTime', zone);
  return (
    <>
      <FactList
        facts={[
          ...(offer ? [[t.facts.package, t.packageLine(topUp.kind, topUp.lessons, money(locale, offer.price))] as const] : []),
          [t.facts.threshold, t.left(topUp.threshold)],
          ...(card ? [[t.facts.card, nameOf(card)] as const] : []),
        ]}
      />
      {topUp.failures > 0 && when !== null ? (
        <p className="font-bold text-bad">{t.again(when)}</p>
      ) : (
        <p className="text-sm text-mute">{topUp.next && when !== null ? t.next(when, money(locale, topUp.next.most)) : t.waits}</p>
      )}
    </>
  );
}

/** It costs nothing to switch off, so nobody is asked twice. */
function SwitchOff() {
  const t = useTexts('topUp');
  const off = useCall('POST /payment/top-up/off', { changes: ['GET /payment/top-up'] });
  const end = async () => {
    await off.mutateAsync({ body: {} });
    raiseNotice({ tone: 'good', text: t.switchedOff });
  };
  return (
    <Button busy={off.isPending} onPress={() => void end().catch(() => undefined)}>
      {t.switchOff}
    </Button>
  );
}
