-- Refunds, subscriptions and reconciliation are modules of their own, and the bank to try payments with is none of the school's:
-- a table carries the name of its module.
alter table payments_stuck_cases rename to reconciliation_cases;
alter table payments_stuck_deeds rename to reconciliation_remedies;
alter table payments_breaks rename to reconciliation_discrepancies;
alter table payments_book_checks rename to reconciliation_book_checks;
alter table payments_refunds_elsewhere rename to refunds_elsewhere;
alter table payments_refund_steps rename to refunds_steps;
alter table payments_refund_requests rename to refunds_transfers;
alter table payments_refunds rename to refunds_refunds;
alter table payments_subscription_periods rename to subscriptions_periods;
alter table payments_subscriptions rename to subscriptions_subscriptions;
alter table payments_sandbox_checkouts rename to sandbox_checkouts;
alter table payments_sandbox_cards rename to sandbox_cards;
alter table payments_sandbox_refunds rename to sandbox_refunds;
alter table payments_sandbox_webhooks rename to sandbox_webhooks;
