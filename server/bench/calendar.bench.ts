import { standingClock } from '../src/platform/clock.ts';
import { type OwnSchool, withOwnSchool } from './own-school.ts';
import { type BenchRow, median, percentile } from './bench.ts';
import { fillSchool } from './busy-school.ts';

export const name = 'The calendar of 200 teachers, 60 % taken: whole answers through the API, at most 300 ms';

const teachers = Number(process.env['BENCH_TEACHERS'] ?? 200);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const now = Temporal.Instant.from('2027-03-01T06:00:00Z');
const views: ReadonlyArray<readonly [what: string, query: string]> = [
  ['a day', 'day?day=2027-03-10'],
  ['a day, a subject and an age', 'day?day=2027-03-10&subject=math&age=9'],
  ['a week', 'week?from=2027-03-08'],
  ['a week, a language', 'week?from=2027-03-08&language=ru'],
];

export const run = (): Promise<BenchRow[]> => withOwnSchool(standingClock(now), (db) => fillSchool(db, teachers, now), measured);

async function measured({ http }: OwnSchool, { taken }: { taken: number }): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, query] of views) {
    const times: number[] = [];
    let bytes = 0;
    let shown = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const answer = await http.inject({ method: 'GET', url: `/api/manager/calendar/${query}` });
      times.push(performance.now() - began);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      bytes = answer.body.length;
      shown = answer.json<{ teachers: unknown[] }>().teachers.length;
    }
    rows.push({
      view: what,
      teachers: shown,
      lessons: taken,
      kB: Math.round(bytes / 1024),
      'first ms': Math.round(times[0] ?? 0),
      'median ms': Math.round(median(times)),
      'p95 ms': Math.round(percentile(times, 0.95)),
    });
  }
  return rows;
}
