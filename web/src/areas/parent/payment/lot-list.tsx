import type { LotShown } from '@school/contract/ledger/balance-shapes';

import { useSchool } from '#api/school.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';

/** Where the lessons of one kind come from, in the order of their use; the last day is a day of the school. */
export function LotList({ kind, lots }: { kind: LotShown['kind']; lots: readonly LotShown[] }) {
  const t = useTexts('payment').overview.lots;
  const locale = useLocale();
  const { expiryToldDays } = useSchool();
  if (lots.length === 0) return null;
  return (
    <section aria-label={t.title[kind]} className="flex flex-col gap-1 border-t border-line pt-3">
      <ul className="divide-y divide-line">
        {lots.map((lot) => (
          <li key={lot.lotId} className="flex items-start justify-between gap-3 py-2">
            <div>
              <p className="font-bold">{lot.subscription ? t.subscription : t.source[lot.source]}</p>
              <p className="text-sm text-mute">{t.until(at(locale, lot.expiresAt, 'date', schoolZone))}</p>
              {lot.reserved > 0 && <p className="text-sm text-mute">{t.reserved(lot.reserved)}</p>}
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <strong className="figures">{t.left(lot.remaining, lot.granted)}</strong>
              {endsSoon(lot, expiryToldDays) && <Badge tone="warn">{t.soon}</Badge>}
            </div>
          </li>
        ))}
      </ul>
      {lots.length > 1 && <p className="text-sm text-mute">{t.order}</p>}
    </section>
  );
}

/** A period of a subscription is short by itself: nobody is warned of its end. */
const endsSoon = ({ expiresAt, subscription }: LotShown, toldDays: number): boolean =>
  !subscription && Date.parse(expiresAt) - schoolNow() <= toldDays * 24 * 3600_000;
