import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { money } from '#i18n/money.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import type { Speech } from './case-story.ts';

interface PayableOrdersProps {
  caseId: string;
  speech: Speech;
  value: string | undefined;
  onChange(orderId: string): void;
}

/** Orders of the same amount that nobody has paid: one of them gets the money. */
export function PayableOrders({ caseId, speech: { t, locale }, value, onChange }: PayableOrdersProps) {
  const { data } = useQuery(quietly(queryOf('GET /manager/reconciliation/:caseId/orders', { params: { caseId } })));
  if (!data) return <Skeleton className="h-24" />;
  if (data.orders.length === 0) return <p className="font-bold text-warn">{t.noOrders}</p>;
  return (
    <RadioChips
      label={t.whichOrder}
      name="order"
      required
      chips={data.orders.map(({ orderId, familyName, lessons, total, createdAt }) => ({
        value: orderId,
        label: t.orderChoice(t.lessons(lessons), familyName),
        note: `${money(locale, total)} · ${at(locale, createdAt, 'dayTime', schoolZone)}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
