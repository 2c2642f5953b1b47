import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';

import { ReasonedSheet } from '../../reasoned-sheet.tsx';

interface SaleSheetProps {
  product: ManagedProduct;
  name: string;
  onClose(): void;
}

/** Takes a package off sale or puts it back, for a reason. */
export function SaleSheet({ product: { productCode, onSale }, name, onClose }: SaleSheetProps) {
  const { form: t } = useTexts('managerProducts');
  const set = useCall('POST /manager/products/:productCode/sale', {
    changes: ['GET /manager/gifts', 'GET /manager/products', 'GET /manager/products/:productCode'],
  });
  const title = onSale ? t.off : t.on;
  return (
    <ReasonedSheet
      title={`${title}: ${name}`}
      label={title}
      onClose={onClose}
      act={(reason) => set.mutateAsync({ params: { productCode }, body: { onSale: !onSale, reason } })}
      done={onSale ? t.offDone : t.onDone}
      onRefusal={atFields()}
    >
      <p>{onSale ? t.offAbout : t.onAbout}</p>
    </ReasonedSheet>
  );
}
