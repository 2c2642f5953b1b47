import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, plusDays } from '#i18n/time.ts';
import { csvOf } from '#kit/csv.ts';
import { saveFile } from '#kit/save-file.ts';
import { Table } from '#kit/table.tsx';

import { DayBars } from './day-bars.tsx';
import { Loaded } from './loaded.tsx';
import { ReportSection } from './report-section.tsx';

type Answer = AnswerOf<'GET /manager/pages'>;

const nameOf = ({ name }: { name: string }) => <span className="break-all">{name}</span>;

/** Which pages were seen, from where visitors came, and on what. */
export function PagesSeen({ from, to }: { from: string; to: string }) {
  const list = useQuery({ ...quietly(queryOf('GET /manager/pages', { query: { from, to } })), placeholderData: keepPreviousData });
  return <Loaded list={list}>{(answer) => <Seen answer={answer} from={from} to={to} />}</Loaded>;
}

/** Every day from one to the other. */
const daysOf = (from: string, to: string): string[] => {
  const days = [from];
  for (let last = from; last < to; days.push(last)) last = plusDays(last, 1);
  return days;
};

function Seen({ answer: { days, pages, referrers, screens }, from, to }: { answer: Answer; from: string; to: string }) {
  const t = useTexts('managerSeen');
  const locale = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const points = (of: 'times' | 'visits') =>
    daysOf(from, to).map((date) => ({
      name: dateText(locale, date, 'weekday'),
      value: days.find((day) => day.date === date)?.[of] ?? 0,
    }));
  const kinds = screens.map(({ name, ...counts }) => ({ name: t.kinds[name], ...counts }));
  const lists = [
    { id: 'pages', title: t.pages, first: t.page, rows: pages },
    { id: 'referrers', title: t.referrers, first: t.referrer, rows: referrers },
    { id: 'screens', title: t.screens, first: t.screen, rows: kinds },
  ];
  const download = () =>
    saveFile(
      t.pagesFile(from, to),
      csvOf(
        [t.pages, t.page, t.times, t.visits],
        lists.flatMap(({ title, rows }) => rows.map(({ name, times, visits }) => [title, name, String(times), String(visits)])),
      ),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <p className="max-w-prose">{t.pagesAbout}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayBars title={t.viewsOfDays} points={points('times')} text={number} />
        <DayBars title={t.visits} points={points('visits')} text={number} />
      </div>
      {lists.map(({ id, title, first, rows }, at) => (
        <ReportSection key={id} title={title} onDownload={at === 0 ? download : undefined}>
          <Table
            caption={title}
            columns={[
              { id: 'name', title: first, cell: nameOf },
              { id: 'times', title: t.times, cell: (it: (typeof rows)[number]) => number(it.times), align: 'right' as const },
              { id: 'visits', title: t.visits, cell: (it: (typeof rows)[number]) => number(it.visits), align: 'right' as const },
            ]}
            rows={rows}
            keyOf={({ name }) => name}
            empty={t.none}
          />
        </ReportSection>
      ))}
    </>
  );
}
