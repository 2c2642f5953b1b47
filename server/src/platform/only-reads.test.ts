import { expect, test } from 'vitest';

import { onlyReads } from './only-reads.ts';

test.each(['select n from numbers', '\n  select update_at from numbers order by n', `select 'for ever' as until`])(
  '«%s» only reads',
  (text) => expect(onlyReads(text)).toBe(true),
);

test.each([
  'insert into numbers values (1) returning n',
  'with gone as (delete from numbers returning n) select n from gone',
  'select n from numbers where n = 1 for update',
  'select n from numbers for no key update skip locked',
  'select n from numbers for key share',
  `select nextval('numbers_seq')`,
  'select pg_advisory_xact_lock(1)',
  'select clock_timestamp() as now',
])('«%s» does more, or says something else each time', (text) => expect(onlyReads(text)).toBe(false));
