import type { FinanceLoad } from '@school/contract/finance/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';

import { Loaded } from '../report/loaded.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { Agreement } from './agreement.tsx';
import type { AskedDays } from './asked-days.ts';
import { withBar } from './with-bar.tsx';

/** How full the hours of teachers were, by teacher and by hour, and how often a lesson was missed or begun late. */
export function Load(days: AskedDays) {
  const t = useTexts('finance');
  const locale = useLocale();
  const { load: words } = t;
  const list = useQuery({ ...queryOf('GET /manager/finance-load', { query: days }), placeholderData: keepPreviousData });
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const percent = (value: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value);
  const hours = (minutes: number) => words.hoursOf(new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(minutes / 60));
  const filled = (it: { taught: number; open: number }) => withBar(percent(share(it.taught, it.open)), share(it.taught, it.open));
  const rate = (some: number, whole: number) => (some === 0 ? '' : words.of(some, percent(share(some, whole))));
  return (
    <Loaded list={list}>
      {({ teachers, hours: byHour, agrees }) => (
        <>
          <Agreement agrees={agrees} words={agrees ? t.agreesLoad : t.differsLoad} />
          <h2 className="text-xl">{words.teachers}</h2>
          <TableOrCards
            caption={words.teachers}
            columns={[
              { id: 'teacher', title: words.columns.teacher, cell: (it: FinanceLoad['teachers'][number]) => it.name },
              { id: 'share', title: words.columns.share, cell: (it) => filled(it), align: 'right' },
              { id: 'taught', title: words.columns.taught, cell: (it) => hours(it.taught), align: 'right' },
              { id: 'open', title: words.columns.open, cell: (it) => hours(it.open), align: 'right' },
              { id: 'held', title: words.columns.held, cell: (it) => it.held, align: 'right' },
              { id: 'missed', title: words.columns.missed, cell: (it) => rate(it.missed, it.held + it.missed), align: 'right' },
              { id: 'late', title: words.columns.late, cell: (it) => rate(it.late, it.held), align: 'right' },
              { id: 'unseen', title: words.columns.unseen, cell: (it) => rate(it.unseen, it.held), align: 'right' },
            ]}
            rows={teachers}
            keyOf={({ teacherId }) => teacherId}
            empty={words.empty}
          />
          <h2 className="text-xl">{words.hours}</h2>
          <TableOrCards
            caption={words.hours}
            columns={[
              {
                id: 'hour',
                title: words.columns.hour,
                cell: (it: FinanceLoad['hours'][number]) => `${String(it.hour).padStart(2, '0')}:00`,
              },
              { id: 'share', title: words.columns.share, cell: (it) => filled(it), align: 'right' },
              { id: 'taught', title: words.columns.taught, cell: (it) => hours(it.taught), align: 'right' },
              { id: 'open', title: words.columns.open, cell: (it) => hours(it.open), align: 'right' },
            ]}
            rows={byHour.filter(({ open, taught }) => open > 0 || taught > 0)}
            keyOf={({ hour }) => String(hour)}
            empty={words.empty}
          />
        </>
      )}
    </Loaded>
  );
}
