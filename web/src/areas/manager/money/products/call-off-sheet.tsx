import type { DatedPrice, ManagedProduct } from '@school/contract/catalogue/manager-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { ReasonField, reasonIn } from '../dated/reason-field.tsx';

interface CallOffSheetProps {
  product: ManagedProduct;
  price: DatedPrice;
  onClose(): void;
}

/** Calls off a price that has not begun, for a reason. */
export function CallOffSheet({ product: { productCode }, price, onClose }: CallOffSheetProps) {
  const { form: t } = useTexts('managerProducts');
  const { reasonNeeded } = useTexts('datedTerms');
  const locale = useLocale();
  const withdraw = useCall('POST /manager/products/:productCode/prices/withdraw', {
    changes: ['GET /manager/gifts', 'GET /manager/products', 'GET /manager/products/:productCode'],
  });
  const submit = async (data: FormData) => {
    const why = reasonIn(data, reasonNeeded);
    if (why.wrong) return why.wrong;
    const { currency, validFrom } = price;
    await withdraw.mutateAsync({ params: { productCode }, body: { currency, validFrom, reason: why.reason } });
    raiseNotice({ tone: 'good', text: t.callOffDone });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={t.callOff} onClose={onClose}>
      <Form label={t.callOff} onSubmit={submit} onRefusal={atFields({ 'catalogue.price_begun': '', 'catalogue.price_not_found': '' })}>
        {({ pending }) => (
          <>
            <p>{t.callOffAbout(money(locale, price), at(locale, price.validFrom, 'date', schoolZone))}</p>
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.callOff}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
