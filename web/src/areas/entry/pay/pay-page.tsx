import type { PayLinkOrder } from '@school/contract/pay-links/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { takeSecret } from '../secret-of-address.ts';

/** The way back from the bank brings no secret: it is kept in this window until then. */
const kept = 'pay-link';

function secretOf(): string {
  const secret = takeSecret();
  if (secret !== '') sessionStorage.setItem(kept, secret);
  return secret || (sessionStorage.getItem(kept) ?? '');
}

/** While the bank is at work the outcome is asked for. */
const askAgainMs = 4000;

/** Whoever has the link pays what a family has ordered, without signing in (docs/rules/payments.md#pay-links). */
export function Page() {
  const t = useTexts('payEntry');
  const [token] = useState(secretOf);
  const { data, isError } = useQuery({
    queryKey: ['pay-link', token],
    queryFn: () => api('POST /pay-links/look', { body: { token } }, { silent: true }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'open' || state.data?.state === 'bank' ? askAgainMs : false),
  });
  return (
    <PageLayout title={t.title} width="text">
      {isError && !data && <EmptyState title={t.gone.title}>{t.gone.about}</EmptyState>}
      {!data && !isError && <Skeleton className="h-56" />}
      {data && data.state !== 'open' && <EmptyState title={t.states[data.state].title}>{t.states[data.state].about}</EmptyState>}
      {data?.state === 'open' && <Asked order={data} token={token} />}
    </PageLayout>
  );
}

function Asked({ order, token }: { order: PayLinkOrder; token: string }) {
  const t = useTexts('payEntry');
  const locale = useLocale();
  const [chosen, choose] = useState(0);
  const pay = useCall('POST /pay-links/pay', {});
  const method = order.methods[chosen] ?? order.methods[0];
  const sum = money(locale, order.total);
  const go = () =>
    method &&
    pay.mutate(
      { body: { token, ...method } },
      { onSuccess: ({ checkoutUrl }) => void (checkoutUrl !== null && window.location.assign(checkoutUrl)) },
    );
  const [before, after] = t.terms.split('{terms}');
  return (
    <Card className="flex flex-col gap-5">
      <p className="text-xl font-bold">{t.asks(order.parent)}</p>
      <p>
        {t.kinds[order.kind]}: {t.lessons(order.lessons)}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <span>{t.total}</span>
        <strong className="text-2xl">{sum}</strong>
      </p>
      {order.methods.length > 1 && (
        <RadioChips
          name="method"
          label={t.methods}
          required
          value={String(chosen)}
          onChange={(value) => choose(Number(value))}
          chips={order.methods.map((it, n) => ({ value: String(n), label: t.ways[it.method] ?? it.method }))}
        />
      )}
      <p className="text-sm text-mute">
        {before}
        <TextLink to="/legal/$document" params={{ document: 'terms' }} target="_blank" rel="noreferrer">
          {t.termsLink}
        </TextLink>
        {after}
      </p>
      <Button
        kind="primary"
        size="large"
        wide
        busy={pay.isPending}
        disabled={!method}
        hint={method ? undefined : t.noWays}
        onPress={() => void go()}
      >
        {t.pay(sum)}
      </Button>
      <p className="text-sm text-mute">
        {t.once} {t.until(at(locale, order.until, 'dayTime', deviceZone()))}
      </p>
    </Card>
  );
}
