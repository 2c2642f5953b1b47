import type { FamilyOrder } from '@school/contract/back-office/money-shapes';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

/** Money that comes late still buys the lessons. */
const unpaid: ReadonlyArray<FamilyOrder['state']> = ['open', 'superseded', 'expired'];

export interface OrderActs {
  onPay: ((orderId: string) => void) | undefined;
  onInvoice: ((orderId: string) => void) | undefined;
}

/** What can be done with an order: write its payment down, write an invoice for it, take that away as a file. */
export function OrderActs({ order, what, onPay, onInvoice }: OrderActs & { order: FamilyOrder; what: string }) {
  const t = useTexts('byHand');
  const { busy, save } = useSavedFile();
  const { orderId, state, invoice } = order;
  return (
    <>
      {onPay && unpaid.includes(state) && (
        <Button size="small" label={t.payOf(what)} onPress={() => onPay(orderId)}>
          {t.pay}
        </Button>
      )}
      {onInvoice && state === 'open' && !invoice && (
        <Button size="small" kind="quiet" label={t.invoice.makeOf(what)} onPress={() => onInvoice(orderId)}>
          {t.invoice.make}
        </Button>
      )}
      {invoice && (
        <Button
          size="small"
          kind="quiet"
          busy={busy !== undefined}
          onPress={() => save('invoice', api('GET /manager/orders/:orderId/invoice', { params: { orderId } }))}
        >
          {t.invoice.get(invoice.number)}
        </Button>
      )}
    </>
  );
}
