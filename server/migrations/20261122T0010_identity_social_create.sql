-- Who a family is elsewhere: at VK, Yandex, Google, Apple. Linked by somebody who was signed in, never found by an
-- e-mail (docs/rules/accounts.md#signed-in-elsewhere). One person there opens one account here, and an account has one person of each.
create table identity_social_links (
  provider text not null check (provider in ('vk', 'yandex', 'google', 'apple', 'local')),
  subject text not null,
  account_id uuid not null references identity_accounts on delete cascade,
  -- How the provider calls the person, for the settings page alone.
  shown text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (provider, subject),
  unique (account_id, provider)
);
