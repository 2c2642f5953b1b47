import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween } from '#i18n/time.ts';
import { EmptyState } from '#kit/empty-state.tsx';

import { Loaded } from '../report/loaded.tsx';
import type { AskedDays } from './asked-days.ts';
import { InBase } from './in-base.tsx';
import { OfCurrency } from './of-currency.tsx';

/** What became of the money of these days, beside as many before. */
export function Totals(days: AskedDays) {
  const t = useTexts('finance');
  const locale = useLocale();
  const list = useQuery({ ...queryOf('GET /manager/finance', { query: days }), placeholderData: keepPreviousData });
  return (
    <Loaded list={list}>
      {(finance) => (
        <>
          <p className="text-mute">{t.compared(datesBetween(locale, finance.before.from, finance.before.to, 'date'))}</p>
          {finance.currencies.length === 0 && <EmptyState title={t.nothing}>{t.nothingAbout}</EmptyState>}
          <InBase of={finance} />
          {finance.currencies.map((it) => (
            <OfCurrency key={it.currency} of={it} />
          ))}
          {finance.given.now > 0 && <p className="text-mute">{t.given(finance.given.now)}</p>}
        </>
      )}
    </Loaded>
  );
}
