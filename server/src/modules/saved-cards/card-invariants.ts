import type { Invariant } from '#modules/ledger';

/** What saved cards promise; run with the laws of the books. */
export const cardInvariants: readonly Invariant[] = [
  {
    code: 'I48',
    says: 'a saved card is charged for the family that has saved it, and not before it had agreed',
    sql: `select count(*) as bad from payments_attempts a join payments_orders o using (order_id) left join saved_cards_cards c using (card_id)
      where a.card_id is not null and (c.card_id is null or c.family_id <> o.family_id or c.consented_at > a.created_at)`,
  },
];
