import { test } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { haveClubFamily, haveGroup, parentOf } from '../../groups/testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { runs } from '../rules/testing.ts';
import { hour } from './naive-calendar.ts';
import { insistOn } from './testing.ts';

import assert from 'node:assert/strict';

import * as fc from 'fast-check';

/*
 * A group of three places and six families that come, go, wait, take and decline: places never run over, and a freed
 * one goes down the line in its order, 12 hours each. Beside it the same in the plainest words: a list of who is
 * inside and a list of who waits.
 */

const capacity = 3;
const family = fc.nat(5);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('join'), family }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait'), family, any: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('leave'), family }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('accept', 'decline', 'withdraw'), family }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('time'), ms: fc.constantFrom(hour, 12 * hour - 1, 12 * hour) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Request {
  family: number;
  requestId: string;
  /** Any group of the club will do. */
  any: boolean;
  declined: boolean;
  until: number | null;
}

class Club {
  now: number;
  inside: number[] = [];
  line: Request[] = [];

  constructor(now: number) {
    this.now = now;
  }

  requestOf = (it: number): Request | undefined => this.line.find((request) => request.family === it);
  isInside = (it: number): boolean => this.inside.includes(it);
  get offers(): Request[] {
    return this.line.filter(({ until }) => until !== null);
  }
  get free(): number {
    return capacity - this.inside.length - this.offers.length;
  }

  /** Offers whose time is over end, and free places are offered in the order of the line. */
  settle(): void {
    this.line = this.line.filter(({ until }) => until === null || until > this.now);
    for (const request of this.line) {
      if (this.free > 0 && request.until === null && !request.declined && !this.isInside(request.family))
        request.until = this.now + 12 * hour;
    }
  }

  enter(it: number): void {
    this.inside.push(it);
    this.line = this.line.filter((request) => request.family !== it);
  }
}

async function openClub() {
  const school = await openSchool();
  const { groupId } = await haveGroup(school, { capacity, weekday: 5 });
  const families: Array<Awaited<ReturnType<typeof haveClubFamily>>> = [];
  for (let at = 0; at < 6; at += 1) families.push(await haveClubFamily(school, 40));
  const club = new Club(school.clock.now().epochMilliseconds);
  const parent = (it: number) => parentOf(school, families[it] ?? assert.fail());

  /** Who is inside, and for whom a place is kept until when, as the school has it. */
  async function compare(): Promise<void> {
    const seats = await school.db.all(sql<{ kidUid: string; heldAs: string; until: Temporal.Instant | null }>`
      select kid_uid as "kidUid", held_as as "heldAs", until from groups_seats where group_id = ${groupId} and freed_at is null`);
    const named = ({ kidUid }: { kidUid: string }) => families.findIndex((it) => it.kidUid === kidUid);
    const real = seats.map((seat) => `${named(seat)} ${seat.heldAs === 'offer' ? seat.until?.epochMilliseconds : 'inside'}`);
    const naive = [...club.inside.map((it) => `${it} inside`), ...club.offers.map((request) => `${request.family} ${request.until}`)];
    assert.deepEqual(real.sort(), naive.sort());
    assert.ok(real.length <= capacity);
    const lessons = await school.db.one(sql<{ most: number; newest: number }>`
      select max(kids) as most, (array_agg(kids order by at desc))[1] as newest from (
        select lower(l.during) as at, count(k.kid_uid) filter (where k.left_at is null) as kids
        from scheduling_lessons l left join scheduling_participants k using (lesson_id) where l.kind = 'group' and l.active group by l.lesson_id) it`);
    assert.ok((lessons?.most ?? 0) <= capacity);
    assert.equal(lessons?.newest, club.inside.length);
    assert.deepEqual(school.faults, []);
  }

  async function go(it: Step): Promise<void> {
    if (it.what === 'time') {
      club.now += it.ms;
      school.clock.set(Temporal.Instant.fromEpochMilliseconds(club.now));
      await school.settle();
      return;
    }
    const request = club.requestOf(it.family);
    const calls = parent(it.family);
    if (it.what === 'join') {
      const reasons = [
        ...(club.isInside(it.family) ? ['groups.already_enrolled'] : []),
        ...(!request?.until && club.free === 0 ? ['groups.no_places'] : []),
      ];
      if (insistOn(await calls.join(groupId), reasons)) club.enter(it.family);
    } else if (it.what === 'leave') {
      const reasons = club.isInside(it.family) ? [] : ['groups.not_enrolled'];
      if (insistOn(await calls.leave(groupId), reasons)) club.inside = club.inside.filter((kid) => kid !== it.family);
    } else if (it.what === 'wait') {
      if (club.isInside(it.family) || request) return;
      const answer = await calls.wait(it.any ? {} : { groupId });
      if (!insistOn(answer, !it.any && club.free > 0 ? ['groups.places_free'] : [])) return;
      club.line.push({ family: it.family, requestId: answer.body.requestId, any: it.any, declined: false, until: null });
    } else if (request) {
      const reasons = it.what !== 'withdraw' && request.until === null ? ['groups.no_offer'] : [];
      if (!insistOn(await calls[it.what](request.requestId), reasons)) return;
      if (it.what === 'accept') club.enter(it.family);
      else if (it.what === 'decline' && request.any) Object.assign(request, { until: null, declined: true });
      else club.line = club.line.filter((other) => other !== request);
    }
  }

  /** The line as each family sees its own place in it. */
  async function places(): Promise<number[]> {
    const seen: number[] = [];
    for (const request of club.line.filter(({ declined }) => !declined))
      seen.push((await parent(request.family).mine()).waiting[0].place as number);
    return seen;
  }
  return { school, club, compare, go, places };
}

test('places of a group never run over, and a freed one goes down the line in its order', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }), async (steps) => {
      const { school, club, compare, go, places } = await openClub();
      for (const it of steps) {
        await go(it);
        club.settle();
        await compare();
      }
      const line = await places();
      assert.deepEqual(
        line.toSorted((a, b) => a - b),
        line,
      );
      await insistBooksAgree(school.db);
      await school.close();
    }),
    runs(6, 150),
  );
});
