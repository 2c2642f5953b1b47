import type { CheaperSmall } from '@school/contract/promotions/terms-shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';

/** The same beside the prices, which may be what has to change. */
export function PricesCheck() {
  const { data } = useQuery({ ...queryOf('GET /manager/gifts'), staleTime: 0 });
  return data ? <CheaperSmallNotice found={data.cheaperSmall} /> : null;
}

/** Packages whose lesson is cheaper than in the next larger one, with the same gifts; nothing when there is none. */
export function CheaperSmallNotice({ found }: { found: readonly CheaperSmall[] }) {
  const t = useTexts('managerGifts').cheaperSmall;
  const { names } = useTexts('managerGifts');
  const locale = useLocale();
  if (found.length === 0) return null;
  return (
    <Card label={t.title} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.title}</h2>
      <p className="max-w-prose text-mute">{t.about}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-brand">{t.show(found.length)}</summary>
        <ul className="flex flex-col divide-y divide-line">
          {found.map(({ kind, gifts, smaller, larger }) => (
            <li key={`${kind} ${smaller.lessons} ${smaller.each.currency}`} className="flex flex-col gap-1 py-3">
              <span className="figures">
                {t.kinds[kind]}: {t.pair(smaller.lessons, money(locale, smaller.each), larger.lessons, money(locale, larger.each))}
              </span>
              {gifts.length > 0 && <span className="text-sm text-mute">{t.with(gifts.map((gift) => names[gift]).join(', '))}</span>}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
