import type { DatedTerms, Promotion } from '@school/contract/promotions/terms-shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { saveFile } from '#kit/save-file.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../../listed.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { CheaperSmallNotice } from './cheaper-small-notice.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { currentOf, useTermsWords } from './use-terms-words.ts';

const TermsSheet = lazy(() => import('./terms-sheet.tsx').then(({ TermsSheet: component }) => ({ default: component })));
const CallOffSheet = lazy(() => import('./call-off-sheet.tsx').then(({ CallOffSheet: component }) => ({ default: component })));

const giftsQuery = queryOf('GET /manager/gifts');

export const load = () => void queryClient.prefetchQuery(giftsQuery);

/** `/manager/money/gifts`: what the school gives by itself, from when on, and what came of it. */
export function Page() {
  const t = useTexts('managerGifts');
  const shared = useTexts('datedTerms');
  const words = useTermsWords();
  const { search = '', state, gift, do: action } = useSearch({ from: '/manager/money/gifts' });
  const navigate = useNavigate({ from: '/manager/money/gifts' });
  const list = useQuery({ ...giftsQuery, staleTime: 0, refetchOnWindowFocus: 'always' });
  const { data, isError } = list;
  const [calledOff, setCalledOff] = useState<{ promotion: Promotion; terms: DatedTerms }>();
  const filters = { ...(search !== '' && { search }), ...(state !== undefined && { state }) };
  const go = (part: { gift?: string; do?: string }) => void navigate({ search: { ...filters, ...part }, resetScroll: false });
  const filter = (part: { search?: string | undefined; state?: string | undefined }, replace = false) =>
    void navigate({ search: { ...filters, ...part }, replace, resetScroll: false });

  const shown = (data?.promotions ?? []).filter(
    (it) =>
      t.names[it.promotion].toLowerCase().includes(search.toLowerCase()) &&
      (state === undefined || currentOf(it).isOn === (state === 'on')),
  );
  const opened = data?.promotions.find(({ promotion }) => promotion === gift);
  const download = () =>
    saveFile(t.fileName(wallClock(schoolNow(), schoolZone).date), csvOf(...words.asRows(shown)), 'text/csv;charset=utf-8');
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        shown.length > 0 && (
          <Button onPress={download}>
            <Icon of={Download} />
            {shared.export}
          </Button>
        )
      }
    >
      <MoneyTabs />
      <p className="max-w-prose text-mute">{t.about}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField words={t.search} search={search} onSearch={(typed) => filter({ search: typed === '' ? undefined : typed }, true)} />
        <Select
          name="state"
          label={t.state}
          required
          value={state === 'on' || state === 'off' ? state : 'any'}
          onChange={(value) => filter({ state: value === 'any' ? undefined : value })}
          options={[
            { value: 'any' as const, label: t.anyState },
            { value: 'on' as const, label: t.on },
            { value: 'off' as const, label: t.off },
          ]}
        />
      </div>
      {!data && (isError ? <NotLoaded list={list} words={shared} /> : <Skeleton className="h-96" />)}
      {data && shown.length === 0 && (
        <EmptyState title={t.empty} action={<Button onPress={() => void navigate({ search: {} })}>{t.showAll}</Button>}>
          {t.emptyAbout}
        </EmptyState>
      )}
      {data && <CheaperSmallNotice found={data.cheaperSmall} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {shown.map((it) => (
          <PromotionCard
            key={it.promotion}
            promotion={it}
            onChange={() => go({ gift: it.promotion, do: 'change' })}
            onCallOff={(terms) => setCalledOff({ promotion: it, terms })}
          />
        ))}
      </div>
      <Suspense>
        {opened && action === 'change' && <TermsSheet promotion={opened} onClose={() => go({})} />}
        {calledOff && <CallOffSheet {...calledOff} onClose={() => setCalledOff(undefined)} />}
      </Suspense>
    </PageLayout>
  );
}
