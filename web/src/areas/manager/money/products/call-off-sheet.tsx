import type { DatedPrice, ManagedProduct } from '@school/contract/catalogue/manager-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { FormSheet } from '#kit/form-sheet.tsx';

import { useReason } from '../../use-reason.ts';

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
    <FormSheet
      title={t.callOff}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.callOff }}
      onSubmit={async (_, reason) => {
        await withdraw.mutateAsync({ params: { productCode }, body: { currency, validFrom, reason } });
        return t.callOffDone;
      }}
      onRefusal={atFields({ 'catalogue.price_begun': '', 'catalogue.price_not_found': '' })}
    >
      <p>{t.callOffAbout(money(locale, price), at(locale, validFrom, 'date', schoolZone))}</p>
    </FormSheet>
  );
}
