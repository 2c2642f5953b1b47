import type { AnswerOf } from '@school/contract/calls';
import { caseKinds, type CaseKind } from '@school/contract/reconciliation/shapes';
import { lazy, Suspense } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { OfficeList } from '../../office-list.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { BooksLine } from './books-line.tsx';
import { CaseCard } from './case-card.tsx';
import { caseRow } from './case-row.ts';
import { useCases } from './use-cases.ts';
import { ViewChips } from '../../view-chips.tsx';

const RemedySheet = lazy(() => import('./remedy-sheet.tsx').then(({ RemedySheet: component }) => ({ default: component })));

/** Money and lessons that got stuck: what happened, whose they are, and what puts them right. */
export function Page() {
  const t = useTexts('reconciliation');
  const speech = { t, locale: useLocale() };
  const navigate = useNavigate({ from: '/manager/money' });
  const { state, search, kind, pages, latest, cases, whole, caseId, remedy } = useCases();
  const now = useNow(60);
  const change = (part: SearchOf<'/manager/money'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const isChosen = search !== '' || kind !== undefined;

  return (
    <OfficeList
      words={{ title: t.title, list: t.list, search: t.search.label, searchFor: t.search.placeholder }}
      tabs={<MoneyTabs />}
      views={
        latest && (
          <>
            <BooksLine books={latest.books} speech={speech} />
            <ViewChips
              name="state"
              words={{ label: t.state, ...t.states }}
              views={['open', 'closed']}
              value={state}
              usual="open"
              onChange={change}
            />
          </>
        )
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      filters={
        <>
          {latest && (
            <KindFilter counts={latest.counts} isOpen={state === 'open'} value={kind} onChoose={(value) => change({ kind: value })} />
          )}
          {cases && (
            <output className="self-center text-sm text-mute figures">
              {pages.hasNextPage ? t.foundMore(cases.length) : t.found(cases.length)}
            </output>
          )}
        </>
      }
      list={pages}
      items={cases}
      onReset={isChosen ? () => change({ search: undefined, kind: undefined }) : undefined}
      empty={state === 'open' ? { title: t.empty, about: t.emptyAbout, isGood: true } : { title: t.noneClosed, about: t.noneClosedAbout }}
      file={{ name: t.fileName, columns: Object.values(t.columns), row: (it) => caseRow(it, speech), whole }}
      renderCard={(item) => (
        <CaseCard
          key={item.caseId}
          item={item}
          now={now}
          speech={speech}
          onRemedy={(chosen) => change({ case: item.caseId, do: chosen })}
        />
      )}
    >
      {caseId !== undefined && remedy !== undefined && cases && (
        <Suspense>
          <RemedySheet
            key={`${caseId} ${remedy}`}
            item={cases.find((it) => it.caseId === caseId)}
            remedy={remedy}
            speech={speech}
            onClose={() => change({ case: undefined, do: undefined })}
          />
        </Suspense>
      )}
    </OfficeList>
  );
}

interface KindFilterProps {
  counts: AnswerOf<'GET /manager/reconciliation'>['counts'];
  isOpen: boolean;
  value: CaseKind | undefined;
  onChoose(kind: CaseKind | undefined): void;
}

/** Cases of one kind; of those that are open, how many. */
function KindFilter({ counts, isOpen, value, onChoose }: KindFilterProps) {
  const t = useTexts('reconciliation');
  const openOf = (kind: CaseKind) => counts.find((it) => it.kind === kind)?.open ?? 0;
  return (
    <FilterSelect
      label={t.kind}
      any={isOpen ? t.anyKind(counts.reduce((sum, { open }) => sum + open, 0)) : t.list}
      options={caseKinds.map((kind) => ({ value: kind, label: isOpen ? t.kindWith(t.kinds[kind], openOf(kind)) : t.kinds[kind] }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
