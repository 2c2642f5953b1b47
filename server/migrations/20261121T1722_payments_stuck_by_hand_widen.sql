-- A refund that the bank cannot carry out may be paid another way.
alter table payments_stuck_deeds
  drop constraint payments_stuck_deeds_cure_check,
  add constraint payments_stuck_deeds_cure_check
    check (cure in ('retry', 'apply', 'refund', 'giveUp', 'writeOff', 'charge', 'giveBack', 'byHand'));
