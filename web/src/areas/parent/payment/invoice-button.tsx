import { useState } from 'react';

import { api } from '#api/client.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { saveFile } from '#kit/save-file.ts';

/** The invoice of an order, as a file. */
export function InvoiceButton({ orderId, number }: { orderId: string; number: string }) {
  const { openOrder: t } = useTexts('payment');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { name, bytes } = await api('GET /payment/invoice', { query: { orderId } });
      saveFile(name, new Uint8Array(bytes), 'application/pdf');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onPress={() => void download().catch(() => undefined)}>
      {t.invoice(number)}
    </Button>
  );
}
