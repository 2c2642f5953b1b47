-- Promo codes (docs/rules/promotions.md#promo-codes): a percentage, an amount in each currency, or lessons on top; for whom, when, how often.
create table promotions_codes (
  code text primary key check (char_length(code) between 4 and 20 and code = upper(code) and code !~ '\s'),
  type text not null check (type in ('percent', 'amount', 'bonus')),
  percent int check (percent between 1 and 100),
  -- Minor units by currency.
  amounts jsonb,
  lessons int check (lessons between 1 and 32),
  for_kind text check (for_kind in ('individual', 'group', 'subscription')),
  product_code text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  uses_max int check (uses_max > 0),
  uses_per_family int not null default 1 check (uses_per_family > 0),
  used int not null default 0,
  note text not null default '',
  -- Who made a code and who stopped it, by the names they had then.
  created_at timestamptz not null,
  created_by uuid,
  created_by_name text,
  stopped_at timestamptz,
  stopped_by uuid,
  stopped_by_name text,
  stopped_reason text,
  constraint one_worth check (
    (type = 'percent') = (percent is not null) and (type = 'amount') = (amounts is not null) and (type = 'bonus') = (lessons is not null)),
  constraint for_one_thing check (for_kind is null or product_code is null),
  constraint window_forwards check (ends_at is null or ends_at > starts_at),
  constraint used_at_most_max check (used between 0 and coalesce(uses_max, 2147483647))
);
create index promotions_codes_newest on promotions_codes (created_at desc, code);

-- What an order was promised for its code. `late`: the money came after the promise had been given back; it is kept all
-- the same and counts for nothing.
create table promotions_redemptions (
  order_id uuid primary key,
  family_id uuid not null,
  code text not null,
  -- Null on a friend's code, which has no limit.
  counted_code text references promotions_codes,
  inviter_family_id uuid,
  discount bigint not null default 0 check (discount >= 0),
  currency text not null,
  lessons int not null default 0 check (lessons >= 0),
  state text not null check (state in ('reserved', 'consumed', 'released', 'late')),
  at timestamptz not null,
  changed_at timestamptz not null,
  constraint worth_something check (discount > 0 or lessons > 0)
);
create index promotions_redemptions_family on promotions_redemptions (family_id, code) where state in ('reserved', 'consumed', 'late');
create index promotions_redemptions_code on promotions_redemptions (counted_code);
create index promotions_redemptions_uses on promotions_redemptions (counted_code, at desc, order_id) where counted_code is not null;

-- Codes that families tried: a code is checked before it is paid with, and nobody guesses codes by trying.
create table promotions_checks (
  family_id uuid not null,
  code text not null,
  at timestamptz not null
);
create index promotions_checks_family on promotions_checks (family_id, at);

-- Each family has a code for its friends.
create table promotions_friend_codes (
  family_id uuid primary key,
  code text not null unique check (char_length(code) between 4 and 20 and code = upper(code)),
  created_at timestamptz not null
);

-- Who invited whom: once a family, at its registration or with its first order, and when the inviter was thanked.
create table promotions_referrals (
  friend_family_id uuid primary key,
  inviter_family_id uuid not null,
  invited_at timestamptz not null,
  -- What a friend and who invited it were promised when it came.
  lessons int not null default 1 check (lessons > 0),
  friend_lessons int not null default 1 check (friend_lessons > 0),
  order_id uuid unique,
  rewarded_at timestamptz,
  -- What was taken back when the friend's package was refunded.
  taken_back_at timestamptz,
  taken_back int check (taken_back >= 0 and taken_back <= lessons),
  constraint nobody_invites_himself check (friend_family_id <> inviter_family_id),
  constraint rewarded_by_an_order check ((order_id is null) = (rewarded_at is null)),
  constraint taken_back_after_reward check (taken_back_at is null or rewarded_at is not null),
  constraint taken_back_is_told check ((taken_back_at is null) = (taken_back is null))
);
create index promotions_referrals_inviter on promotions_referrals (inviter_family_id);
create index promotions_referrals_by_time on promotions_referrals (invited_at);

-- Gifts offered to families (docs/rules/promotions.md#gifts): each kind of gift once a family.
create table promotions_offers (
  family_id uuid not null,
  gift_code text not null check (gift_code in ('afterOnboarding', 'afterIntro', 'introDay')),
  lessons int not null check (lessons > 0),
  offered_at timestamptz not null,
  until_at timestamptz not null,
  primary key (family_id, gift_code)
);
create index promotions_offers_by_time on promotions_offers (offered_at);

-- What an order was promised when its checkout was made; it keeps the promise however late the money comes.
create table promotions_frozen_gifts (
  order_id uuid not null,
  gift_code text not null,
  family_id uuid not null,
  lessons int not null check (lessons > 0),
  frozen_at timestamptz not null,
  primary key (order_id, gift_code),
  foreign key (family_id, gift_code) references promotions_offers
);

-- A gift is given once a family, whatever number of its orders were promised it.
create table promotions_given_gifts (
  family_id uuid not null,
  gift_code text not null,
  order_id uuid not null,
  given_at timestamptz not null,
  primary key (family_id, gift_code),
  foreign key (order_id, gift_code) references promotions_frozen_gifts
);
-- Of the gifts for buying soon a family is given one.
create unique index promotions_given_gifts_do_not_add_up on promotions_given_gifts (family_id)
  where gift_code in ('afterOnboarding', 'afterIntro');
create index promotions_given_gifts_by_time on promotions_given_gifts (given_at);

-- Surveys that were thanked for: each once a family.
create table promotions_surveys (
  family_id uuid not null,
  survey_id text not null check (char_length(survey_id) between 1 and 100),
  lessons int not null check (lessons > 0),
  given_at timestamptz not null,
  primary key (family_id, survey_id)
);
create index promotions_surveys_by_time on promotions_surveys (given_at);

-- What gifts and the referral promotion give, as data: terms hold from a moment on, and the past never changes. Before
-- the first row of a promotion the contract's numbers hold.
create table promotions_terms (
  terms_id uuid primary key default gen_random_uuid(),
  promotion text not null check (promotion in ('afterOnboarding', 'afterIntro', 'introDay', 'survey', 'referral')),
  valid_from timestamptz not null,
  is_on boolean not null,
  lessons int not null check (lessons between 1 and 32),
  friend_lessons int check (friend_lessons between 1 and 32),
  hours int check (hours between 1 and 720),
  set_at timestamptz not null,
  set_by uuid not null,
  set_by_name text not null,
  reason text not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_by_name text,
  withdrawn_reason text,
  constraint planned_from_then_on check (set_at <= valid_from),
  constraint withdrawn_before_it_began check (withdrawn_at < valid_from),
  constraint withdrawn_for_a_reason check ((withdrawn_at is null) = (withdrawn_reason is null)),
  constraint friends_of_the_referral check ((friend_lessons is not null) = (promotion = 'referral')),
  constraint hours_of_gifts check ((hours is not null) = (promotion in ('afterOnboarding', 'afterIntro')))
);
create unique index promotions_terms_moment on promotions_terms (promotion, valid_from) where withdrawn_at is null;
create index promotions_terms_story on promotions_terms (promotion, valid_from);

create trigger stays before update or delete on promotions_terms for each row execute function platform_dated_row_stays();
