-- One-time secrets: ID tokens and live tickets; SMS codes, reset links and sign-in tokens of later pages. One
-- living secret for each purpose and subject; a try is counted and the secret used up by one statement.
create table identity_secrets (
  secret_id uuid primary key,
  purpose text not null,
  subject text not null,
  secret_hash bytea not null,
  payload jsonb not null,
  attempts int not null default 0,
  attempts_max int not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (purpose, subject)
);
create index identity_secrets_by_expiry on identity_secrets (expires_at);

-- Tries to sign in, counted in windows: by address and by account name.
create table identity_tries (
  counted text primary key,
  tries int not null,
  window_ends_at timestamptz not null
);
create index identity_tries_by_end on identity_tries (window_ends_at);
