import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';

/** What the family has of each kind, and the lots it is made of. */
export function BalancePart({ of }: { of: FamilyMoney }) {
  const t = useTexts('familyMoney');
  const { bundleGold, bundleSilver, subscription } = of.balance;
  const free = of.lots.filter(({ subscription: is, kind }) => is && kind === 'silver').reduce((sum, lot) => sum + lot.free, 0);
  return (
    <section aria-label={t.balance} className="grid items-start gap-4 md:grid-cols-2">
      <Kind of={of} kind="gold" current={bundleGold.goldCurrent} free={bundleGold.goldFree} subscription={0} />
      <Kind
        of={of}
        kind="silver"
        current={bundleSilver.silverCurrent + subscription.silverCurrent}
        free={bundleSilver.silverFree + free}
        subscription={subscription.silverCurrent}
      />
    </section>
  );
}

interface KindProps {
  of: FamilyMoney;
  kind: 'gold' | 'silver';
  current: number;
  free: number;
  /** Units of the current ones that belong to a subscription. */
  subscription: number;
}

function Kind({ of, kind, current, free, subscription }: KindProps) {
  const t = useTexts('familyMoney');
  const locale = useLocale();
  const lots = of.lots.filter((lot) => lot.kind === kind);
  const parts = [t.free(free), t.reserved(current - free), ...(subscription > 0 ? [t.bySubscription(subscription)] : [])];
  return (
    <Card label={t.kinds[kind]} className="flex flex-col gap-3">
      <h2 className="flex items-baseline justify-between gap-3 text-lg">
        {t.kinds[kind]}
        <span className="figures">{t.lessons(current)}</span>
      </h2>
      <p className="text-sm text-mute figures">{parts.join(' · ')}</p>
      {lots.length === 0 && <p className="text-mute">{t.noLots}</p>}
      {lots.length > 0 && (
        <ul aria-label={t.lots[kind]} className="divide-y divide-line border-t border-line">
          {lots.map((lot) => (
            <li key={lot.lotId} className="flex items-start justify-between gap-3 py-2">
              <div>
                <p className="font-bold">{lot.subscription ? t.subscription : t.sources[lot.source]}</p>
                <p className="text-sm text-mute figures">
                  {[
                    t.until(at(locale, lot.expiresAt, 'date', schoolZone)),
                    ...(lot.reserved > 0 ? [t.reserved(lot.reserved)] : []),
                    ...(lot.worthFree && lot.free > 0 ? [t.worth(money(locale, lot.worthFree))] : []),
                  ].join(' · ')}
                </p>
              </div>
              <strong className="shrink-0 figures">{t.left(lot.remaining, lot.granted)}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
