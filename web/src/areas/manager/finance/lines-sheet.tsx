import type { AnswerOf } from '@school/contract/calls';
import type { financeFigures } from '@school/contract/finance/limits';
import type { FinanceLine } from '@school/contract/finance/shapes';
import type { Currency } from '@school/contract/shapes';
import { useInfiniteQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

import { orderNumber } from '../order-number.ts';
import { TableOrCards } from '../table-or-cards.tsx';
import type { AskedDays } from './asked-days.ts';

export type Figure = (typeof financeFigures)[number];
type Answer = AnswerOf<'GET /manager/finance-lines'>;

const familyOf = ({ familyId, familyName }: FinanceLine) => (
  <TextLink to="/manager/families/$familyId/money" params={{ familyId }}>
    {familyName || familyId.slice(-8)}
  </TextLink>
);

interface LinesSheetProps {
  figure: Figure;
  title: string;
  currency: Currency;
  days: AskedDays;
  onClose(): void;
}

/** What a figure is made of: each lesson, order or refund with its family, and all of them as a file. */
export function LinesSheet({ figure, title, currency, days, onClose }: LinesSheetProps) {
  const t = useTexts('finance');
  const locale = useLocale();
  const { busy, save } = useSavedFile(t.saved);
  const query = { ...days, currency, figure };
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['finance-lines', query],
    queryFn: ({ pageParam }) => api('GET /manager/finance-lines', { query: { ...query, skip: String(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }: Answer) => next,
  });
  const whole = data?.pages[0];
  const amount = (value: number) => money(locale, { amount: value, currency });
  const whatFor = ({ lessonId, orderId }: FinanceLine) => {
    if (lessonId === null) return orderId !== null && t.lines.order(orderNumber(orderId));
    return (
      <TextLink to="/manager/rooms/$eventId" params={{ eventId: lessonId }}>
        {t.lines.lesson}
      </TextLink>
    );
  };
  return (
    <Sheet title={title} onClose={onClose} width="wide">
      {!whole && <Skeleton className="h-64" />}
      {data && whole && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="figures">
              <strong className="text-xl">{amount(whole.amount)}</strong> <span className="text-mute">{t.lines.count(whole.count)}</span>
            </p>
            <Button
              size="small"
              busy={busy !== undefined}
              onPress={() => save('lines', api('GET /manager/finance-lines-sheet', { query }), 'xlsx')}
            >
              <Icon of={Download} />
              {t.sheet}
            </Button>
          </div>
          <TableOrCards<FinanceLine>
            caption={t.lines.caption}
            columns={[
              {
                id: 'family',
                title: t.lines.columns.family,
                cell: familyOf,
              },
              { id: 'at', title: t.lines.columns.at, cell: (line) => at(locale, line.at, 'dayTime', schoolZone) },
              {
                id: 'what',
                title: t.lines.columns.what,
                cell: whatFor,
              },
              { id: 'units', title: t.lines.columns.units, cell: ({ units }) => units, align: 'right' },
              { id: 'amount', title: t.lines.columns.amount, cell: (line) => amount(line.amount), align: 'right' },
            ]}
            rows={data.pages.flatMap(({ lines }) => lines)}
            keyOf={({ lineId }) => lineId}
            empty={t.nothing}
          />
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              {t.lines.more}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
