import type { DatedTerms, Promotion } from '@school/contract/promotions/terms-shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilterSelect } from '#kit/filter-select.tsx';

import { holds } from '../../holds.ts';
import { OfficeList } from '../../office-list.tsx';
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
  const words = useTermsWords();
  const { search = '', state, gift, do: action } = useSearch({ from: '/manager/money/gifts' });
  const navigate = useNavigate({ from: '/manager/money/gifts' });
  const list = useQuery({ ...giftsQuery, staleTime: 0, refetchOnWindowFocus: 'always' });
  const { data } = list;
  const [calledOff, setCalledOff] = useState<{ promotion: Promotion; terms: DatedTerms }>();
  const filters = { ...(search !== '' && { search }), ...(state !== undefined && { state }) };
  const go = (part: { gift?: string; do?: string }) => void navigate({ search: { ...filters, ...part }, resetScroll: false });
  const filter = (part: { search?: string | undefined; state?: string | undefined }, replace = false) =>
    void navigate({ search: { ...filters, ...part }, replace, resetScroll: false });

  const shown = (data?.promotions ?? []).filter(
    (it) => holds(search, t.names[it.promotion]) && (state === undefined || currentOf(it).isOn === (state === 'on')),
  );
  const opened = data?.promotions.find(({ promotion }) => promotion === gift);
  const by = filtersOf({ state }, filter);
  return (
    <OfficeList
      words={{ ...t, search: t.search.label, searchFor: t.search.placeholder }}
      width="wide"
      tabs={<MoneyTabs />}
      search={search}
      onSearch={(typed) => filter({ search: typed }, true)}
      filters={<FilterSelect label={t.state} any={t.anyState} options={choicesOf({ on: t.on, off: t.off })} {...by('state')} />}
      list={list}
      items={data && shown}
      height="h-96"
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
      empty={{ title: t.empty, about: t.emptyAbout }}
      file={words.file}
      renderTable={(promotions) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {promotions.map((it) => (
            <PromotionCard
              key={it.promotion}
              promotion={it}
              onChange={() => go({ gift: it.promotion, do: 'change' })}
              onCallOff={(terms) => setCalledOff({ promotion: it, terms })}
            />
          ))}
        </div>
      )}
    >
      {data && <CheaperSmallNotice found={data.cheaperSmall} />}
      <Suspense>
        {opened && action === 'change' && <TermsSheet promotion={opened} onClose={() => go({})} />}
        {calledOff && <CallOffSheet {...calledOff} onClose={() => setCalledOff(undefined)} />}
      </Suspense>
    </OfficeList>
  );
}
