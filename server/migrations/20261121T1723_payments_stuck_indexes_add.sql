-- What is looked for every minute is found by an index, however much has been paid and sent back before.
create index payments_attempts_without_end on payments_attempts (created_at)
  where state in ('preparing', 'pending', 'processing', 'unknown');
create index payments_refund_requests_not_over on payments_refund_requests (state, changed_at)
  where state in ('queued', 'sending', 'sent', 'failed');
create index payments_inbox_tried_in_vain on payments_inbox (received_at) where done_at is null and tries > 0;
create index payments_orders_to_pay on payments_orders (currency, amount, created_at) where state in ('open', 'superseded', 'expired');
create index ledger_holds_waiting on ledger_holds (created_at) where state = 'held';

drop index payments_stuck_settled;
create index payments_stuck_by_subject on payments_stuck_cases (kind, subject);
create index payments_stuck_deeds_trying on payments_stuck_deeds (at) where state = 'trying';
create index payments_refunds_elsewhere_sent on payments_refunds_elsewhere (seen_at) where state = 'succeeded';
