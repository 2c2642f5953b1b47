import type { Currency } from '@school/contract/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';

const tiles = ['net', 'earned', 'atEnd'] as const;
type Figures = Readonly<Record<(typeof tiles)[number], number>>;

/** The three figures that count, and under each what it was in as many days before. */
export function Tiles({ currency, now, before }: { currency: Currency; now: Figures; before: Figures }) {
  const t = useTexts('finance');
  const locale = useLocale();
  const amount = (value: number) => money(locale, { amount: value, currency });
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {tiles.map((figure) => (
        <div key={figure} className="flex flex-col-reverse justify-end">
          <dt className="text-mute">{t.figures[figure]}</dt>
          <dd className="text-2xl font-extrabold figures">
            {amount(now[figure])} <span className="block text-sm font-normal text-mute">{t.was(amount(before[figure]))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
