import type { Cohort } from '@school/contract/finance/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { capital } from '#i18n/capital.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Table } from '#kit/table.tsx';

import { Loaded } from '../report/loaded.tsx';
import { Agreement } from './agreement.tsx';
import type { AskedDays } from './asked-days.ts';
import { withBar } from './with-bar.tsx';

/** Families by the month of their first payment: how many stayed, month by month, and what each of them brought. */
export function Cohorts(days: AskedDays) {
  const t = useTexts('finance');
  const locale = useLocale();
  const list = useQuery({ ...queryOf('GET /manager/finance-cohorts', { query: days }), placeholderData: keepPreviousData });
  const percent = (part: number, whole: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(whole === 0 ? 0 : part / whole);
  const { cohorts: words } = t;
  const figure = (title: string, id: 'families' | 'second' | 'third') => ({
    id,
    title,
    align: 'right' as const,
    cell: (it: Cohort) => (id === 'families' ? it.families : percent(it[id], it.families)),
  });
  return (
    <Loaded list={list}>
      {({ cohorts, books, agrees }) => (
        <>
          <p className="text-mute">{words.about}</p>
          <Agreement agrees={agrees} words={agrees ? t.agrees : t.differs(books.map((it) => money(locale, it)).join(' + '))} />
          <h2 className="text-xl">{words.title}</h2>
          <Table
            caption={words.title}
            columns={[
              {
                id: 'month',
                title: words.month,
                cell: ({ month }: Cohort) => capital(at(locale, `${month}-15T12:00:00Z`, 'month', 'UTC')),
              },
              figure(words.families, 'families'),
              figure(words.second, 'second'),
              figure(words.third, 'third'),
              {
                id: 'value',
                title: words.value,
                align: 'right',
                cell: ({ value }) => value.map(({ currency, perFamily }) => money(locale, { currency, amount: perFamily })).join(' + '),
              },
              ...Array.from({ length: Math.max(0, ...cohorts.map(({ months }) => months.length)) }, (_, later) => ({
                id: `later-${later}`,
                title: words.at(later),
                align: 'right' as const,
                cell: ({ months, families }: Cohort) => {
                  const kept = months[later]?.kept;
                  return kept === undefined ? '' : withBar(words.ofCohort(percent(kept, families), kept), kept / families);
                },
              })),
            ]}
            rows={cohorts}
            keyOf={({ month }) => month}
            empty={words.empty}
          />
        </>
      )}
    </Loaded>
  );
}
