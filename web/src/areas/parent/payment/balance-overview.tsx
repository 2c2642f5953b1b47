import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { useIsFirstParent } from '#api/adult.ts';
import { queryOf } from '#api/queries.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { GiftLines } from './gift-lines.tsx';
import { kindsUsed } from './kinds-used.ts';
import { NotYet } from './not-yet.tsx';
import { OpenOrder } from './open-order.tsx';
import { PaymentTabs } from './payment-tabs.tsx';
import { RefundsUnderWay } from './refunds-under-way.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { UnitsCard } from './units-card.tsx';

/** How many lessons there are and in which lots, what waits to be paid, and what can be done with them. */
export function BalanceOverview() {
  const t = useTexts('payment').overview;
  const isFirstParent = useIsFirstParent();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: options } = useSuspenseQuery(queryOf('GET /payment/products'));
  const { data: made, isError } = useQuery(queryOf('GET /payment/balance'));
  useTopic(`users/${user.customerId}`);
  const { balance } = user;
  const used = kindsUsed(user.processes);
  const lots = isError ? [] : made?.lots;
  return (
    <PageLayout title={t.title}>
      <PaymentTabs />
      {options.openOrder && <OpenOrder order={options.openOrder} zone={user.timezone} />}
      <NotYet may={options.may} user={user} />
      {balance && (
        <section aria-label={t.balance} className="grid items-start gap-4 md:grid-cols-2">
          <UnitsCard
            kind="gold"
            current={balance.bundleGold.goldCurrent}
            total={balance.bundleGold.goldTotal}
            free={balance.bundleGold.goldFree}
            aside={balance.setAside.gold}
            status={balance.bundleGold.status}
            isUsed={used.gold}
            lots={lots}
          />
          <UnitsCard
            kind="silver"
            current={balance.bundleSilver.silverCurrent}
            total={balance.bundleSilver.silverTotal}
            free={balance.bundleSilver.silverFree}
            aside={balance.setAside.silver}
            status={balance.bundleSilver.status}
            isUsed={used.silver}
            subscription={balance.subscription.silverCurrent}
            lots={lots}
          />
        </section>
      )}
      <Subscriptions zone={user.timezone} />
      <RefundsUnderWay />
      <GiftLines gifts={user.gifts} zone={user.timezone} />
      {options.may.allowed && (
        <nav aria-label={t.actions} className="flex flex-wrap gap-3">
          <LinkButton to="/payment/products" kind="primary">
            {t.choose}
          </LinkButton>
          {balance && <LinkButton to="/payment/exchange">{t.exchange}</LinkButton>}
          {balance?.isFirstBundlePaid && isFirstParent && (
            <LinkButton to="/payment/cards" kind="quiet">
              {t.cards}
            </LinkButton>
          )}
          {balance?.isFirstBundlePaid && (
            <LinkButton to="/payment/refund" kind="quiet">
              {t.refund}
            </LinkButton>
          )}
        </nav>
      )}
    </PageLayout>
  );
}
