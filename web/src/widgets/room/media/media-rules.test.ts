import { expect, test } from 'vitest';

import { climb, type Ladder, ladderLimits, ladderStart, type LineLook, lookOf, wantedBits } from './ladder.ts';
import { areLinked, directionOf } from './send-rules.ts';
import { isDue, watch, type Watchdog, watchdogStart } from './watchdog.ts';

const good: LineLook = { available: 2_000_000, wanted: 290_000, loss: 0, concealed: 0 };
const after = (from: Ladder, ...looks: LineLook[]) => looks.reduce(climb, from);
const times = (n: number, look: LineLook) => Array.from({ length: n }, () => look);

test('a line that loses much goes down a step after six seconds, never for one bad moment, and keeps the sound', () => {
  const lossy = { ...good, loss: ladderLimits.badLoss + 0.01 };
  expect(after(ladderStart, lossy, lossy, good, lossy, lossy).step).toBe(0);
  expect(after(ladderStart, ...times(3, lossy)).step).toBe(1);
  expect(after(ladderStart, ...times(6, lossy)).step).toBe(2);
  expect(after(ladderStart, ...times(60, lossy)).step).toBe(3);
  expect(wantedBits(3, 250_000)).toBe(wantedBits(2, 250_000));
  expect(wantedBits(2, 250_000)).toBeLessThan(wantedBits(1, 250_000));
});

test('where so much is lost that no picture comes through whole it is off after six seconds, and back a step at a time', () => {
  const lost = (loss: number) => times(ladderLimits.badLooks, { ...good, loss });
  expect(after(ladderStart, ...lost(ladderLimits.worstLoss)).step).toBe(1);
  expect(after(ladderStart, ...lost(ladderLimits.worstLoss + 0.01)).step).toBe(2);
  const off = after(ladderStart, ...lost(0.3));
  expect(after(off, ...times(ladderLimits.goodLooks, good)).step).toBe(1);
  expect(after(off, ...lost(0.3)).step).toBe(3);
});

test('a page that is away takes no picture from those who stay: whoever comes back sees them at once', () => {
  const away = { ...good, packets: 0, concealed: 1 };
  const seen = lookOf(true, away) ?? good;
  expect(after(ladderStart, ...times(30, seen)).step).toBe(0);
  expect(lookOf(false, away)).toBeUndefined();
  expect(lookOf(true, undefined)).toBeUndefined();
  const choppy = { ...good, packets: 60, concealed: 0.4 };
  expect(after(ladderStart, ...times(3, lookOf(true, choppy) ?? good)).step).toBe(1);
});

test('a loss at the limit is not bad, a line at exactly the room it needs is not narrow', () => {
  const narrow = (available: number) => ({ ...good, available });
  expect(after(ladderStart, ...times(9, { ...good, loss: ladderLimits.badLoss })).step).toBe(0);
  expect(after(ladderStart, ...times(9, narrow(good.wanted * ladderLimits.roomFactor))).step).toBe(0);
  expect(after(ladderStart, ...times(3, narrow(good.wanted * ladderLimits.roomFactor - 1))).step).toBe(1);
});

test('up again only after twenty good seconds, one step at a time; a line that wavers stays where it is', () => {
  const low: Ladder = { step: 2, bad: 0, good: 0 };
  expect(after(low, ...times(ladderLimits.goodLooks - 1, good)).step).toBe(2);
  expect(after(low, ...times(ladderLimits.goodLooks, good)).step).toBe(1);
  expect(after(low, ...times(ladderLimits.goodLooks * 2, good)).step).toBe(0);
  const wavering = { ...good, loss: (ladderLimits.goodLoss + ladderLimits.badLoss) / 2 };
  expect(after(low, ...times(5, good), wavering, ...times(6, good)).step).toBe(2);
});

/** What the watchdog does at each look. */
function looksOf(looks: Array<[micSaid: boolean, packets: number, concealed: number]>) {
  let dog: Watchdog = watchdogStart;
  return looks.map(([micSaid, packets, concealed]) => {
    const seen = watch(dog, { micSaid, packets, concealed });
    dog = seen.dog;
    return seen.recovery ?? (seen.isBroken ? 'broken' : 'fine');
  });
}

test('broken sound is recovered by a new way, then a new link, then the relay, then a person is asked', () => {
  const broken = [true, 0, 240_000] as [boolean, number, number];
  expect(looksOf(Array.from({ length: 8 }, () => broken))).toEqual([
    'fine',
    'restart',
    'broken',
    'renew',
    'broken',
    'relay',
    'broken',
    'broken',
  ]);
});

test('a child who is silent, muted by its page or has its microphone off is not taken for broken', () => {
  expect(
    looksOf([
      [true, 24, 0],
      [true, 110, 500],
      [false, 0, 240_000],
      [false, 0, 240_000],
      [true, 0, 0],
    ]),
  ).toEqual(Array.from({ length: 5 }, () => 'fine'));
});

test('sound that is back begins anew: the next break is recovered by the mildest means first', () => {
  const broken = [true, 0, 9] as [boolean, number, number];
  expect(looksOf([broken, broken, broken, broken, [true, 100, 0], broken, broken])).toEqual([
    'fine',
    'restart',
    'broken',
    'renew',
    'fine',
    'fine',
    'restart',
  ]);
});

test('a link that does not open is asked for again, by its layer at every second look and by the other at every third; never at once', () => {
  expect([0, 1, 2, 3, 4].map((looks) => isDue(looks, true))).toEqual([false, false, true, false, true]);
  expect([0, 1, 2, 3, 4].map((looks) => isDue(looks, false))).toEqual([false, false, false, true, false]);
});

test('the school may be heard and is never seen, a parent who looks on is neither', () => {
  const [kid, school, parent] = ['kid:misha#1', 'school:marina#2', 'parent:anna#3'];
  const ways = (line: 'mic' | 'camera', other: string) => [directionOf(line, kid, other, 'all'), directionOf(line, other, kid, 'all')];
  expect(ways('mic', school)).toEqual(['sendrecv', 'sendrecv']);
  expect(ways('camera', school)).toEqual(['sendonly', 'recvonly']);
  expect(ways('mic', parent)).toEqual(['sendonly', 'recvonly']);
  expect(ways('mic', 'teacher:olga#4')).toEqual(['sendrecv', 'sendrecv']);
});

test('where the school has cameras of children off none of theirs goes out, whoever asks; the teacher is seen', () => {
  const [kid, teacher, school] = ['kid:misha#1', 'teacher:olga#4', 'school:marina#2'];
  const ways = (other: string) => [directionOf('camera', kid, other, 'off'), directionOf('camera', other, kid, 'off')];
  expect(ways(teacher)).toEqual(['recvonly', 'sendonly']);
  expect(ways(school)).toEqual(['inactive', 'inactive']);
  expect(directionOf('mic', kid, teacher, 'off')).toBe('sendrecv');
  expect(directionOf('camera', kid, teacher, 'teacherOnly')).toBe('sendrecv');
});

test('in a star children are linked with the teacher and the school alone', () => {
  const [misha, anya, teacher, school] = ['kid:misha#1', 'kid:anya#2', 'teacher:olga#4', 'school:marina#5'];
  expect([misha, teacher, school].map((other) => areLinked(anya, other, 'star'))).toEqual([false, true, true]);
  expect([misha, teacher, school].map((other) => areLinked(anya, other, 'direct'))).toEqual([true, true, true]);
});
