-- Exclusion constraints over ids and times, text that ignores case, search by parts of words.
-- All three are trusted: the owner of a database may create them without being a superuser.
create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;
