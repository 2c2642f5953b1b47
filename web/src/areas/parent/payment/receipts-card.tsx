import type { AnswerOf } from '@school/contract/calls';
import { useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { MoreButton } from '#kit/more-button.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

type Receipts = AnswerOf<'GET /payment/receipts'>;

/** Receipts of what was paid and of what went back, each as a file; nothing until there is one. */
export function ReceiptsCard({ zone }: { zone: string }) {
  const t = useTexts('documents');
  const locale = useLocale();
  const { busy, save } = useSavedFile(t.saved);
  const pages = useInfiniteQuery<Receipts, Error, { pages: Receipts[] }, readonly unknown[], string | undefined>({
    queryKey: ['GET /payment/receipts'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /payment/receipts', { query: { ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const receipts = pages.data?.pages.flatMap((page) => page.receipts) ?? [];
  if (receipts.length === 0) return null;
  return (
    <Card label={t.receipts} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.receipts}</h2>
      <p className="text-sm text-mute">{t.receiptsAbout}</p>
      <ul className="divide-y divide-line">
        {receipts.map(({ receiptId, number, what, total, timestamp }) => (
          <li key={receiptId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="flex min-w-0 flex-col">
              <strong>
                {t.receiptOf[what]}: <span className="figures">{money(locale, total)}</span>
              </strong>
              <span className="text-sm text-mute">
                {at(locale, timestamp, 'date', zone)} · № {number}
              </span>
            </span>
            <Button
              busy={busy === receiptId}
              label={t.saveReceipt(number)}
              onPress={() => save(receiptId, api('GET /payment/receipt', { query: { receiptId } }))}
            >
              {t.save}
            </Button>
          </li>
        ))}
      </ul>
      <MoreButton of={pages} label={t.olderReceipts} />
    </Card>
  );
}
