import { type Db, sql } from '#platform/db';

import type { Known } from '../rules/memory.ts';
import { instantOf } from '../rules/days.ts';

/** Where evidence comes from: the kind of the playbook, a diagnostics, or what stands below a skill that one has shown. */
export type Source = 'online' | 'home' | 'virtual' | 'game' | 'practice' | 'diagnostics' | 'below';

/** What one settled answer says of a skill. */
export interface EvidenceRow {
  skill: string;
  /** What was answered, by a name that is the same for ever. */
  item: string;
  source: Source;
  /** 0 to 1. */
  credit: number;
  /** 0 to 1, below 1. */
  guess: number;
  answeredAt: Temporal.Instant;
}

const instantOrNull = (day: number | null): Temporal.Instant | null => (day === null ? null : instantOf(day));

/** Hundreds of rows are read for a choice: planned once a connection, days since 1970 told by the database. */
const knownOfSkills = `
  select skill, ability, half_life as "halfLife", answers, in_row as "inRow", right_days as "rightDays",
    date_part('epoch', right_at) / 86400 as "rightAt", date_part('epoch', counted_at) / 86400 as "countedAt",
    date_part('epoch', seen_at) / 86400 as "seenAt"
  from mastery_skills where kid_uid = $1`;
const askedSince = `
  select skill, count(*)::int as count from mastery_evidence
  where kid_uid = $1 and answered_at >= $2 and source in ('home', 'practice') group by skill`;

/** Evidence, and what is known by it: rows to nouns. */
export function createMasteryStore(db: Db) {
  return {
    /** Two answers of a child at once are folded one after the other, until the transaction ends. */
    lock: (kidUid: string) => db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`mastery/${kidUid}`}, 0))`),
    /** How many of these are new or say something else than before. */
    add: (kidUid: string, rows: readonly EvidenceRow[]) =>
      db.run(sql`
        insert into mastery_evidence as kept (kid_uid, skill, item, source, credit, guess, answered_at)
        select ${kidUid}, skill, item, source, credit, guess, "answeredAt"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as said (skill text, item text, source text, credit float8, guess float8, "answeredAt" timestamptz)
        on conflict (kid_uid, skill, item) do update set credit = excluded.credit where kept.credit <> excluded.credit`),
    /** Which of these items are evidence already, as `skill/item`. */
    async among(kidUid: string, items: readonly string[]): Promise<Set<string>> {
      const rows = await db.all(sql<{ name: string }>`
        select skill || '/' || item as name from mastery_evidence where kid_uid = ${kidUid} and item = any(${[...items]}::text[])`);
      return new Set(rows.map(({ name }) => name));
    },
    /** Items of each skill that were answered since then, by the child itself. */
    async asked(kidUid: string, since: Temporal.Instant): Promise<Map<string, number>> {
      const rows = await db.named<{ skill: string; count: number }>('mastery_asked', askedSince, [kidUid, since]);
      return new Map(rows.map(({ skill, count }) => [skill, count]));
    },
    /** In the order in which it was answered. */
    evidenceOf: (kidUid: string, skills: readonly string[]) =>
      db.all(sql<EvidenceRow>`
        select skill, item, source, credit, guess, answered_at as "answeredAt" from mastery_evidence
        where kid_uid = ${kidUid} and skill = any(${[...skills]}::text[]) order by answered_at, item`),
    /** What is known of these skills; the others have no row. */
    async known(kidUid: string, skills: readonly string[]): Promise<Map<string, Known>> {
      const rows = await db.named<Known & { skill: string }>('mastery_known', knownOfSkills, [kidUid]);
      const wanted = new Set(skills);
      return new Map(rows.flatMap(({ skill, ...known }) => (wanted.has(skill) ? [[skill, known] as const] : [])));
    },
    keep: (kidUid: string, known: ReadonlyMap<string, Known>) =>
      db.run(sql`
        insert into mastery_skills (kid_uid, skill, ability, half_life, answers, in_row, right_days, right_at, counted_at, seen_at)
        select ${kidUid}, skill, ability, "halfLife", answers, "inRow", "rightDays", "rightAt", "countedAt", "seenAt"
        from jsonb_to_recordset(${JSON.stringify(
          [...known].map(([skill, one]) => ({
            ...one,
            skill,
            rightAt: instantOrNull(one.rightAt),
            countedAt: instantOrNull(one.countedAt),
            seenAt: instantOrNull(one.seenAt),
          })),
        )}::jsonb) as said (skill text, ability float8, "halfLife" float8, answers int, "inRow" int, "rightDays" int,
          "rightAt" timestamptz, "countedAt" timestamptz, "seenAt" timestamptz)
        on conflict (kid_uid, skill) do update set ability = excluded.ability, half_life = excluded.half_life, answers = excluded.answers,
          in_row = excluded.in_row, right_days = excluded.right_days, right_at = excluded.right_at, counted_at = excluded.counted_at,
          seen_at = excluded.seen_at`),
  };
}

export type MasteryStore = ReturnType<typeof createMasteryStore>;
