import type { ManagerRefund } from '@school/contract/payments/refund-manager-shapes';
import { refundStages } from '@school/contract/payments/refund-manager-shapes';
import { lazy, Suspense } from 'react';

import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { CircleCheck, Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { saveFile } from '#kit/save-file.ts';
import { SearchField } from '#kit/search-field.tsx';

import { Listed } from '../../listed.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { RefundCard } from './refund-card.tsx';
import { refundRows } from './refund-file.ts';
import { type RefundAction, useRefunds } from './use-refunds.ts';
import { useRefundWords } from './use-refund-words.ts';

const RefundSheet = lazy(() => import('./refund-sheet.tsx').then(({ RefundSheet: component }) => ({ default: component })));

/** Refunds of families: what waits for a decision, what the bank has, what is over. */
export function Page() {
  const t = useTexts('managerRefunds');
  const navigate = useNavigate({ from: '/manager/money/refunds' });
  const { search, stage, refund, action, pages, refunds, counts } = useRefunds();
  const change = (part: SearchOf<'/manager/money/refunds'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const close = () => change({ refund: undefined, do: undefined });
  const download = (rows: readonly ManagerRefund[]) =>
    saveFile(t.fileName(wallClock(schoolNow(), schoolZone).date), csvOf(t.columns, refundRows(t, rows)), 'text/csv;charset=utf-8');

  return (
    <PageLayout
      title={t.title}
      actions={
        refunds &&
        refunds.length > 0 && (
          <Button size="small" label={t.exportAbout(refunds.length)} onPress={() => download(refunds)}>
            <Icon of={Download} />
            {t.export}
          </Button>
        )
      }
    >
      <MoneyTabs />
      <p className="text-mute">{t.about}</p>
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
      <div className="flex flex-wrap gap-3">
        <SearchField
          words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }}
          search={search}
          onSearch={(typed) => change({ search: typed === '' ? undefined : typed })}
        />
      </div>
      <Listed
        list={pages}
        items={refunds}
        words={t}
        onReset={search !== '' ? () => change({ search: undefined }) : undefined}
        empty={
          <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty[stage]}>
            {t.emptyAbout[stage]}
          </EmptyState>
        }
      >
        {(shown) => (
          <ul aria-label={t.list} aria-busy={pages.isPlaceholderData} className="flex flex-col gap-3">
            {shown.map((it) => (
              <RefundCard key={it.refundId} refund={it}>
                <Actions refund={it} onOpen={(opened) => change({ refund: it.refundId, do: opened })} />
              </RefundCard>
            ))}
          </ul>
        )}
      </Listed>
      {refund !== undefined && action !== undefined && refunds && (
        <Suspense>
          <RefundSheet key={`${refund} ${action}`} refund={mayBe(refunds, refund, action)} action={action} onClose={close} />
        </Suspense>
      )}
    </PageLayout>
  );
}

/** The refund, while this may still be done about it. */
const mayBe = (refunds: readonly ManagerRefund[], refundId: string, action: RefundAction): ManagerRefund | undefined =>
  refunds.find((it) => it.refundId === refundId && (action === 'approve' || action === 'decline' ? it.may.decide : it.may.retry).allowed);

/** What may be done about a refund now; nothing about most. */
function Actions({ refund, onOpen }: { refund: ManagerRefund; onOpen(action: RefundAction): void }) {
  const t = useTexts('managerRefunds');
  const sum = useRefundWords().sum(refund);
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
