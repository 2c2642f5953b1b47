import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';
import { refundStages } from '@school/contract/refunds/manager-shapes';
import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';

import { OfficeList } from '../../office-list.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { RefundCard } from './refund-card.tsx';
import { refundRow } from './refund-file.ts';
import { type RefundAction, useRefunds } from './use-refunds.ts';
import { useRefundWords } from './use-refund-words.ts';

const RefundSheet = lazy(() => import('./refund-sheet.tsx').then(({ RefundSheet: component }) => ({ default: component })));

/** Refunds of families: what waits for a decision, what the bank has, what is over. */
export function Page() {
  const t = useTexts('managerRefunds');
  const { search, stage, refund, action, list, refunds, counts, whole } = useRefunds();
  const change = useChangeSearch('/manager/money/refunds');
  return (
    <OfficeList
      words={t}
      tabs={<MoneyTabs />}
      views={
        <RadioChips
          label={t.stages.label}
          labelHidden
          name="stage"
          chips={refundStages.map((value) => ({
            value,
            label: counts === undefined || value === 'over' ? t.stages[value] : t.stageOf(t.stages[value], counts[value]),
          }))}
          value={stage}
          onChange={(value) => change({ stage: value === 'waiting' ? undefined : value })}
        />
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      list={list}
      items={refunds}
      onReset={search !== '' ? () => change({ search: undefined }) : undefined}
      empty={{ title: t.empty[stage], about: t.emptyAbout[stage], isGood: true }}
      file={{ name: t.fileName, columns: t.columns, row: (it) => refundRow(t, it), whole }}
      renderCard={(it) => (
        <RefundCard key={it.refundId} refund={it}>
          <Actions refund={it} onOpen={(opened) => change({ refund: it.refundId, do: opened })} />
        </RefundCard>
      )}
    >
      {refund !== undefined && action !== undefined && refunds && (
        <Suspense>
          <RefundSheet
            key={`${refund} ${action}`}
            refund={mayBe(refunds, refund, action)}
            action={action}
            onClose={() => change({ refund: undefined, do: undefined })}
          />
        </Suspense>
      )}
    </OfficeList>
  );
}

/** The refund, while this may still be done about it. */
const mayBe = (refunds: readonly ManagerRefund[], refundId: string, action: RefundAction): ManagerRefund | undefined =>
  refunds.find((it) => it.refundId === refundId && it.may[verdictOf[action]].allowed);

const verdictOf = { approve: 'decide', decline: 'decide', waive: 'waive', retry: 'retry', hand: 'retry' } as const;

/** What may be done about a refund now; nothing about most. */
function Actions({ refund, onOpen }: { refund: ManagerRefund; onOpen(action: RefundAction): void }) {
  const t = useTexts('managerRefunds');
  const words = useRefundWords();
  const sum = words.sum(refund);
  const { familyName, may } = refund;
  if (may.decide.allowed) {
    return (
      <div className="flex flex-wrap items-start gap-3">
        <Button kind="primary" label={t.approveOf(sum, familyName)} onPress={() => onOpen('approve')}>
          {t.approve}
        </Button>
        <Button label={t.declineOf(sum, familyName)} onPress={() => onOpen('decline')}>
          {t.decline}
        </Button>
        {may.waive.allowed && (
          <Button label={t.waiveOf(words.fee(refund), familyName)} onPress={() => onOpen('waive')}>
            {t.waive}
          </Button>
        )}
      </div>
    );
  }
  if (!may.retry.allowed) return null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Button kind="primary" label={t.retryOf(sum, familyName)} onPress={() => onOpen('retry')}>
        {t.retry}
      </Button>
      <Button label={t.handOf(sum, familyName)} onPress={() => onOpen('hand')}>
        {t.hand}
      </Button>
    </div>
  );
}
