import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

/** The invoice of an order, as a file. */
export function InvoiceButton({ orderId, number }: { orderId: string; number: string }) {
  const { openOrder: t } = useTexts('payment');
  const { busy, save } = useSavedFile();
  return (
    <Button busy={busy !== undefined} onPress={() => save('invoice', api('GET /payment/invoice', { query: { orderId } }))}>
      {t.invoice(number)}
    </Button>
  );
}
