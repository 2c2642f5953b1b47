-- What the days of the school came to, out of the books (docs/rules/finance.md#days): written once a day is over, and written anew from
-- the books the same to the last sign. A line is a sum; what it sums is told by its part.
create table finance_days (
  date date not null,
  part text not null check (part in ('entry', 'expires', 'owed', 'refunded', 'came', 'went', 'sold', 'back', 'teacher', 'course')),
  -- Empty for units that were never paid for.
  currency text not null,
  -- A kind of entry, a month, an account, a product, a teacher, a course.
  name text not null,
  units bigint not null,
  amount bigint not null,
  primary key (date, part, currency, name)
);

-- Up to which day, this one included, the lines above stand. What came later is read from the books.
create table finance_counted (
  only_one boolean primary key default true check (only_one),
  until date not null
);
