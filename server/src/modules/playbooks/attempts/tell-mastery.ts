import type { Tools } from '../dependencies/dependencies.ts';
import type { AttemptRow } from '../stores/attempts.store.ts';
import type { ItemRow } from '../stores/items.store.ts';
import { templateOf } from '../templates/registry.ts';

/** What an item is evidence of, by a name that stays. */
export const evidenceOf = ({ attemptUid, kind }: AttemptRow, { taskIdx, round, item, skills, credit }: ItemRow, at: Temporal.Instant) => ({
  item: `${attemptUid}/${taskIdx}/${round}`,
  source: kind,
  skills: skills ?? [],
  credit: credit ?? 0,
  guess: templateOf(item.template).guess(item),
  answeredAt: at,
});

/**
 * Does a settled item say something of its skills? Not what nobody judges, not what waits for its teacher, and not what was skipped
 * before it was tried (`tried`: tries before the last): who skips does not say that it cannot.
 */
export const saysSomething = ({ state, credit, skills }: Pick<ItemRow, 'state' | 'credit' | 'skills'>, tried: number): boolean =>
  state !== 'open' && credit !== null && (skills?.length ?? 0) > 0 && !(state === 'skipped' && tried === 0);

/** An item was settled, or marked: what is known of the child's skills follows in the same transaction. */
export async function tellMastery({ mastery, clock }: Tools, attempt: AttemptRow, row: ItemRow, tried: number): Promise<void> {
  if (saysSomething(row, tried)) await mastery.record(attempt.kidUid, [evidenceOf(attempt, row, clock.now())]);
}
