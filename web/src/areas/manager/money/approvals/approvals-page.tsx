import { approvedActs } from '@school/contract/approvals/limits';
import type { Approval } from '@school/contract/approvals/shapes';
import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';

import { OfficeList } from '../../office-list.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { approvalRow } from './approval-file.ts';
import { useApprovalWords } from './use-approval-words.ts';
import { useApprovals } from './use-approvals.ts';
import { ViewChips } from '../../view-chips.tsx';

const DecideSheet = lazy(() => import('./decide-sheet.tsx').then(({ DecideSheet: component }) => ({ default: component })));

/** Acts above the limits: what waits for a second manager, and what was decided. */
export function Page() {
  const t = useTexts('approvals');
  const { search, act, state, approval, action, list, approvals, whole } = useApprovals();
  const change = useChangeSearch('/manager/money/approvals');
  const isChosen = search !== '' || act !== undefined;
  const by = filtersOf({ act }, change);
  return (
    <OfficeList
      words={t}
      tabs={<MoneyTabs />}
      views={<ViewChips name="state" words={t.states} views={['waiting', 'decided']} value={state} usual="waiting" onChange={change} />}
      search={search}
      onSearch={(typed) => change({ search: typed })}
      filters={<FilterSelect label={t.act} any={t.anyAct} options={choicesOf(t.acts, approvedActs)} {...by('act')} />}
      list={list}
      items={approvals}
      onReset={isChosen ? () => change({ search: undefined, act: undefined }) : undefined}
      empty={
        state === 'waiting'
          ? { title: t.empty, about: t.emptyAbout, isGood: true }
          : { title: t.emptyDecided, about: t.emptyDecidedAbout, isGood: true }
      }
      file={{ name: t.fileName, columns: t.columns, row: (it) => approvalRow(t, it), whole }}
      renderCard={(it) => (
        <ApprovalCard key={it.approvalId} approval={it}>
          {it.state === 'waiting' && <Actions approval={it} onOpen={(opened) => change({ approval: it.approvalId, do: opened })} />}
        </ApprovalCard>
      )}
    >
      {approval !== undefined && action !== undefined && approvals && (
        <Suspense>
          <DecideSheet
            key={`${approval} ${action}`}
            approval={approvals.find((it) => it.approvalId === approval && it.state === 'waiting')}
            action={action}
            onClose={() => change({ approval: undefined, do: undefined })}
          />
        </Suspense>
      )}
    </OfficeList>
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
