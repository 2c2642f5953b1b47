import { masteryLimits } from '@school/contract/mastery/limits';

import type { EvidenceRow, Source } from './stores/mastery.store.ts';
import { dayOf } from './rules/days.ts';
import { folded, knownBy } from './rules/fold.ts';
import { type Known, nothingKnown } from './rules/memory.ts';
import type { Tools } from './tools.ts';

/** An answer that is settled, as far as it says something of skills. */
export interface Evidence {
  /** What was answered, by a name that is the same for ever. */
  item: string;
  source: Source;
  skills: readonly string[];
  /** 0 to 1. */
  credit: number;
  /** 0 to 1: what guessing brings. */
  guess: number;
  answeredAt: Temporal.Instant;
}

/**
 * Keeps what settled answers say of a child's skills, in the transaction that settles them. Said again it is the same evidence; another
 * credit (a teacher corrects a mark), or an answer older than what is known, folds the skill anew from all of it.
 */
export const recordEvidence =
  ({ db, store }: Tools) =>
  async (kidUid: string, said: readonly Evidence[]): Promise<void> => {
    const rows = said.flatMap(({ skills, ...rest }): EvidenceRow[] =>
      skills.length > masteryLimits.skillsOfItem ? [] : skills.map((skill) => ({ ...rest, skill })),
    );
    if (rows.length === 0) return;
    const skills = [...new Set(rows.map(({ skill }) => skill))];
    await db.inTransaction(async () => {
      await store.lock(kidUid);
      const before = await store.among(
        kidUid,
        said.map(({ item }) => item),
      );
      if ((await store.add(kidUid, rows)) === 0) return;
      const known = await store.known(kidUid, skills);
      const next = new Map<string, Known>();
      for (const [skill, own] of Map.groupBy(rows, (row) => row.skill)) {
        const [first] = own;
        const old = known.get(skill);
        const isLatest =
          own.length === 1 && first && !before.has(`${skill}/${first.item}`) && (old?.seenAt ?? -Infinity) <= dayOf(first.answeredAt);
        if (isLatest) next.set(skill, folded(old ?? nothingKnown, { ...first, at: dayOf(first.answeredAt) }));
        else {
          const all = await store.evidenceOf(kidUid, [skill]);
          next.set(skill, knownBy(all.map((one) => ({ ...one, at: dayOf(one.answeredAt) }))));
        }
      }
      await store.keep(kidUid, next);
    });
  };
