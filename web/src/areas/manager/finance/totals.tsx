import type { Currency } from '@school/contract/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';

import { Loaded } from '../report/loaded.tsx';
import type { AskedDays } from './asked-days.ts';
import { InBase } from './in-base.tsx';
import type { Figure } from './lines-sheet.tsx';
import { OfCurrency } from './of-currency.tsx';

const LinesSheet = lazy(() => import('./lines-sheet.tsx').then(({ LinesSheet: component }) => ({ default: component })));

/** What became of the money of these days, beside as many before. */
export function Totals(days: AskedDays) {
  const t = useTexts('finance');
  const locale = useLocale();
  const [opened, setOpened] = useState<{ figure: Figure; currency: Currency }>();
  const list = useQuery({ ...queryOf('GET /manager/finance', { query: days }), placeholderData: keepPreviousData });
  return (
    <Loaded list={list}>
      {(finance) => (
        <>
          <p className="text-mute">{t.compared(datesBetween(locale, finance.before.from, finance.before.to, 'date'))}</p>
          {finance.currencies.length === 0 && <EmptyState title={t.nothing}>{t.nothingAbout}</EmptyState>}
          <InBase of={finance} />
          {finance.currencies.map((it) => (
            <OfCurrency key={it.currency} of={it} onOpen={(figure, currency) => setOpened({ figure, currency })} />
          ))}
          {finance.debts.length > 0 && (
            <Card title={t.debt.title} className="flex flex-col gap-3">
              <ul className="flex flex-col gap-2">
                {finance.debts.map(({ currency, amount, orders, overdue }) => (
                  <li key={currency} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Button size="small" label={t.lines.open(t.debt.title)} onPress={() => setOpened({ figure: 'debt', currency })}>
                      {money(locale, { amount, currency })}
                    </Button>
                    <span className="text-mute figures">{t.debt.orders(orders)}</span>
                    {overdue > 0 && <span className="font-bold text-bad figures">{t.debt.overdue(overdue)}</span>}
                  </li>
                ))}
              </ul>
              <p className="text-sm text-mute">{t.debt.about}</p>
            </Card>
          )}
          {finance.past.length > 0 && <p className="text-mute figures">{t.past(finance.past.map((it) => money(locale, it)).join(', '))}</p>}
          {finance.given.now > 0 && <p className="text-mute">{t.given(finance.given.now)}</p>}
          {opened && (
            <Suspense>
              <LinesSheet
                {...opened}
                title={opened.figure === 'debt' ? t.debt.title : t.figures[opened.figure]}
                days={days}
                onClose={() => setOpened(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  );
}
