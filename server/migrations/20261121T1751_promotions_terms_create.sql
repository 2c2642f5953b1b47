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

create function promotions_terms_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null
     and (new.terms_id, new.promotion, new.valid_from, new.is_on, new.lessons, new.friend_lessons, new.hours, new.set_at, new.set_by, new.reason)
       is not distinct from
         (old.terms_id, old.promotion, old.valid_from, old.is_on, old.lessons, old.friend_lessons, old.hours, old.set_at, old.set_by, old.reason)
  then return new; end if;
  raise exception 'terms are never edited' using errcode = '23001';
end $$;
create trigger stays before update or delete on promotions_terms for each row execute function promotions_terms_stay();

-- A gift for having finished the virtual onboarding. Of the gifts for buying soon a family is given one, whatever number
-- of its orders were promised one.
alter table promotions_offers
  drop constraint promotions_offers_gift_code_check,
  add constraint promotions_offers_gift_code_check check (gift_code in ('afterOnboarding', 'afterIntro', 'introDay'));
create unique index promotions_given_gifts_do_not_add_up on promotions_given_gifts (family_id)
  where gift_code in ('afterOnboarding', 'afterIntro');
create index promotions_offers_by_time on promotions_offers (offered_at);
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

-- What a friend and who invited it were promised when it came (a lesson each until now), and what was taken back when its package was refunded.
alter table promotions_referrals
  add column lessons int not null default 1 check (lessons > 0),
  add column friend_lessons int not null default 1 check (friend_lessons > 0),
  add column taken_back_at timestamptz,
  add column taken_back int check (taken_back >= 0 and taken_back <= lessons),
  add constraint taken_back_after_reward check (taken_back_at is null or rewarded_at is not null),
  add constraint taken_back_is_told check ((taken_back_at is null) = (taken_back is null));
create index promotions_referrals_by_time on promotions_referrals (invited_at);

-- Who made a code and who stopped it, by the names they had then.
alter table promotions_codes
  add column created_by_name text,
  add column stopped_by uuid,
  add column stopped_by_name text,
  add column stopped_reason text,
  add constraint for_one_thing check (for_kind is null or product_code is null);
create index promotions_codes_newest on promotions_codes (created_at desc, code);
create index promotions_redemptions_uses on promotions_redemptions (counted_code, at desc, order_id) where counted_code is not null;
