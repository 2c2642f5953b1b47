-- What the bank could not carry out waits for a manager, as what nobody has decided does.
drop index payments_refunds_waiting;
drop index payments_refunds_sending;
create index payments_refunds_waiting on payments_refunds (asked_at, refund_id) where state in ('asked', 'approved', 'failed');
create index payments_refunds_sending on payments_refunds (asked_at, refund_id) where state = 'sending';
