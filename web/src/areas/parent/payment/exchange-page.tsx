import type { ExchangeRequest } from '@school/contract/ledger/balance-shapes';
import type { Balance } from '@school/contract/ledger/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { NumberField } from '#kit/number-field.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { ExchangePreview } from './exchange-preview.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

type Kind = ExchangeRequest['from'];

export const load = () => void queryClient.prefetchQuery(queryOf('GET /user'));

/** `/payment/exchange`: lessons of one kind for lessons of the other, with what comes of it in sight. */
export function Page() {
  const t = useTexts('exchange');
  const search = useSearch({ from: '/payment/exchange' });
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const { balance } = user;
  const free = { gold: balance?.bundleGold.goldFree ?? 0, silver: balance?.bundleSilver.silverFree ?? 0 };
  const from: Kind =
    search.from === 'gold' || search.from === 'silver' ? search.from : free.gold === 0 && free.silver > 0 ? 'silver' : 'gold';
  const [units, setUnits] = useState<number | undefined>(() => Math.max(1, Math.trunc(Number(search.units)) || 1));
  const show = (kind: Kind, n: number | undefined) => {
    setUnits(n);
    const asked = { from: kind, ...(n !== undefined && { units: String(n) }) };
    void navigate({ to: '/payment/exchange', search: asked, replace: true, resetScroll: false });
  };
  return (
    <PageLayout title={t.title} width="text">
      <PaymentTabs />
      <p className="text-mute">{t.about}</p>
      <RadioChips
        label={t.direction}
        name="from"
        required
        value={from}
        onChange={(kind) => show(kind, 1)}
        chips={(['gold', 'silver'] as const).map((kind) => ({ value: kind, label: t.from[kind], note: t.free(free[kind]) }))}
      />
      {free[from] === 0 ? (
        <Nothing from={from} balance={balance} />
      ) : (
        <>
          <NumberField
            name="units"
            required
            label={t.units}
            help={t.most(free[from])}
            value={units}
            min={1}
            max={free[from]}
            onChange={(n) => show(from, n)}
          />
          {units !== undefined && units > 0 && (
            <ExchangePreview
              request={{ from, to: from === 'gold' ? 'silver' : 'gold', units: Math.min(units, free[from]) }}
              balance={balance}
            />
          )}
        </>
      )}
      {(balance?.subscription.silverCurrent ?? 0) > 0 && <p className="text-sm text-mute">{t.subscription}</p>}
    </PageLayout>
  );
}

/** None of this kind can be given away: why, and what would free some. */
function Nothing({ from, balance }: { from: Kind; balance: Balance | null }) {
  const t = useTexts('exchange').nothing;
  const current = (from === 'gold' ? balance?.bundleGold.goldCurrent : balance?.bundleSilver.silverCurrent) ?? 0;
  return current > 0 ? (
    <EmptyState title={t.title[from]} action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>}>
      {t.reserved}
    </EmptyState>
  ) : (
    <EmptyState title={t.title[from]} action={<LinkButton to="/payment/products">{t.toProducts}</LinkButton>}>
      {t.none}
    </EmptyState>
  );
}
