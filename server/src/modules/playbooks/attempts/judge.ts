import type { Answer } from '@school/contract/playbooks/answers';
import type { ItemState } from '@school/contract/playbooks/attempts';

import type { ItemRow } from '../stores/items.store.ts';
import { creditOf } from '../rules/credit.ts';
import { templateOf } from '../templates/registry.ts';

/** What an answer makes of an item. */
export interface Judged {
  verdict: ItemState;
  settled: boolean;
  item: Omit<ItemRow, 'item' | 'skills' | 'why'>;
}

/** A hair under one is one: shares of thirds add up badly. */
const whole = 1 - 1e-9;

/**
 * Judges one try. Undefined: it is no answer to this item at all, and counts as no try. A null answer skips: the
 * item keeps what its earlier tries were worth.
 */
export function judge(row: ItemRow, answer: Answer | null): Judged | undefined {
  const { taskIdx, round, item, hinted, credit } = row;
  const template = templateOf(item.template);
  const tries = row.tries + 1;
  const after = (state: ItemState, worth: number | null, kept: Answer | null = null) => ({
    taskIdx,
    round,
    state,
    tries,
    hinted,
    credit: worth,
    kept,
  });

  if (answer === null) {
    const worth = template.judge === 'nobody' ? null : (credit ?? 0);
    return { verdict: 'skipped', settled: true, item: after('skipped', worth) };
  }
  const scored = template.score(item, answer);
  if (!scored) return undefined;
  if (template.judge === 'nobody') return { verdict: 'seen', settled: true, item: after('seen', null) };
  if (template.judge === 'teacher') return { verdict: 'waiting', settled: true, item: after('waiting', null) };

  const verdict = scored.part >= whole ? 'right' : scored.part > 0 ? 'partly' : 'wrong';
  const settled = scored.part >= Math.min(template.enough, whole) || tries >= template.tries(item);
  const best = Math.max(credit ?? 0, creditOf(scored.part, tries, hinted));
  const state = !settled ? 'open' : verdict === 'right' ? 'right' : best > 0 ? 'partly' : 'wrong';
  return { verdict, settled, item: { ...after(state, best, scored.kept ?? null), hinted: hinted || !settled } };
}
