import { useSuspenseQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { Badge, Card, type Tone } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Page } from '#kit/page.tsx';
import { GiftOffers } from '#widgets/gift-offer/gift-offers.tsx';
import { NotYet } from './not-yet.tsx';
import { OpenOrder } from './open-order.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

/** How many lessons there are, what waits to be paid, and the way to more. */
export function BalanceOverview() {
  const t = useTexts('payment').overview;
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: options } = useSuspenseQuery(queryOf('GET /payment/products'));
  useTopic(`users/${user.customerId}`);
  const { balance } = user;
  return (
    <Page title={t.title}>
      <PaymentTabs />
      {options.openOrder && <OpenOrder order={options.openOrder} zone={user.timezone} />}
      <NotYet may={options.may} user={user} />
      {balance && (
        <section aria-label={t.balance} className="grid gap-4 md:grid-cols-2">
          <Units
            title={t.gold}
            current={balance.bundleGold.goldCurrent}
            total={balance.bundleGold.goldTotal}
            free={balance.bundleGold.goldFree}
            status={balance.bundleGold.status}
            tone="individual"
          />
          <Units
            title={t.silver}
            current={balance.bundleSilver.silverCurrent}
            total={balance.bundleSilver.silverTotal}
            free={balance.bundleSilver.silverFree}
            status={balance.bundleSilver.status}
            tone="group"
            subscription={balance.subscription.silverCurrent}
          />
        </section>
      )}
      {options.may.allowed && <GiftOffers gifts={user.gifts} zone={user.timezone} />}
      {options.may.allowed && (
        <div>
          <LinkButton to="/payment/products" kind="primary">
            {t.choose}
          </LinkButton>
        </div>
      )}
    </Page>
  );
}

interface UnitsProps {
  title: string;
  current: number;
  total: number;
  free: number;
  status: 'ok' | 'ending' | 'ended';
  tone: Tone;
  subscription?: number;
}

const tones: Record<UnitsProps['status'], Tone> = { ok: 'good', ending: 'warn', ended: 'bad' };

function Units({ title, current, total, free, status, tone, subscription = 0 }: UnitsProps) {
  const t = useTexts('payment').overview;
  return (
    <Card className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <Badge tone={tone}>{title}</Badge>
        </h2>
        <Badge tone={tones[status]}>{t.status[status]}</Badge>
      </header>
      <p className="text-3xl font-extrabold figures">{total > 0 ? t.of(current, total) : current}</p>
      {free < current && <p className="text-sm text-mute">{t.free(free)}</p>}
      {subscription > 0 && <p className="text-sm text-mute">{t.subscription(subscription)}</p>}
    </Card>
  );
}
