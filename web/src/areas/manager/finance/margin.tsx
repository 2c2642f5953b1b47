import { productOf } from '@school/contract/catalogue/product-codes';
import type { MarginOfCurrency } from '@school/contract/finance/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';

import { Loaded } from '../report/loaded.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { Agreement } from './agreement.tsx';
import { type AskedDays, mostOf } from './asked-days.ts';
import { withBar } from './with-bar.tsx';

/** Money by product, earnings by course and teacher, and what is left after the pay of a lesson. */
export function Margin(days: AskedDays) {
  const t = useTexts('finance');
  const list = useQuery({ ...queryOf('GET /manager/finance-margin', { query: days }), placeholderData: keepPreviousData });
  return (
    <Loaded list={list}>
      {({ currencies, unpriced }) => (
        <>
          <p className="text-mute">{t.margin.about}</p>
          {currencies.length === 0 && <EmptyState title={t.nothing}>{t.nothingAbout}</EmptyState>}
          {currencies.map((it) => (
            <OfCurrency key={it.currency} of={it} />
          ))}
          {unpriced > 0 && <p className="font-bold text-warn">{t.margin.unpriced(unpriced)}</p>}
        </>
      )}
    </Loaded>
  );
}

const isNamed = <Names extends object>(names: Names, name: string): name is keyof Names & string => Object.hasOwn(names, name);

function OfCurrency({ of: { currency, products, courses, teachers, lapsed, books, agrees } }: { of: MarginOfCurrency }) {
  const t = useTexts('finance');
  const names = useTexts('names');
  const { name: packages } = useTexts('managerProducts');
  const called = (code: string): string => {
    const its = productOf(code);
    return its ? packages[its.kind](its.lessons) : code || t.other;
  };
  const locale = useLocale();
  const { columns } = t.margin;
  const amount = (value: number) => money(locale, { amount: value, currency });
  const courseOf = (code: string) =>
    isNamed(names.courses, code) ? names.courses[code] : isNamed(names.subjects, code) ? names.subjects[code] : code || t.other;
  const [most, mostOfCourse] = [mostOf(teachers.map(({ margin }) => margin)), mostOf(courses.map(({ earned }) => earned))];
  return (
    <section aria-label={currency} className="flex flex-col gap-4">
      <Agreement agrees={agrees} words={agrees ? t.agrees : t.differs(amount(books))} />
      <h2 className="text-xl">{t.margin.teachers}</h2>
      <TableOrCards
        caption={t.margin.teachers}
        columns={[
          { id: 'teacher', title: columns.teacher, cell: (it: MarginOfCurrency['teachers'][number]) => it.name || t.other },
          { id: 'lessons', title: columns.lessons, cell: (it) => it.lessons, align: 'right' },
          { id: 'earned', title: columns.earned, cell: (it) => amount(it.earned), align: 'right' },
          { id: 'cost', title: columns.cost, cell: (it) => amount(it.cost), align: 'right' },
          {
            id: 'margin',
            title: columns.margin,
            cell: (it) => withBar(amount(it.margin), it.margin / most),
            align: 'right',
          },
          { id: 'perLesson', title: columns.perLesson, cell: (it) => (it.perLesson === null ? '' : amount(it.perLesson)), align: 'right' },
        ]}
        rows={teachers}
        keyOf={({ teacherId }) => teacherId ?? ''}
        empty={t.nothing}
      />
      {lapsed !== 0 && <p className="text-mute">{t.margin.lapsed(amount(lapsed))}</p>}
      <h2 className="text-xl">{t.margin.courses}</h2>
      <TableOrCards
        caption={t.margin.courses}
        columns={[
          { id: 'course', title: columns.course, cell: (it: MarginOfCurrency['courses'][number]) => courseOf(it.name) },
          { id: 'units', title: columns.units, cell: (it) => it.units, align: 'right' },
          {
            id: 'earned',
            title: columns.earned,
            cell: (it) => withBar(amount(it.earned), it.earned / mostOfCourse),
            align: 'right',
          },
        ]}
        rows={courses}
        keyOf={({ name }) => name}
        empty={t.nothing}
      />
      <h2 className="text-xl">{t.margin.products}</h2>
      <TableOrCards
        caption={t.margin.products}
        columns={[
          { id: 'product', title: columns.product, cell: (it: MarginOfCurrency['products'][number]) => called(it.name) },
          { id: 'units', title: columns.units, cell: (it) => it.units, align: 'right' },
          { id: 'sold', title: t.figures.sold, cell: (it) => amount(it.sold), align: 'right' },
          { id: 'refunded', title: t.figures.refunded, cell: (it) => amount(it.refunded), align: 'right' },
        ]}
        rows={products}
        keyOf={({ name }) => name}
        empty={t.nothing}
      />
    </section>
  );
}
