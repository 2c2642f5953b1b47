import { rewardLimits } from '@school/contract/rewards/limits';
import { expect, test } from 'vitest';

import { freePlayOf, playOn } from './free-play.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-27T${time}Z`);
const today = '2026-11-27';
const turn = rewardLimits.freePlaySeconds;

test('time between two tellings counts, whoever was silent for longer was away', () => {
  const first = playOn(undefined, today, at('15:00:00'));
  expect(first.seconds).toBe(0);
  const second = playOn(first, today, first.toldAt.add({ seconds: turn }));
  expect(second.seconds).toBe(turn);
  const late = playOn(second, today, second.toldAt.add({ seconds: 2 * turn }));
  expect(late.seconds).toBe(3 * turn);
  const back = playOn(late, today, late.toldAt.add({ seconds: 2 * turn + 1 }));
  expect(back.seconds).toBe(3 * turn);
});

test('two devices in turn count the time of the child once', () => {
  const first = playOn(undefined, today, at('15:00:00'));
  const other = playOn(first, today, at('15:00:10'));
  const both = playOn(other, today, at('15:00:30'));
  expect(both.seconds).toBe(30);
});

test('another day begins anew', () => {
  const late = { day: today, seconds: 500, toldAt: at('20:59:50') };
  expect(playOn(late, '2026-11-28', at('21:00:00'))).toMatchObject({ day: '2026-11-28', seconds: 0 });
  expect(freePlayOf(late, '2026-11-28', 20)).toEqual({ minutes: 20, played: 0 });
});

test('no more is told than the day has', () => {
  expect(freePlayOf({ day: today, seconds: 599, toldAt: at('15:00:00') }, today, 10).played).toBe(599);
  expect(freePlayOf({ day: today, seconds: 601, toldAt: at('15:00:00') }, today, 10).played).toBe(600);
});
