import { lazy, Suspense } from 'react';

import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { CircleCheck, Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { saveFile } from '#kit/save-file.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { Listed } from '../../listed.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { BooksLine } from './books-line.tsx';
import { CaseCard } from './case-card.tsx';
import { casesCsv } from './cases-csv.ts';
import { CaseFilters } from './case-filters.tsx';
import { useCases } from './use-cases.ts';

const RemedySheet = lazy(() => import('./remedy-sheet.tsx').then(({ RemedySheet: component }) => ({ default: component })));

/** Money and lessons that got stuck: what happened, whose they are, and what puts them right. */
export function Page() {
  const t = useTexts('reconciliation');
  const speech = { t, locale: useLocale() };
  const navigate = useNavigate({ from: '/manager/money' });
  const { wanted, pages, latest, cases, caseId, remedy } = useCases();
  const now = useNow(60);
  const change = (part: SearchOf<'/manager/money'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const isChosen = wanted.search !== '' || wanted.kind !== undefined;

  return (
    <PageLayout
      title={t.title}
      actions={
        cases &&
        cases.length > 0 && (
          <Button
            size="small"
            onPress={() => saveFile(t.fileName(wallClock(schoolNow(), schoolZone).date), casesCsv(cases, speech), 'text/csv;charset=utf-8')}
          >
            <Icon of={Download} />
            {t.export}
          </Button>
        )
      }
    >
      <MoneyTabs />
      {latest && (
        <>
          <BooksLine books={latest.books} speech={speech} />
          <CaseFilters
            wanted={wanted}
            counts={latest.counts}
            onWant={({ search = wanted.search, state = wanted.state, ...rest }) =>
              change({
                search: search === '' ? undefined : search,
                state: state === 'closed' ? 'closed' : undefined,
                kind: 'kind' in rest ? rest.kind : wanted.kind,
              })
            }
          />
        </>
      )}
      {cases && (
        <output className="text-sm text-mute figures">{pages.hasNextPage ? t.foundMore(cases.length) : t.found(cases.length)}</output>
      )}
      <Listed
        list={pages}
        items={cases}
        words={t}
        empty={<Nothing isChosen={isChosen} state={wanted.state} onAll={() => change({ search: undefined, kind: undefined })} />}
      >
        {(shown) => (
          <ul aria-label={t.list} aria-busy={pages.isPlaceholderData} className="flex flex-col gap-3">
            {shown.map((item) => (
              <CaseCard
                key={item.caseId}
                item={item}
                now={now}
                speech={speech}
                onRemedy={(chosen) => change({ case: item.caseId, do: chosen })}
              />
            ))}
          </ul>
        )}
      </Listed>
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
    </PageLayout>
  );
}

/** Nothing to show: because all is well, or because of what was asked for. */
function Nothing({ isChosen, state, onAll }: { isChosen: boolean; state: 'open' | 'closed'; onAll(): void }) {
  const t = useTexts('reconciliation');
  if (isChosen) {
    return (
      <EmptyState title={t.notFound} action={<Button onPress={onAll}>{t.showAll}</Button>}>
        {t.notFoundAbout}
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={state === 'open' ? t.empty : t.noneClosed}>
      {state === 'open' ? t.emptyAbout : t.noneClosedAbout}
    </EmptyState>
  );
}
