import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { DraftSaid } from '../heard-work.ts';
import { createWorkInHand } from './work-in-hand.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function child(kept: { text: string | null } = { text: null }) {
  const told: unknown[] = [];
  const keep = { read: () => kept.text, write: (text: string) => void (kept.text = text) };
  const work = createWorkInHand({ kidUid: null, taskNo: 1, heard: undefined, pass: (it) => told.push(it.draft['work']), keep });
  return { work, told, kept, move: (marked: string[]) => work.put({ round: 2, draft: { template: 'hottext', tries: 1, work: marked } }) };
}

test('however fast a hand is, ten moves a second are told, and the last move is always told', () => {
  const { told, move } = child();
  for (let at = 0; at < 50; at++) {
    move([String(at)]);
    vi.advanceTimersByTime(10);
  }
  expect(told.length).toBeLessThanOrEqual(6);
  vi.advanceTimersByTime(200);
  expect(told.at(-1)).toEqual(['49']);
});

test('what was moved outlives a reload of the page', () => {
  const { kept, move } = child();
  move(['а', 'б']);
  expect(child(kept).work.now()).toMatchObject({ round: 2, draft: { template: 'hottext', tries: 1, work: ['а', 'б'] } });
  expect(child({ text: '{"round": 1, "draft": {"template": "hottext", "tries": 0, "work": 7}}' }).work.now()).toBeUndefined();
});

/** Pages of one copy, each of which hears what another says once `deliver` lets it. */
function pages(count: number) {
  const waiting: Array<{ from: number; it: DraftSaid }> = [];
  const all = Array.from({ length: count }, (_, from) =>
    createWorkInHand({ kidUid: null, taskNo: 1, heard: undefined, keep: undefined, pass: (it) => waiting.push({ from, it }) }),
  );
  const stateOf = (work: (typeof all)[number]) => work.now()?.draft.work;
  return {
    all,
    move: (at: number, marked: string[]) => all[at]?.put({ round: 0, draft: { template: 'hottext', tries: 0, work: marked } }),
    /** Everything that was said is heard by those who are there. */
    deliver(there: readonly number[] = all.map((_, at) => at)): void {
      for (let said = waiting.shift(); said; said = waiting.shift())
        for (const at of there) if (at !== said.from && there.includes(said.from)) all[at]?.hear(said.it);
    },
    states: () => all.map(stateOf),
  };
}

test('whoever comes back after a cut and tells what it knew before takes nothing back', () => {
  const { all, move, deliver, states } = pages(2);
  move(0, ['а']);
  deliver();
  vi.advanceTimersByTime(200);
  // The second page is cut off, and the first goes on.
  move(0, ['а', 'б']);
  deliver([0]);
  all[1]?.tell();
  deliver();
  expect(states()).toEqual([
    ['а', 'б'],
    ['а', 'б'],
  ]);
});

test('two hands at the same moment end with the same work on all pages, and the next move of either counts', () => {
  const { move, deliver, states } = pages(3);
  move(0, ['а']);
  move(1, ['б']);
  deliver();
  expect(new Set(states().map(String)).size).toBe(1);
  vi.advanceTimersByTime(200);
  move(0, ['в']);
  deliver();
  expect(states()).toEqual([['в'], ['в'], ['в']]);
});

test('what a page of an older release says is taken over as it comes', () => {
  const { work, move } = child();
  move(['а']);
  work.hear({ k: 'draft', kidUid: null, taskNo: 1, round: 2, draft: { template: 'hottext', tries: 1, work: ['б'] } });
  expect(work.now()?.draft.work).toEqual(['б']);
});
