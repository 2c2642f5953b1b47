import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { type Client, clash, deadlocksIn, isLong, openArena, overlapsIn, standingIn } from './testing.ts';

const timeout = isLong ? 300_000 : 30_000;
const rounds = isLong ? 30 : 3;
const morning = Temporal.Instant.from('2026-11-24T09:00+03:00');

describe('200 clients who want one moment of one teacher', { timeout }, () => {
  test(`are answered ${rounds} times over: one has it, 199 hear no, nobody deadlocks, nobody waits long`, async ({ annotate }) => {
    const { school, teachers, race } = await openArena(1);
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const moment = morning.add({ hours: round * 2 });
      // Not all begin at the same minute: equal starts alone could be kept apart by a plain unique index.
      const clients = Array.from({ length: 200 }, (_, at) => ({
        teacherId: teachers[0] ?? '',
        kidUid: newId(),
        starts: [moment.add({ minutes: (at % 3) * 5 })],
        minutes: at % 2 === 0 ? 25 : 50,
      }));
      const outcomes = await race(clients);
      expect(outcomes.filter(({ placement }) => placement.placed)).toHaveLength(1);
      expect(await standingIn(school)).toBe(round + 1);
      waits.push(...outcomes.map(({ ms }) => ms));
    }
    expect(await overlapsIn(school)).toBe(0);
    expect(await deadlocksIn(school)).toBe(0);
    const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity;
    await annotate(`p99 ${Math.round(p99)} ms over ${rounds} rounds of 200 clients`);
    expect(p99).toBeLessThan(5000);
  });
});

describe('clients who want times of ten teachers over two days', { timeout }, () => {
  test('have them exactly as they were told, and whoever was refused stood in the way of somebody who was not', async () => {
    const { school, teachers, race } = await openArena(10);
    let state = 20_261_124;
    const upTo = (count: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    const kids = Array.from({ length: 60 }, newId);
    const clients = Array.from({ length: isLong ? 2400 : 300 }, (): Client => ({
      teacherId: teachers[upTo(10)] ?? '',
      kidUid: kids[upTo(60)] ?? '',
      starts: [morning.add({ hours: upTo(2) * 24, minutes: upTo(120) * 5 })],
      minutes: upTo(2) === 0 ? 25 : 50,
    }));
    const outcomes = await race(clients);
    const winners = outcomes.filter(({ placement }) => placement.placed);
    const losers = outcomes.filter(({ placement }) => !placement.placed);
    expect(await standingIn(school)).toBe(winners.length);
    expect(await overlapsIn(school)).toBe(0);
    expect(losers.filter((loser) => !winners.some((winner) => clash(loser, winner)))).toEqual([]);
    expect(losers.length).toBeGreaterThan(0);
    expect(await deadlocksIn(school)).toBe(0);
  });
});

describe('clients who want whole series of 78 lessons', { timeout }, () => {
  test('have all of it or nothing: no part stands, nothing overlaps, nobody deadlocks', async () => {
    const { school, teachers, race } = await openArena(8);
    const kids = Array.from({ length: 60 }, newId);
    const monday = Temporal.PlainDate.from('2026-11-30');
    let placed = 0;
    for (let round = 0; round < (isLong ? 4 : 1); round += 1) {
      const clients = Array.from({ length: isLong ? 100 : 30 }, (_, at): Client => {
        const days = [at % 5, (at + 2) % 5, (at * 3 + 1) % 7].filter((day, index, all) => all.indexOf(day) === index).slice(0, 3);
        while (days.length < 3) days.push([0, 1, 2, 3, 4, 5, 6].find((day) => !days.includes(day)) ?? 0);
        const minuteOf = (day: number) => 600 + ((at * 7 + day * 3 + round) % 12) * 30;
        const starts = Array.from({ length: 26 }, (_week, week) =>
          days.map((day) =>
            monday
              .add({ days: week * 7 + day })
              .toZonedDateTime('Europe/Moscow')
              .add({ minutes: minuteOf(day) })
              .toInstant(),
          ),
        ).flat();
        return { teacherId: teachers[at % 8] ?? '', kidUid: kids[(at * 11) % 60] ?? '', starts, minutes: 50 };
      });
      const outcomes = await race(clients);
      placed += outcomes.filter(({ placement }) => placement.placed).length;
      for (const { placement } of outcomes)
        if (!placement.placed) expect(placement.taken.length + placement.kidBusy.length).toBeGreaterThan(0);
    }
    expect(placed).toBeGreaterThan(0);
    expect(await standingIn(school)).toBe(placed * 78);
    expect(await overlapsIn(school)).toBe(0);
    expect(await deadlocksIn(school)).toBe(0);
  });
});
