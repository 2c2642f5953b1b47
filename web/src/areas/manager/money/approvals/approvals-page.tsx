import { approvedActs } from '@school/contract/approvals/limits';
import type { Approval } from '@school/contract/approvals/shapes';
import { lazy, Suspense } from 'react';

import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { CircleCheck, Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { saveFile } from '#kit/save-file.ts';
import { SearchField } from '#kit/search-field.tsx';

import { Listed } from '../../listed.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { approvalRows } from './approval-file.ts';
import { useApprovalWords } from './use-approval-words.ts';
import { useApprovals } from './use-approvals.ts';

const DecideSheet = lazy(() => import('./decide-sheet.tsx').then(({ DecideSheet: component }) => ({ default: component })));

/** Acts above the limits: what waits for a second manager, and what was decided. */
export function Page() {
  const t = useTexts('approvals');
  const navigate = useNavigate({ from: '/manager/money/approvals' });
  const { search, act, state, approval, action, pages, approvals } = useApprovals();
  const change = (part: SearchOf<'/manager/money/approvals'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const close = () => change({ approval: undefined, do: undefined });
  const isChosen = search !== '' || act !== undefined;
  const download = (rows: readonly Approval[]) =>
    saveFile(t.fileName(wallClock(schoolNow(), schoolZone).date), csvOf(t.columns, approvalRows(t, rows)), 'text/csv;charset=utf-8');

  return (
    <PageLayout
      title={t.title}
      actions={
        approvals &&
        approvals.length > 0 && (
          <Button size="small" onPress={() => download(approvals)}>
            <Icon of={Download} />
            {t.export}
          </Button>
        )
      }
    >
      <MoneyTabs />
      <p className="text-mute">{t.about}</p>
      <RadioChips
        label={t.states.label}
        labelHidden
        name="state"
        chips={(['waiting', 'decided'] as const).map((value) => ({ value, label: t.states[value] }))}
        value={state}
        onChange={(value) => change({ state: value === 'decided' ? value : undefined })}
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }}
          search={search}
          onSearch={(typed) => change({ search: typed === '' ? undefined : typed })}
        />
        <FilterSelect
          label={t.act}
          any={t.anyAct}
          options={approvedActs.map((value) => ({ value, label: t.acts[value] }))}
          value={act}
          onChoose={(value) => change({ act: value })}
        />
      </div>
      <Listed
        list={pages}
        items={approvals}
        words={t}
        onReset={isChosen ? () => change({ search: undefined, act: undefined }) : undefined}
        empty={
          <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={state === 'waiting' ? t.empty : t.emptyDecided}>
            {state === 'waiting' ? t.emptyAbout : t.emptyDecidedAbout}
          </EmptyState>
        }
      >
        {(shown) => (
          <ul aria-label={t.list} aria-busy={pages.isPlaceholderData} className="flex flex-col gap-3">
            {shown.map((it) => (
              <ApprovalCard key={it.approvalId} approval={it}>
                {it.state === 'waiting' && <Actions approval={it} onOpen={(opened) => change({ approval: it.approvalId, do: opened })} />}
              </ApprovalCard>
            ))}
          </ul>
        )}
      </Listed>
      {approval !== undefined && action !== undefined && approvals && (
        <Suspense>
          <DecideSheet
            key={`${approval} ${action}`}
            approval={approvals.find((it) => it.approvalId === approval && it.state === 'waiting')}
            action={action}
            onClose={close}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

/** The two ways out; one's own request is for somebody else, but may be taken back. */
function Actions({ approval, onOpen }: { approval: Approval; onOpen(action: 'approve' | 'decline'): void }) {
  const t = useTexts('approvals');
  const what = useApprovalWords().what(approval);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Button
        kind="primary"
        label={t.approveOf(what)}
        disabled={approval.own}
        hint={approval.own ? t.ownHint : undefined}
        onPress={() => onOpen('approve')}
      >
        {t.approve}
      </Button>
      <Button label={approval.own ? t.takeBackOf(what) : t.declineOf(what)} onPress={() => onOpen('decline')}>
        {approval.own ? t.takeBack : t.decline}
      </Button>
    </div>
  );
}
