import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { csvOf } from '#kit/csv.ts';
import { saveFile } from '#kit/save-file.ts';
import { Table } from '#kit/table.tsx';

import { Loaded } from './loaded.tsx';
import { ReportSection } from './report-section.tsx';

type Answer = AnswerOf<'GET /manager/funnel'>;

/** How far families come: a bar for each step, and what has happened on the pages. */
export function Funnel({ from, to }: { from: string; to: string }) {
  const list = useQuery({ ...quietly(queryOf('GET /manager/funnel', { query: { from, to } })), placeholderData: keepPreviousData });
  return <Loaded list={list}>{(answer) => <Steps answer={answer} from={from} to={to} />}</Loaded>;
}

function Steps({ answer: { steps, events }, from, to }: { answer: Answer; from: string; to: string }) {
  const t = useTexts('managerSeen');
  const locale = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const percent = (part: number, whole: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part / whole);
  const registered = steps.find(({ step }) => step === 'registration')?.count ?? 0;
  const most = Math.max(1, ...steps.map(({ count }) => count));
  /** Of the step before, and of all who registered: said where one can be a part of the other. */
  const shares = (at: number): string[] => {
    const { count = 0 } = steps[at] ?? {};
    const before = steps[at - 1]?.count ?? 0;
    return [
      ...(at > 0 && before >= count && before > 0 ? [t.ofBefore(percent(count, before))] : []),
      ...(at > 2 && registered > 0 ? [t.ofFirst(percent(count, registered))] : []),
    ];
  };
  const download = () =>
    saveFile(
      t.funnelFile(from, to),
      csvOf(
        [t.event, t.times, t.visits],
        [
          ...steps.map(({ step, count }) => [t.steps[step], String(count), '']),
          ...events.map(({ name, times, visits }) => [t.events[name], String(times), String(visits)]),
        ],
      ),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <p className="max-w-prose">{t.funnelAbout}</p>
      <ol aria-label={t.views.funnel} className="flex flex-col gap-3 rounded-md border border-line bg-card p-4">
        {steps.map(({ step, count }, at) => (
          <li key={step} className="flex flex-col gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-bold">{t.steps[step]}</span>
              <span className="text-xl font-bold figures">{number(count)}</span>
            </span>
            <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-3 w-full text-brand">
              <rect width={100} height={4} fill="var(--color-sunk)" />
              <rect width={(count / most) * 100} height={4} fill="currentColor" />
            </svg>
            {shares(at).length > 0 && <span className="text-sm text-mute figures">{shares(at).join(' · ')}</span>}
          </li>
        ))}
      </ol>
      <ReportSection title={t.eventsTitle} onDownload={download}>
        <Table
          caption={t.eventsTitle}
          columns={[
            { id: 'name', title: t.event, cell: (it: Answer['events'][number]) => t.events[it.name] },
            { id: 'times', title: t.times, cell: (it: Answer['events'][number]) => number(it.times), align: 'right' as const },
            { id: 'visits', title: t.visits, cell: (it: Answer['events'][number]) => number(it.visits), align: 'right' as const },
          ]}
          rows={events}
          keyOf={({ name }) => name}
          empty={t.none}
        />
      </ReportSection>
    </>
  );
}
