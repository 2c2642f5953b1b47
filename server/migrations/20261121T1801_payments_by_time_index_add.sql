-- Comparing with the providers reads the payments of the last days, not all there ever were.
create index payments_payments_by_time on payments_payments (provider, at);
