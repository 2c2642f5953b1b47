import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import type { Column } from '#kit/table.tsx';

import type { Line } from './use-statement.ts';

const tones = { fits: 'good', written: 'plain', hands: 'warn' } as const;

/** What is shown of each payment of a statement. */
export function useStatementColumns(busy: boolean, onWrite: (line: Line) => void): ReadonlyArray<Column<Line>> {
  const { columns: t } = useTexts('bankStatement');
  const locale = useLocale();
  return [
    { id: 'payer', title: t.payer, cell: (line) => <Payer of={line} /> },
    { id: 'day', title: t.day, cell: ({ row }) => at(locale, Date.parse(row.day), 'date', 'UTC') },
    { id: 'amount', title: t.amount, align: 'right', cell: ({ row }) => money(locale, row) },
    { id: 'match', title: t.match, cell: (line) => <Match of={line} /> },
    {
      id: 'act',
      title: t.act,
      cell: (line) =>
        line.match.state === 'fits' && line.done === undefined ? <Write of={line} busy={busy} onWrite={() => onWrite(line)} /> : null,
    },
  ];
}

const Payer = ({ of: { row } }: { of: Line }) => (
  <>
    {row.payer}
    <span className="block text-sm font-normal text-mute">{[`№ ${row.document}`, row.purpose].filter(Boolean).join(' · ')}</span>
  </>
);

function Match({ of }: { of: Line }) {
  const t = useTexts('bankStatement');
  const why = useWhy();
  const { state, orders } = of.match;
  const told = of.done === undefined ? state : of.done === 'done' ? 'done' : 'waits';
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={of.done === undefined ? tones[state] : 'good'}>{t.states[told]}</Badge>
      {orders.map(({ orderId, familyId, family }) => (
        <TextLink key={orderId} to="/manager/families/$familyId/money" params={{ familyId }} aria-label={t.family(family)}>
          {family}
        </TextLink>
      ))}
      <span className="text-sm text-mute">{why(of)}</span>
    </span>
  );
}

/** Why a payment fits, or what is to be decided about it. */
function useWhy(): (line: Line) => string {
  const t = useTexts('bankStatement');
  const locale = useLocale();
  return ({ row, match: { state, by, orders } }) => {
    const [first] = orders;
    if (state === 'written') return '';
    if (by === null || !first) return t.nobody;
    if (state === 'fits') return by === 'invoice' ? t.by.invoice(first.invoice ?? '') : t.by.name;
    if (orders.length > 1) return t.several;
    return first.total.amount === row.amount ? t.second : t.sumDiffers(money(locale, first.total));
  };
}

function Write({ of: { row }, busy, onWrite }: { of: Line; busy: boolean; onWrite(): void }) {
  const t = useTexts('bankStatement');
  const locale = useLocale();
  return (
    <Button size="small" busy={busy} label={t.writeOf(row.payer, money(locale, row))} onPress={onWrite}>
      {t.write}
    </Button>
  );
}
