-- A link by which a family signs in, made by a manager, stands among the visits of the school.
alter table support_visits add column kind text not null default 'support' check (kind in ('support', 'link'));
