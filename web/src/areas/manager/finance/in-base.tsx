import type { Finance } from '@school/contract/finance/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';

import { Tiles } from './tiles.tsx';

/** All currencies added up in the one that the school counts in; nothing where all money is in that one anyway. */
export function InBase({ of: { currencies, inBase } }: { of: Finance }) {
  const t = useTexts('finance').inBase;
  const { currency, now, before, missing } = inBase;
  if (currencies.every((it) => it.currency === currency)) return null;
  return (
    <Card title={t.title(currency)} className="flex flex-col gap-4">
      <Tiles currency={currency} now={now} before={before} />
      <p className="text-sm text-mute">{t.about}</p>
      {missing.length > 0 && (
        <p className="text-sm font-bold text-warn">
          {t.missing(missing.join(', '))} <TextLink to="/manager/settings">{t.set}</TextLink>
        </p>
      )}
    </Card>
  );
}
