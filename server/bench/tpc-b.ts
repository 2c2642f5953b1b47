import pg from 'pg';

import type { Connection } from '../src/platform/db.ts';

/** As many branches as clients, as pgbench asks for; fewer accounts a branch than its 100,000, which is kinder to TPC-B. */
const branches = 64;
const tellers = branches * 10;
const accounts = branches * 10_000;

const one = (upTo: number): number => 1 + Math.floor(Math.random() * upTo);

/**
 * The classic of money benches, as pgbench has it: of one account, its teller and its branch the balance changes, a
 * line of history is written; seven round trips, every statement prepared. Each call of `transaction` is one of them.
 */
export async function openTpcB(connection: Connection, clients: number) {
  const pool = new pg.Pool({ ...connection, max: clients });
  await pool.query(`
    create table tpcb_branches (bid int primary key, balance int not null default 0, filler char(88)) with (fillfactor = 70);
    create table tpcb_tellers (tid int primary key, bid int, balance int not null default 0, filler char(84)) with (fillfactor = 70);
    create table tpcb_accounts (aid int primary key, bid int, balance int not null default 0, filler char(84) default '') with (fillfactor = 90);
    create table tpcb_history (tid int, bid int, aid int, delta int, at timestamptz, filler char(22));
    insert into tpcb_branches select n from generate_series(1, ${branches}) n;
    insert into tpcb_tellers select n, (n - 1) / 10 + 1 from generate_series(1, ${tellers}) n;
    insert into tpcb_accounts select n, (n - 1) / 10000 + 1 from generate_series(1, ${accounts}) n`);
  await pool.query('vacuum analyze');

  return {
    async transaction(): Promise<void> {
      const [aid, tid, bid, delta] = [one(accounts), one(tellers), one(branches), one(5000)];
      const client = await pool.connect();
      const ask = (name: string, text: string, values: number[]) => client.query({ name, text, values });
      try {
        await client.query('begin');
        await ask('tpcb-account', 'update tpcb_accounts set balance = balance + $1 where aid = $2', [delta, aid]);
        await ask('tpcb-look', 'select balance from tpcb_accounts where aid = $1', [aid]);
        await ask('tpcb-teller', 'update tpcb_tellers set balance = balance + $1 where tid = $2', [delta, tid]);
        await ask('tpcb-branch', 'update tpcb_branches set balance = balance + $1 where bid = $2', [delta, bid]);
        await ask('tpcb-history', 'insert into tpcb_history (tid, bid, aid, delta, at) values ($1, $2, $3, $4, now())', [
          tid,
          bid,
          aid,
          delta,
        ]);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
