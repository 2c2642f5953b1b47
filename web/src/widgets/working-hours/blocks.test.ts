import { describe, expect, it } from 'vitest';

import { merged, nextBlock, roomOf } from './blocks.ts';

const block = (from: number, to: number) => ({ fromMinute: from * 60, toMinute: to * 60 });

describe('blocks of a day', () => {
  it('become one where they touch or overlap, in any order', () => {
    expect(merged([block(16, 24), block(10, 12), block(11, 14), block(14, 15)])).toEqual([block(10, 15), block(16, 24)]);
    expect(merged([block(0, 24), block(10, 12)])).toEqual([block(0, 24)]);
    expect(merged([])).toEqual([]);
  });

  it('keep half an hour between them while their ends are moved', () => {
    const day = [block(10, 12), block(14, 16), block(20, 24)];
    expect(roomOf(day, 1)).toEqual({ from: [12 * 60 + 30, 15 * 60 + 30], to: [14 * 60 + 30, 19 * 60 + 30] });
    expect(roomOf(day, 0).from).toEqual([0, 11 * 60 + 30]);
    expect(roomOf(day, 2).to).toEqual([20 * 60 + 30, 1440]);
  });
});

describe('one more block', () => {
  it('stands an hour after the last one', () => {
    expect(nextBlock([])).toEqual(block(10, 18));
    expect(nextBlock([block(10, 12)])).toEqual(block(13, 15));
  });

  it('ends at midnight at the latest', () => {
    expect(nextBlock([block(10, 22.5)])).toEqual({ fromMinute: 1410, toMinute: 1440 });
  });

  it('stands before the first one when the evening is full', () => {
    expect(nextBlock([block(10, 24)])).toEqual(block(7, 9));
    expect(nextBlock([block(10, 23.5)])).toEqual(block(7, 9));
  });

  it('is not to be had when the day is full', () => {
    expect(nextBlock([block(0, 24)])).toBeUndefined();
    expect(nextBlock([block(0.5, 24)])).toBeUndefined();
  });

  it('never touches another', () => {
    for (let from = 0; from < 24; from += 0.5) {
      for (let to = from + 0.5; to <= 24; to += 0.5) {
        const day = [block(from, to)];
        const next = nextBlock(day);
        if (next) expect(merged([...day, next]), `${from}–${to}`).toHaveLength(2);
      }
    }
  });
});
