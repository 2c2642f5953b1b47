import type { DatedPrice, ManagedProduct } from '@school/contract/catalogue/manager-shapes';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

import { CallOff } from '../dated/call-off.tsx';

interface CallOffSheetProps {
  product: ManagedProduct;
  price: DatedPrice;
  onClose(): void;
}

/** Calls off a price that has not begun, for a reason. */
export function CallOffSheet({ product: { productCode }, price, onClose }: CallOffSheetProps) {
  const { form: t } = useTexts('managerProducts');
  const locale = useLocale();
  const withdraw = useCall('POST /manager/products/:productCode/prices/withdraw', {
    changes: ['GET /manager/gifts', 'GET /manager/products', 'GET /manager/products/:productCode'],
  });
  const { currency, validFrom } = price;
  return (
    <CallOff
      t={t}
      about={t.callOffAbout(money(locale, price), at(locale, validFrom, 'date', schoolZone))}
      onCallOff={(reason) => withdraw.mutateAsync({ params: { productCode }, body: { currency, validFrom, reason } })}
      tooLate={['catalogue.price_begun', 'catalogue.price_not_found']}
      onClose={onClose}
    />
  );
}
