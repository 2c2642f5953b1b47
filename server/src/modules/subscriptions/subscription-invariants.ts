import type { Invariant } from '#modules/ledger';

const paid = `('paid', 'refunding', 'refunded')`;

/** What subscriptions promise about the books. */
export const subscriptionInvariants: readonly Invariant[] = [
  {
    code: 'I40',
    says: 'a paid order of a subscription is one period of it, whose lessons end with it; an unpaid one is none',
    sql: `select count(*) as bad from payments_orders o
      left join subscriptions_periods p using (order_id)
      left join (select order_id, min(expires_at) as first, max(expires_at) as last from ledger_lots where subscription group by 1) l using (order_id)
      where (o.kind = 'subscription' and o.state in ${paid}) <> (p.order_id is not null)
        or (p.order_id is not null and (l.first, l.last) is distinct from (p.ends_at, p.ends_at))`,
  },
  {
    code: 'I41',
    says: 'the periods of a subscription are numbered without a gap, follow one another, and there is one at least',
    sql: `select (select count(*) from (
        select number, starts_at, row_number() over whole as n, lag(ends_at) over whole as before from subscriptions_periods
        window whole as (partition by subscription_id order by starts_at, number)) p
        where number <> n or starts_at < before)
      + (select count(*) from subscriptions_subscriptions s
        where not exists (select 1 from subscriptions_periods p where p.subscription_id = s.subscription_id)) as bad`,
  },
  {
    code: 'I42',
    says: 'a card is charged for a period or a top-up that the school ordered, with the consent of its family, and passes once',
    sql: `select count(*) as bad from (
        select 1 from payments_attempts a join payments_orders o using (order_id) where a.off_session
        group by order_id having bool_or((o.renew_consent_at is null or o.renews_subscription_id is null) and o.top_up_run is null)
          or count(*) filter (where a.state = 'succeeded') > 1) charged`,
  },
  {
    code: 'I43',
    says: 'a subscription that goes on waits for the end of its last period, or for the answer to a charge',
    sql: `select count(*) as bad from subscriptions_subscriptions s
      join (select subscription_id, max(ends_at) as ends_at from subscriptions_periods group by 1) p using (subscription_id)
      where s.state in ('active', 'manual') and s.renews_at <> p.ends_at - interval '48 hours'`,
  },
];
