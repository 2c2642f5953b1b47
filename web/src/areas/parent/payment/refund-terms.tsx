import type { RefundTerms as Terms } from '@school/contract/payments/shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';

/** What holds when the money of an order is asked back, with its numbers: said before it is paid, and of each order its own. */
export function RefundTerms({ terms: { giftsFirst, feePercent, fee } }: { terms: Terms }) {
  const { refundTerms: t } = useTexts('payment');
  const locale = useLocale();
  const percent = feePercent > 0 ? t.percent(feePercent) : '';
  const sum = fee.amount > 0 ? money(locale, fee) : '';
  const kept = percent !== '' && sum !== '' ? t.both(percent, sum) : percent || sum;
  return (
    <p className="text-sm text-mute">
      {kept === '' ? t.whole : t.less(kept)} {giftsFirst && t.giftsFirst}
    </p>
  );
}
