import { systemClock } from '../src/platform/clock.ts';
import { type Db, sql } from '../src/platform/db.ts';
import { type OwnSchool, withOwnSchool } from './own-school.ts';
import { type BenchRow, median, percentile } from './bench.ts';
import { fillWithFamilies } from './many-families.ts';

export const name = 'Managers find a family among 200,000: the table of families and the search box, whole answers through the API';

const families = 200_000;
const rounds = 15;
/** What a manager may type; the slowest of all must stay under 300 ms. */
const typed: ReadonlyArray<readonly [what: string, text: string]> = [
  ['nothing: the newest', ''],
  ['half a phone', '1900000'],
  ['a phone as dialled at home', '8 029 190-00-00'],
  ['three digits', '771'],
  ['parent and kid', 'ковалева даша'],
  ['a frequent name', 'анна'],
  ['two letters', 'ан'],
  ['one letter', 'щ'],
  ['a rare name', 'никанор'],
  ['a name in another case', 'Никанору Щедрину'],
  ['one letter wrong', 'никонор'],
  ['two words with slips', 'кавалева дпша'],
  ['the other layout', 'ybrfyjh'],
  ['an e-mail', 'family123456@'],
  ['nobody', 'щщщщ'],
  ['two letters of nobody', 'qq'],
  ['frequent and absent', 'анна жщ'],
];

export const run = (): Promise<BenchRow[]> =>
  withOwnSchool(systemClock, (db) => fillWithFamilies(db, families, systemClock.now()), measured);

async function measured({ http }: OwnSchool, orderId: string, db: Db): Promise<BenchRow[]> {
  const look = async (url: string): Promise<{ ms: number; rows: number }> => {
    const began = performance.now();
    const answer = await http.inject({ method: 'GET', url });
    const ms = performance.now() - began;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { ms, rows: answer.json<{ families: unknown[] }>().families.length };
  };
  const rows: BenchRow[] = [];
  for (const [what, text] of [...typed, ['an order’s number', orderId.slice(-8)] as const]) {
    for (const [where, place] of [
      ['table', '/api/manager/families'],
      ['search box', '/api/manager/found'],
    ] as const) {
      if (text === '' && where === 'search box') continue;
      const figures = [];
      for (let round = 0; round < rounds; round += 1) figures.push(await look(`${place}?search=${encodeURIComponent(text)}`));
      const times = figures.map(({ ms }) => ms);
      rows.push({
        where,
        typed: `${what}: «${text}»`,
        rows: figures[0]?.rows ?? 0,
        'first ms': Math.round(times[0] ?? 0),
        'median ms': Math.round(median(times)),
        'p95 ms': Math.round(percentile(times, 0.95)),
      });
    }
  }
  const [size] = await db.all(sql<{ mb: number }>`select (pg_relation_size('families_families_by_found') / 1048576)::int as mb`);
  rows.push({ where: 'index', typed: 'families_families_by_found, MB', rows: size?.mb ?? 0 });
  return rows;
}
