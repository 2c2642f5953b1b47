import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  expect(child(kept).work.now()).toEqual({ round: 2, draft: { template: 'hottext', tries: 1, work: ['а', 'б'] } });
  expect(child({ text: '{"round": 1, "draft": {"template": "hottext", "tries": 0, "work": 7}}' }).work.now()).toBeUndefined();
});
