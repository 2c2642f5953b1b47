import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { ReasonField, reasonIn } from '../dated/reason-field.tsx';

interface SaleSheetProps {
  product: ManagedProduct;
  name: string;
  onClose(): void;
}

/** Takes a package off sale or puts it back, for a reason. */
export function SaleSheet({ product: { productCode, onSale }, name, onClose }: SaleSheetProps) {
  const { form: t } = useTexts('managerProducts');
  const { reasonNeeded } = useTexts('datedTerms');
  const set = useCall('POST /manager/products/:productCode/sale', {
    changes: ['GET /manager/gifts', 'GET /manager/products', 'GET /manager/products/:productCode'],
  });
  const title = onSale ? t.off : t.on;
  const submit = async (data: FormData) => {
    const why = reasonIn(data, reasonNeeded);
    if (why.wrong) return why.wrong;
    await set.mutateAsync({ params: { productCode }, body: { onSale: !onSale, reason: why.reason } });
    raiseNotice({ tone: 'good', text: onSale ? t.offDone : t.onDone });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={`${title}: ${name}`} onClose={onClose}>
      <Form label={title} onSubmit={submit} onRefusal={atFields()}>
        {({ pending }) => (
          <>
            <p>{onSale ? t.offAbout : t.onAbout}</p>
            <ReasonField />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {title}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
