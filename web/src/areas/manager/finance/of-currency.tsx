import { financeFigures } from '@school/contract/finance/limits';
import type { FinanceOfCurrency, Worth } from '@school/contract/finance/shapes';
import type { Currency } from '@school/contract/shapes';

import { capital } from '#i18n/capital.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

import { DayBars } from '../report/day-bars.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { Agreement } from './agreement.tsx';
import { mostOf } from './asked-days.ts';
import type { Figure } from './lines-sheet.tsx';
import { Tiles } from './tiles.tsx';
import { withBar } from './with-bar.tsx';

const drawn = ['sold', 'refunded', 'earned'] as const;
const isKnownWay = <Ways extends object>(ways: Ways, way: string): way is keyof Ways & string => Object.hasOwn(ways, way);
const rows = ['atStart', 'sold', 'refunded', 'conducted', 'missed', 'lapsed', 'atEnd'] as const;

const opens = (figure: keyof Worth): figure is Figure & keyof Worth => (financeFigures as readonly string[]).includes(figure);

/** The figures of one currency: the three that count, how they come about, what is still owed, and whether the books say the same. */
export function OfCurrency({ of, onOpen }: { of: FinanceOfCurrency; onOpen(figure: Figure, currency: Currency): void }) {
  const t = useTexts('finance');
  const locale = useLocale();
  const { currency, now, before, points, deferred, cash, books, agrees } = of;
  const amount = (value: number) => money(locale, { amount: value, currency });
  const most = mostOf(deferred.map(({ worth }) => worth));
  const nameOf = (way: string) => (isKnownWay(t.ways, way) ? t.ways[way] : way);
  // A day is named as `2026-11-23`, a month as `2026-11`.
  const isByDay = (points[0]?.at.length ?? 0) > 7;
  const nameOfPoint = (name: string) => (isByDay ? dateText(locale, name, 'date') : at(locale, `${name}-15T12:00:00Z`, 'month', 'UTC'));
  const amountToOpen = (figure: keyof Worth) => {
    if (!opens(figure) || now[figure] === 0) return amount(now[figure]);
    return (
      <Button kind="quiet" size="small" label={t.lines.open(t.figures[figure])} onPress={() => onOpen(figure, currency)}>
        {amount(now[figure])}
      </Button>
    );
  };
  return (
    <section aria-label={currency} className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <Tiles currency={currency} now={now} before={before} />
        <Agreement agrees={agrees} words={agrees ? t.agrees : t.differs(amount(books))} />
      </Card>
      {points.length > 1 && (
        <>
          <h2 className="text-xl">{isByDay ? t.drawn.days : t.drawn.months}</h2>
          <div className="grid gap-4 sm:grid-cols-3">
            {drawn.map((figure) => (
              <DayBars
                key={figure}
                title={t.figures[figure]}
                points={points.map((point) => ({ name: nameOfPoint(point.at), value: point[figure] }))}
                text={amount}
              />
            ))}
          </div>
        </>
      )}
      <TableOrCards
        caption={t.table.caption}
        columns={[
          { id: 'figure', title: t.table.figure, cell: (figure: keyof Worth) => t.figures[figure] },
          {
            id: 'now',
            title: t.table.now,
            align: 'right',
            cell: amountToOpen,
          },
          { id: 'before', title: t.table.before, cell: (figure: keyof Worth) => amount(before[figure]), align: 'right' },
        ]}
        rows={rows}
        keyOf={(figure) => figure}
        empty={null}
      />
      {deferred.length > 0 && (
        <>
          <h2 className="text-xl">{t.deferred}</h2>
          <p className="text-mute">{t.deferredAbout}</p>
          <TableOrCards
            caption={t.deferred}
            columns={[
              {
                id: 'month',
                title: t.deferredColumns.month,
                cell: ({ month }) => capital(at(locale, `${month}-15T12:00:00Z`, 'month', 'UTC')),
              },
              { id: 'units', title: t.deferredColumns.units, cell: ({ units }) => units, align: 'right' },
              {
                id: 'worth',
                title: t.deferredColumns.worth,
                align: 'right',
                cell: ({ worth }) => withBar(amount(worth), worth / most),
              },
            ]}
            rows={deferred}
            keyOf={({ month }) => month}
            empty={null}
          />
        </>
      )}
      {cash.length > 0 && (
        <>
          <h2 className="text-xl">{t.cash}</h2>
          <TableOrCards
            caption={t.cash}
            columns={[
              { id: 'way', title: t.cashColumns.way, cell: ({ way }) => nameOf(way) },
              { id: 'came', title: t.cashColumns.came, cell: ({ came }) => amount(came), align: 'right' },
              { id: 'went', title: t.cashColumns.went, cell: ({ went }) => amount(went), align: 'right' },
            ]}
            rows={cash}
            keyOf={({ way }) => way}
            empty={null}
          />
        </>
      )}
    </section>
  );
}
