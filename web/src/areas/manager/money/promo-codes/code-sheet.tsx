import type { PromoCode } from '@school/contract/promotions/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { FigureList } from '#kit/figure-list.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';

import { OnRecord } from '../dated/on-record.tsx';
import { CodeUses } from './code-uses.tsx';
import { CodeState } from './promo-code-list.tsx';
import { usePromoWords } from './use-promo-words.ts';

interface CodeSheetProps {
  code: string;
  onStop(): void;
  onClose(): void;
}

/** A promo code: its terms, who made it and why, and the orders made with it. */
export function CodeSheet({ code, onStop, onClose }: CodeSheetProps) {
  const t = useTexts('managerPromoCodes');
  const { data } = useQuery({ ...queryOf('GET /manager/promo-codes/:code', { params: { code }, query: {} }), staleTime: 0 });
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => raiseNotice({ tone: 'good', text: t.sheet.copied }),
      () => undefined,
    );
  return (
    <Sheet title={code} width="wide" onClose={onClose}>
      {!data && <Skeleton className="h-40" />}
      {data && (
        <>
          <Terms code={data.code} />
          <div className="flex flex-wrap gap-3">
            <Button onPress={() => void copy()}>{t.sheet.copy}</Button>
            {data.code.state !== 'ended' && <Button onPress={onStop}>{t.sheet.stop}</Button>}
          </div>
          <h3 className="text-lg font-extrabold">{t.sheet.uses}</h3>
          <CodeUses code={code} />
        </>
      )}
    </Sheet>
  );
}

function Terms({ code }: { code: PromoCode }) {
  const t = useTexts('managerPromoCodes');
  const words = usePromoWords();
  const facts: Array<[string, string]> = [
    [t.columns.worth, words.worth(code)],
    [t.columns.for, words.forWhat(code)],
    [t.columns.window, words.window(code)],
    [t.columns.uses, `${words.uses(code)}, ${t.perFamily(code.usesPerFamily)}`],
  ];
  return (
    <>
      <p>
        <CodeState state={code.state} />
      </p>
      <FigureList figures={facts} columns />
      <OnRecord what={t.sheet.made} at={code.createdAt} by={code.createdBy} reason={code.note} />
      {code.stopped && <OnRecord what={t.sheet.stopped} {...code.stopped} />}
    </>
  );
}
