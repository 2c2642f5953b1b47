import type { LotShown } from '@school/contract/ledger/balance-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, Card, type Tone } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { LotList } from './lot-list.tsx';

interface UnitsCardProps {
  kind: LotShown['kind'];
  current: number;
  total: number;
  free: number;
  /** Waits for a refund to be decided. */
  aside: number;
  status: 'ok' | 'ending' | 'ended';
  /** A course or a club of the family lives on them: that there are none is a warning. */
  isUsed: boolean;
  /** Lessons of a subscription, which stand apart. */
  subscription?: number;
  /** Undefined while they are on their way. */
  lots: readonly LotShown[] | undefined;
}

const looks = { gold: 'individual', silver: 'group' } as const;
const tones: Record<UnitsCardProps['status'], Tone> = { ok: 'good', ending: 'warn', ended: 'bad' };

/** Lessons of one kind: how many, what is free and what lessons have reserved, and the lots they lie in. */
export function UnitsCard({ kind, current, total, free, aside, status, isUsed, subscription = 0, lots }: UnitsCardProps) {
  const t = useTexts('payment').overview;
  const own = lots?.filter((lot) => lot.kind === kind);
  const left = current + subscription;
  return (
    <Card label={t[kind]} className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <Badge tone={looks[kind]}>{t[kind]}</Badge>
        </h2>
        <Badge tone={left === 0 && !isUsed ? 'plain' : tones[status]}>{t.status[status]}</Badge>
      </header>
      <p className="text-3xl font-extrabold figures">{total > 0 ? t.of(current, total) : current}</p>
      {current > 0 && (
        <p className="flex flex-wrap gap-x-2 text-sm text-mute">
          <span>{t.free(free)}</span>
          {free + aside < current && <span>· {t.reserved(current - free - aside)}</span>}
          {aside > 0 && <span>· {t.aside(aside)}</span>}
        </p>
      )}
      {subscription > 0 && <p className="text-sm text-mute">{t.subscription(subscription)}</p>}
      {own ? <LotList kind={kind} lots={own} /> : left > 0 && <Skeleton className="h-20" />}
    </Card>
  );
}
