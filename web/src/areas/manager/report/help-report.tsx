import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';

import { Loaded } from './loaded.tsx';

type Answer = AnswerOf<'GET /manager/help-figures'>;
type Figures = Answer['whole'];

/** How long calls for help in lessons waited until somebody of the school looked at them. */
export function HelpReport({ from, to }: { from: string; to: string }) {
  const list = useQuery({ ...quietly(queryOf('GET /manager/help-figures', { query: { from, to } })), placeholderData: keepPreviousData });
  return <Loaded list={list}>{(answer) => <Drawn answer={answer} />}</Loaded>;
}

function Drawn({ answer: { whole, days, codes } }: { answer: Answer }) {
  const { help: t } = useTexts('managerSeen');
  const locale = useLocale();
  if (whole.calls === 0) return <p className="text-mute">{t.none}</p>;
  return (
    <>
      <p className="text-xl font-bold figures">{figuresText(t, whole)}</p>
      <Bars title={t.byDay} lines={days.map((day) => ({ name: dateText(locale, day.date, 'weekday'), ...day }))} />
      <Bars title={t.byCode} lines={codes.map((it) => ({ name: t.codes[it.code], ...it }))} />
    </>
  );
}

interface FigureWords {
  calls(n: number): string;
  waited(average: string, median: string): string;
  unanswered(n: number): string;
  seconds(n: number): string;
}

const figuresText = (t: FigureWords, { calls, taken, averageSeconds, medianSeconds }: Figures): string =>
  [
    t.calls(calls),
    averageSeconds !== null && medianSeconds !== null && t.waited(t.seconds(averageSeconds), t.seconds(medianSeconds)),
    taken < calls && t.unanswered(calls - taken),
  ]
    .filter(Boolean)
    .join(' · ');

/** Average waits as bars, with the figures in words beside each. */
function Bars({ title, lines }: { title: string; lines: ReadonlyArray<Figures & { name: string }> }) {
  const { help: t } = useTexts('managerSeen');
  const most = Math.max(1, ...lines.map(({ averageSeconds }) => averageSeconds ?? 0));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <ol className="flex flex-col gap-3 rounded-md border border-line bg-card p-4">
        {lines.map((line) => (
          <li key={line.name} className="flex flex-col gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-bold">{line.name}</span>
              <span className="figures">{figuresText(t, line)}</span>
            </span>
            <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-3 w-full text-brand">
              <rect width={100} height={4} fill="var(--color-sunk)" />
              <rect width={((line.averageSeconds ?? 0) / most) * 100} height={4} fill="currentColor" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
