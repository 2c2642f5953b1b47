import type { PayMonthLine } from '@school/contract/payroll/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { monthAfter, monthIn } from '#i18n/month.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { ChevronLeft, ChevronRight, Download, Icon } from '#kit/icon.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import type { Column } from '#kit/table.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

import { OfficeList } from '../office-list.tsx';
import { TableOrCards } from '../table-or-cards.tsx';

const MonthSheet = lazy(() => import('./month-sheet.tsx').then(({ MonthSheet: component }) => ({ default: component })));
const AccountSheet = lazy(() => import('./account-sheet.tsx').then(({ AccountSheet: component }) => ({ default: component })));

const tones = { open: 'plain', closed: 'warn', paid: 'good' } as const;
const monthsOf = (month: string | undefined) => queryOf('GET /manager/payroll', { query: month === undefined ? {} : { month } });

export const load = () => void queryClient.prefetchQuery(monthsOf(undefined));

/** What teachers are paid, a month at a time: counted, closed, paid. */
export function Page() {
  const t = useTexts('payroll');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/manager/payroll' });
  const asked = useSearch({ from: '/manager/payroll' });
  const list = useQuery({ ...monthsOf(monthIn(asked.month)), placeholderData: keepPreviousData });
  const [ofSchool, setOfSchool] = useState(false);
  const { busy, save } = useSavedFile(t.saved);
  const { data } = list;
  const change = (part: SearchOf<'/manager/payroll'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const close = () => change({ teacher: undefined });
  const chosen = data?.teachers.find(({ teacher }) => teacher.teacherId === asked.teacher);
  const currencies = [
    ...new Set(data?.teachers.flatMap(({ state, totals }) => (state === 'closed' ? totals.map(({ currency }) => currency) : []))),
  ];
  return (
    <OfficeList
      words={{ title: t.title, about: t.about, list: t.list }}
      width="wide"
      actions={
        data && (
          <>
            <Button
              busy={busy === 'sheet'}
              onPress={() => save('sheet', api('GET /manager/payroll-sheet', { query: { month: data.month } }), 'xlsx')}
            >
              <Icon of={Download} />
              {t.sheet}
            </Button>
            {currencies.map((currency) => (
              <Button
                key={currency}
                busy={busy === currency}
                onPress={() => save(currency, api('GET /manager/payroll-bank-file', { query: { month: data.month, currency } }), 'xml')}
              >
                <Icon of={Download} />
                {t.bankFile(currency)}
              </Button>
            ))}
            {currencies.includes('RUB') && (
              <Button
                busy={busy === 'exchange'}
                onPress={() => save('exchange', api('GET /manager/payroll-exchange-file', { query: { month: data.month } }), 'txt')}
              >
                <Icon of={Download} />
                {t.exchangeFile}
              </Button>
            )}
            <Button onPress={() => setOfSchool(true)}>
              {t.payer}: {data.payer === null ? t.noAccount : t.account(data.payer)}
            </Button>
          </>
        )
      }
      views={
        data && (
          <div className="flex max-w-md items-center gap-2">
            <IconButton label={t.previous} onPress={() => change({ month: monthAfter(data.month, -1) })}>
              <Icon of={ChevronLeft} />
            </IconButton>
            <h2 className="grow text-center text-lg first-letter:uppercase" aria-live="polite">
              {at(locale, `${data.month}-15T12:00:00Z`, 'month', schoolZone)}
            </h2>
            <IconButton label={t.following} onPress={() => change({ month: monthAfter(data.month, 1) })}>
              <Icon of={ChevronRight} />
            </IconButton>
          </div>
        )
      }
      list={list}
      items={data?.teachers}
      height="h-64"
      empty={{ title: t.empty, about: t.emptyAbout }}
      renderTable={(rows) => (
        <TableOrCards
          caption={t.list}
          columns={columnsOf(
            t,
            (it) => money(locale, it),
            (teacher) => change({ teacher }),
          )}
          rows={rows}
          keyOf={({ teacher }) => teacher.teacherId}
          empty={null}
        />
      )}
    >
      <Suspense>
        {chosen && <MonthSheet key={chosen.teacher.teacherId} teacherId={chosen.teacher.teacherId} month={chosen.month} onClose={close} />}
        {ofSchool && <AccountSheet teacherId={null} name={t.payer} onClose={() => setOfSchool(false)} />}
      </Suspense>
    </OfficeList>
  );
}

const columnsOf = (
  t: TextsOf<'payroll'>,
  amount: (it: PayMonthLine['totals'][number]) => string,
  open: (teacherId: string) => void,
): Column<PayMonthLine>[] => [
  { id: 'teacher', title: t.columns.teacher, cell: (it) => it.teacher.name },
  { id: 'lessons', title: t.columns.lessons, cell: (it) => it.lessons, align: 'right' },
  { id: 'sum', title: t.columns.sum, cell: (it) => it.totals.map(amount).join(' + '), align: 'right' },
  { id: 'state', title: t.columns.state, cell: (it) => <Badge tone={tones[it.state]}>{t.states[it.state]}</Badge> },
  {
    id: 'notes',
    title: t.columns.notes,
    cell: ({ unseen, unpriced, waiting }) =>
      [unseen > 0 && t.unseen(unseen), unpriced > 0 && t.unpriced(unpriced), waiting > 0 && t.waiting(waiting)].filter(Boolean).join(', '),
  },
  { id: 'account', title: t.columns.account, cell: (it) => (it.account === null ? t.noAccount : t.account(it.account)) },
  {
    id: 'actions',
    title: t.columns.actions,
    cell: ({ teacher: { teacherId, name } }) => (
      <Button size="small" label={t.openOf(name)} onPress={() => open(teacherId)}>
        {t.open}
      </Button>
    ),
  },
];
