import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { FigureList } from '#kit/figure-list.tsx';

/** Cards that the family has saved, and what is bought with them by itself. */
export function CardsPart({ of: { cards, topUp, topUpEnded } }: { of: FamilyMoney }) {
  const t = useTexts('familyCards');
  const locale = useLocale();
  if (cards.length === 0 && topUp === null && topUpEnded === null) return null;
  const named = cards.map(({ brand, lastFour, state }) => `${t.named(t.brands[brand], lastFour)}${t.state[state]}`);
  const now = topUp ? t.on(topUp.kind, topUp.lessons, topUp.threshold) : topUpEnded ? t.ended[topUpEnded] : t.off;
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.title}</h2>
      <FigureList
        figures={[
          [t.cards, named.length > 0 ? named.join(', ') : t.none],
          [t.topUp, now],
          ...(topUp?.next
            ? [[t.next, t.nextLine(at(locale, topUp.next.at, 'dayTime', schoolZone), money(locale, topUp.next.most))] as const]
            : []),
        ]}
      />
    </section>
  );
}
