import type { DayFigures, TeacherLoad } from '@school/contract/back-office/queue-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';
import { csvOf } from '#kit/csv.ts';
import { saveFile } from '#kit/save-file.ts';
import { Table } from '#kit/table.tsx';

import { DayBars } from './day-bars.tsx';
import { Loaded } from './loaded.tsx';
import { TeacherTable, teacherRow } from './teacher-table.tsx';
import { ReportSection } from './report-section.tsx';

const counted = ['registrations', 'trialsBooked', 'trialsHeld', 'trialsPaid', 'lessons', 'groupLessons', 'skips', 'cancelled'] as const;

/** Days of the school: a chart for each figure, the days as a table, what each teacher did. */
export function DaysReport({ from, to }: { from: string; to: string }) {
  const list = useQuery({ ...quietly(queryOf('GET /manager/report', { query: { from, to } })), placeholderData: keepPreviousData });
  return <Loaded list={list}>{({ days, teachers }) => <Report days={days} teachers={teachers} />}</Loaded>;
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
  const downloadTeachers = () =>
    saveFile(t.teachersFile(first, last), csvOf(Object.values(t.teacherColumns), teachers.map(teacherRow)), 'text/csv;charset=utf-8');
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
      <ReportSection title={t.days} onDownload={download}>
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
      </ReportSection>
      <ReportSection title={t.teachers} fileLabel={t.exportTeachers} onDownload={downloadTeachers}>
        <TeacherTable teachers={teachers} />
      </ReportSection>
    </>
  );
}
