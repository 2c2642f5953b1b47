import { promoTypes } from '@school/contract/promotions/limits';
import { lazy, Suspense } from 'react';

import { usePages } from '#api/use-pages.ts';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';

import { OfficeList } from '../../office-list.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { codesFile } from './codes-file.ts';
import { PromoCodeList } from './promo-code-list.tsx';

const CodeSheet = lazy(() => import('./code-sheet.tsx').then(({ CodeSheet: component }) => ({ default: component })));
const AddSheet = lazy(() => import('./add-sheet.tsx').then(({ AddSheet: component }) => ({ default: component })));
const StopSheet = lazy(() => import('./stop-sheet.tsx').then(({ StopSheet: component }) => ({ default: component })));

const states = ['active', 'planned', 'ended'] as const;

/** `/manager/money/promo-codes`: every promo code, what it gives and how often it was used. */
export function Page() {
  const t = useTexts('managerPromoCodes');
  const products = useTexts('managerProducts');
  const locale = useLocale();
  const { search = '', state: askedState, type: askedType, code, do: action } = useSearch({ from: '/manager/money/promo-codes' });
  const navigate = useNavigate({ from: '/manager/money/promo-codes' });
  const state = states.find((it) => it === askedState);
  const type = promoTypes.find((it) => it === askedType);
  const filters = { ...(search !== '' && { search }), ...(state && { state }), ...(type && { type }) };
  const { list, items: codes, whole } = usePages('GET /manager/promo-codes', filters, { itemsOf: (page) => page.codes });
  const open = (part: { code?: string; do?: string }) => void navigate({ search: { ...filters, ...part }, resetScroll: false });
  const filter = (part: { search?: string | undefined; state?: string | undefined; type?: string | undefined }, replace = false) =>
    void navigate({ search: { ...filters, ...part }, replace, resetScroll: false });
  const by = filtersOf({ state, type }, filter);
  return (
    <OfficeList
      words={{ ...t, search: t.search.label, searchFor: t.search.placeholder }}
      width="wide"
      tabs={<MoneyTabs />}
      actions={
        <Button kind="primary" onPress={() => open({ do: 'add' })}>
          {t.add}
        </Button>
      }
      search={search}
      onSearch={(typed) => filter({ search: typed }, true)}
      filters={
        <>
          <FilterSelect label={t.state} any={t.anyState} options={choicesOf(t.states, states)} {...by('state')} />
          <FilterSelect label={t.type} any={t.anyType} options={choicesOf(t.types, promoTypes)} {...by('type')} />
          {codes && (
            <output className="self-center text-sm text-mute figures">
              {list.hasNextPage ? t.foundMore(codes.length) : t.found(codes.length)}
            </output>
          )}
        </>
      }
      list={list}
      items={codes}
      height="h-96"
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
      empty={{ title: t.none, about: t.noneAbout }}
      file={{ ...codesFile(t, products, locale), whole }}
      renderTable={(shown) => <PromoCodeList codes={shown} onOpen={(opened) => open({ code: opened })} />}
    >
      <Suspense>
        {action === 'add' && <AddSheet onClose={() => open({})} onAdded={(made) => open({ code: made })} />}
        {code !== undefined && action === undefined && (
          <CodeSheet code={code} onStop={() => open({ code, do: 'stop' })} onClose={() => open({})} />
        )}
        {code !== undefined && action === 'stop' && <StopSheet code={code} onClose={() => open({ code })} />}
      </Suspense>
    </OfficeList>
  );
}
