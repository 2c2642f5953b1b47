import type { DayFigures, TeacherLoad } from '@school/contract/back-office/queue-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { saveFile } from '#kit/save-file.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { Table } from '#kit/table.tsx';

import { DayBars } from './day-bars.tsx';
import { TeacherTable, teacherRow } from './teacher-table.tsx';

const ranges = ['1', '7', '30', '90'] as const;
const counted = ['registrations', 'trialsBooked', 'trialsHeld', 'trialsPaid', 'lessons', 'groupLessons', 'skips', 'cancelled'] as const;

/** The school in figures: a chart for each, the days as a table, what each teacher did. */
export function Page() {
  const t = useTexts('managerReport');
  const navigate = useNavigate({ from: '/manager/report' });
  const { days: asked, to: until } = useSearch({ from: '/manager/report' });
  const days = ranges.find((range) => range === asked) ?? '7';
  const today = wallClock(schoolNow(), schoolZone).date;
  const to = until !== undefined && /^\d{4}-\d\d-\d\d$/.test(until) && until <= today ? until : today;
  const from = plusDays(to, 1 - Number(days));
  const list = useQuery({ ...quietly(queryOf('GET /manager/report', { query: { from, to } })), placeholderData: keepPreviousData });
  const change = (part: SearchOf<'/manager/report'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  return (
    <Frame title={t.title} width="wide">
      <p className="text-mute">{t.about}</p>
      <div className="flex flex-wrap items-end gap-4">
        <RadioChips
          label={t.range}
          labelHidden
          name="days"
          chips={ranges.map((value) => ({ value, label: t.ranges[value] }))}
          value={days}
          onChange={(value) => change({ days: value === '7' ? undefined : value })}
        />
        <label className="flex flex-col gap-1 font-bold">
          {t.until}
          <input
            type="date"
            value={to}
            max={today}
            onChange={(event) => change({ to: event.target.value === '' || event.target.value === today ? undefined : event.target.value })}
            className="min-h-12 rounded-sm border-2 border-edge bg-card px-3.5 text-base font-normal text-ink"
          />
        </label>
      </div>
      {!list.data && !list.isError && <Skeleton className="h-64" />}
      {!list.data && list.isError && (
        <EmptyState
          title={t.failed}
          action={
            <Button kind="primary" busy={list.isFetching} onPress={() => void list.refetch()}>
              {t.again}
            </Button>
          }
        >
          {t.failedAbout}
        </EmptyState>
      )}
      {list.data && <Report days={list.data.days} teachers={list.data.teachers} />}
    </Frame>
  );
}

function Report({ days, teachers }: { days: DayFigures[]; teachers: TeacherLoad[] }) {
  const t = useTexts('managerReport');
  const locale = useLocale();
  const nameOf = (date: string) => dateText(locale, date, 'weekday');
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const sum = (of: (day: DayFigures) => number) => days.reduce((total, day) => total + of(day), 0);
  const currencies = [
    ...new Set(days.flatMap(({ revenue, refunds }) => [...revenue, ...refunds].map(({ currency }) => currency))),
  ].toSorted();
  const inCurrency = (list: DayFigures['revenue'], currency: string) => list.find((it) => it.currency === currency)?.amount ?? 0;
  const [held, paid] = [sum((day) => day.trialsHeld), sum((day) => day.trialsPaid)];
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const amounts = (list: DayFigures['revenue']) => list.map((it) => money(locale, it)).join(', ');
  const download = () => {
    const columns = [
      t.date,
      ...counted.map((figure) => t.figures[figure]),
      ...currencies.flatMap((it) => [t.revenueOf(it), t.refundsOf(it)]),
    ];
    const rows = days.map((day) => [
      day.date,
      ...counted.map((figure) => String(day[figure])),
      ...currencies.flatMap((it) => [inCurrency(day.revenue, it), inCurrency(day.refunds, it)].map((amount) => (amount / 100).toFixed(2))),
    ]);
    saveFile(t.fileName(first, last), csvOf(columns, rows), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {counted.map((figure) => (
          <DayBars
            key={figure}
            title={t.figures[figure]}
            points={days.map((day) => ({ name: nameOf(day.date), value: day[figure] }))}
            text={number}
          />
        ))}
        {currencies.map((currency) => (
          <DayBars
            key={currency}
            title={t.revenueOf(currency)}
            points={days.map((day) => ({ name: nameOf(day.date), value: inCurrency(day.revenue, currency) }))}
            text={(amount) => money(locale, { amount, currency })}
          />
        ))}
      </div>
      <p>
        <span className="font-bold">{t.conversion}: </span>
        <span className="figures">
          {held === 0
            ? t.none
            : `${new Intl.NumberFormat(locale, { style: 'percent' }).format(paid / held)} · ${t.conversionOf(paid, held)}`}
        </span>
      </p>
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t.days}</h2>
          <Button size="small" onPress={download}>
            <Icon of={Download} />
            {t.export}
          </Button>
        </div>
        <Table
          caption={t.days}
          columns={[
            { id: 'date', title: t.date, cell: (day: DayFigures) => nameOf(day.date) },
            ...counted.map((figure) => ({
              id: figure,
              title: t.figures[figure],
              cell: (day: DayFigures) => number(day[figure]),
              align: 'right' as const,
            })),
            { id: 'revenue', title: t.revenue, cell: (day: DayFigures) => amounts(day.revenue), align: 'right' as const },
          ]}
          rows={days.toReversed()}
          keyOf={(day) => day.date}
          empty={t.none}
        />
      </section>
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{t.teachers}</h2>
          <Button
            size="small"
            onPress={() =>
              saveFile(
                t.teachersFile(first, last),
                csvOf(Object.values(t.teacherColumns), teachers.map(teacherRow)),
                'text/csv;charset=utf-8',
              )
            }
          >
            <Icon of={Download} />
            {t.exportTeachers}
          </Button>
        </div>
        <TeacherTable teachers={teachers} />
      </section>
    </>
  );
}
