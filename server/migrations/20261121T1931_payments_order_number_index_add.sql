-- An order is spoken of by the last signs of its id: they are looked for from the end.
create index payments_orders_by_number on payments_orders (reverse(replace(order_id::text, '-', '')) text_pattern_ops);
-- Or by what the bank calls the payment.
create index payments_payments_by_ref on payments_payments (payment_ref);
