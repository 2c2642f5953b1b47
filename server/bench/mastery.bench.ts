import { createLibrary } from '../src/modules/library/index.ts';
import { createMastery } from '../src/modules/mastery/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type Db, sql } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { type BenchRow, median, percentile } from './bench.ts';
import type { Graph } from './mastery/children.ts';
import { fixedOrder, leitner, ours, type Way } from './mastery/ways.ts';
import { yearOf } from './mastery/year.ts';
import { withOwnSchool } from './own-school.ts';

export const name =
  'What is practised next: a choice for a child with 500 skills of evidence, and a school year of 1,200 simulated children a course, the same for each way';

const seeds = [1, 2, 3];
const children = 400;
const courses = ['complex', 'speaking'] as const;
const weeks = 36;
const skillsOfChild = 500;
const rounds = 200;

const ways: ReadonlyArray<readonly [name: string, way: (graph: Graph) => Way]> = [
  ['fixed order', fixedOrder],
  ['Leitner', leitner(false)],
  ['Leitner, a full day', leitner(true)],
  ['ours', ours],
];

/** Less is better in each: what is not reached, how long it takes, what is forgotten after 30 days. */
const figures = ['not reached %', 'days to it', 'forgotten after 30 days %'] as const;

export const bounds = [
  { what: 'a set of 12 chosen', figure: 'median ms', most: 2 * 12 },
  { what: 'one choice', figure: 'median ms', most: 2 },
  ...courses.flatMap((course) =>
    ways
      .slice(0, -1)
      .flatMap(([rival]) => figures.map((figure) => ({ what: `${course}: ours`, figure, most: 1, timesOf: `${course}: ${rival}` }))),
  ),
];

export async function run(): Promise<BenchRow[]> {
  const chosen = await withOwnSchool(systemClock, fillChild, (_, kidUid, db) => choices(db, kidUid));
  return [...chosen, ...courses.flatMap(simulated)];
}

/** Evidence of 500 skills: five courses' worth, each answered twenty times. */
async function fillChild(db: Db): Promise<string> {
  const kidUid = newId();
  await db.run(sql`
    insert into mastery_evidence (kid_uid, skill, item, source, credit, guess, answered_at)
    select ${kidUid}, 'x.s' || skill, 'a/' || item, 'home', (skill + item) % 3 / 2.0, 0.25, now() - make_interval(days => skill % 40 + item)
    from generate_series(1, ${skillsOfChild}) as skill, generate_series(1, 20) as item`);
  await db.run(sql`
    insert into mastery_skills (kid_uid, skill, ability, half_life, answers, in_row, right_days, right_at, counted_at, seen_at)
    select ${kidUid}, 'x.s' || skill, skill % 7 - 2, 1 + skill % 30, 20, skill % 9, 5, now() - make_interval(days => skill % 40),
      now() - make_interval(days => skill % 40), now() - make_interval(days => skill % 40)
    from generate_series(1, ${skillsOfChild}) as skill`);
  await db.run(sql`analyze mastery_evidence, mastery_skills`);
  return kidUid;
}

async function choices(db: Db, kidUid: string): Promise<BenchRow[]> {
  const skills = Array.from({ length: skillsOfChild }, (_, at) => ({
    id: `x.s${at + 1}`,
    title: { ru: '', en: '' },
    needs: at === 0 ? [] : [`x.s${at}`],
  }));
  const course = createLibrary().course('math');
  if (!course) throw new Error('No maths');
  const library = { courses: () => [], course: () => course, courseWithTaken: () => ({ ...course, skills }) };
  const mastery = createMastery({ db, clock: systemClock, library });
  const opened = new Map(skills.map(({ id }) => [id, systemClock.now().subtract({ hours: 24 * 60 })]));
  const today = systemClock.now().subtract({ hours: 12 });
  const measured = async (most: number): Promise<number[]> => {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await mastery.choose(kidUid, { courseCode: 'math', opened, today, most });
      times.push(performance.now() - began);
    }
    return times.slice(rounds / 10);
  };
  const row = (what: string, times: number[]): BenchRow => ({
    what,
    'median ms': median(times).toFixed(2),
    'p95 ms': percentile(times, 0.95).toFixed(2),
  });
  return [row('one choice', await measured(1)), row('a set of 12 chosen', await measured(12))];
}

/** The skills of a course in their order, spread over a year of weekly lessons. */
function graphOf(courseCode: (typeof courses)[number]): Graph {
  const skills = createLibrary().course(courseCode)?.skills ?? [];
  const places = new Map(skills.map(({ id }, at) => [id, at]));
  return {
    needs: skills.map(({ needs }) => needs.flatMap((need) => places.get(need) ?? [])),
    week: skills.map((_, at) => Math.floor((at * weeks) / skills.length)),
  };
}

function simulated(courseCode: (typeof courses)[number]): BenchRow[] {
  const graph = graphOf(courseCode);
  return ways.map(([way, make]): BenchRow => {
    const years = seeds.map((seed) => yearOf(graph, make, { children, seed }));
    const mean = (figure: (year: (typeof years)[number]) => number) => years.reduce((sum, year) => sum + figure(year), 0) / years.length;
    return {
      what: `${courseCode}: ${way}`,
      'not reached %': (100 - mean(({ reached }) => reached)).toFixed(1),
      'days to it': mean(({ days }) => days).toFixed(1),
      'forgotten after 30 days %': (100 * (1 - mean(({ kept }) => kept))).toFixed(1),
      'weakest skill then': mean(({ weakest }) => weakest).toFixed(3),
      'items known already %': mean(({ idle }) => idle).toFixed(1),
      'items a day': mean(({ items }) => items).toFixed(1),
    };
  });
}
