import type { SourceFunnel } from '@school/contract/finance/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Table } from '#kit/table.tsx';

import { Loaded } from '../report/loaded.tsx';
import { Agreement } from './agreement.tsx';
import type { AskedDays } from './asked-days.ts';
import { withBar } from './with-bar.tsx';

/** A source, or all of them together. */
type Line = Omit<SourceFunnel, 'source'> & { source: SourceFunnel['source'] | null };

/** A figure of a step, and under it how soon half of them went it. */
const stepped = (figure: ReactNode, soon: string | null) => (
  <span className="flex flex-col items-end">
    {figure}
    {soon !== null && <span className="text-sm text-mute">{soon}</span>}
  </span>
);

/** How families come: of those who applied on these days, how many went each step, and how soon. */
export function Funnel(days: AskedDays) {
  const t = useTexts('finance');
  const { funnel: words } = t;
  const { sources: names } = useTexts('familyAdding');
  const locale = useLocale();
  const list = useQuery({ ...queryOf('GET /manager/finance-funnel', { query: days }), placeholderData: keepPreviousData });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const step = (id: 'booked' | 'came' | 'paid') => ({
    id,
    title: words[id],
    align: 'right' as const,
    cell: (it: Line) => {
      const [share, within] = [it.applied === 0 ? 0 : it[id] / it.applied, it.days[id]];
      const soon = within === 0 ? words.sameDay : within === null ? null : words.within(number.format(within));
      return stepped(withBar(words.of(it[id], percent.format(share)), share), soon);
    },
  });
  return (
    <Loaded list={list}>
      {({ sources, whole, books, agrees }) => (
        <>
          <p className="text-mute">{words.about}</p>
          <h2 className="text-xl">{words.title}</h2>
          <Table
            caption={words.title}
            columns={[
              { id: 'source', title: words.source, cell: ({ source }: Line) => (source === null ? words.whole : names[source]) },
              { id: 'applied', title: words.applied, align: 'right', cell: ({ applied }) => applied },
              step('booked'),
              step('came'),
              step('paid'),
            ]}
            rows={[...sources, ...(whole && sources.length > 1 ? [{ source: null, ...whole }] : [])] satisfies Line[] as Line[]}
            keyOf={({ source }) => source ?? 'whole'}
            empty={words.empty}
          />
          {whole && <Agreement agrees={agrees} words={agrees ? t.agreesFunnel : t.differsFunnel(books)} />}
        </>
      )}
    </Loaded>
  );
}
