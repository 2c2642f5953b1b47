import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { runs } from '../rules/testing.ts';
import { haveTeacher } from '../testing.ts';
import { haveLearner } from './testing.ts';

/*
 * The state of a process is derived from rows. Here a model that knows no rows replays what happened, in the plainest
 * arithmetic (Moscow is UTC+3 all year), and must say the same: the state, and how many lessons lie ahead.
 */

const hour = 3_600_000;
const day = 24 * hour;
const moscow = 3 * hour;
const dayNumber = (at: number) => Math.floor((at + moscow) / day);
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);
/** 1 Monday to 7 Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (number: number) => ((number + 3) % 7) + 1;

interface Weekly {
  weekday: number;
  startMinute: number;
}

/** What the family has seen happen, and what follows from it. */
class Replay {
  now: number;
  horizon: number;
  units = 0;
  days: Weekly[] = [];
  heldUntil: number | null = null;
  pause: { from: number; until: number } | null = null;
  lessons: number[] = [];
  /** Starts that were called off for want of a unit: an early return does not bring them back. */
  released = new Set<number>();

  constructor(now: number) {
    this.now = now;
    this.horizon = dayNumber(now) + 56;
  }

  dates(days: readonly Weekly[], from: number, until: number): number[] {
    const found: number[] = [];
    for (let at = dayNumber(from); at < until; at += 1) {
      for (const { weekday, startMinute } of days) {
        const start = at * day - moscow + startMinute * 60_000;
        if (weekday === weekdayOf(at) && start >= from) found.push(start);
      }
    }
    return found;
  }

  isOff = (start: number) => this.pause !== null && this.pause.from <= dayNumber(start) && dayNumber(start) < this.pause.until;

  paid(units: number): void {
    this.units += units;
    if (this.heldUntil !== null && this.now < this.heldUntil) this.heldUntil = null;
  }

  set(days: Weekly[], held: boolean): void {
    this.days = days;
    this.heldUntil = held ? this.now + 24 * hour : null;
    this.lessons = this.dates(days, held ? this.now + 26 * hour : this.now + hour, this.horizon);
  }

  changed(days: Weekly[]): void {
    const [from, near] = [this.now + 8 * hour, this.lessons.filter((start) => start < this.now + 8 * hour)];
    const kept = days.filter((a) => this.days.some((b) => a.weekday === b.weekday && a.startMinute === b.startMinute));
    const stays = this.lessons.filter((start) => start >= from && this.dates(kept, start, dayNumber(start) + 1).includes(start));
    const earliest = this.heldUntil === null ? from : Math.max(from, this.heldUntil + 2 * hour);
    const fresh = this.dates(
      days.filter((it) => !kept.includes(it)),
      earliest,
      this.horizon,
    ).filter((start) => !this.isOff(start) && !near.some((it) => dayNumber(it) === dayNumber(start)));
    this.days = days;
    this.lessons = [...near, ...stays, ...fresh];
  }

  paused(from: number, until: number): void {
    this.pause = { from, until };
    this.lessons = this.lessons.filter((start) => start < this.now + 8 * hour || !this.isOff(start));
  }

  resumed(): void {
    const { pause } = this;
    if (!pause) throw new Error('Nothing was paused');
    const begin = Math.max(pause.from * day - moscow, this.now + hour);
    const back = this.dates(this.days, begin, Math.min(pause.until, this.horizon));
    this.pause = null;
    this.lessons.push(...back.filter((start) => !this.released.has(start) && !this.lessons.includes(start)));
  }

  ended(): void {
    this.lessons = this.heldUntil === null ? this.lessons.filter((start) => start < this.now + 8 * hour) : [];
    [this.days, this.heldUntil, this.pause] = [[], null, null];
  }

  /** The clock went on, and what is due by it was done. */
  waited(to: number): void {
    this.now = to;
    if (this.heldUntil !== null && this.heldUntil <= to) [this.days, this.heldUntil, this.lessons] = [[], null, []];
    if (this.pause && this.pause.until <= dayNumber(to)) this.pause = null;
    const horizon = dayNumber(to) + 56;
    this.lessons.push(...this.dates(this.days, this.horizon * day - moscow, horizon).filter((start) => !this.isOff(start)));
    this.horizon = horizon;
    // Units go to lessons in order of start; without one a lesson is let go a day before it.
    if (this.heldUntil !== null) return;
    const inOrder = this.lessons.filter((start) => start > to).toSorted((a, b) => a - b);
    for (const start of inOrder.slice(this.units)) if (start <= to + day) this.let(start);
  }

  let(start: number): void {
    this.released.add(start);
    this.lessons = this.lessons.filter((it) => it !== start);
  }

  conducted(start: number): void {
    this.units -= 1;
    this.lessons = this.lessons.filter((it) => it !== start);
  }

  get state(): string {
    if (this.pause && this.pause.from <= dayNumber(this.now)) return 'paused';
    if (this.units === 0) return 'waitPositiveBalance';
    const ahead = this.heldUntil === null ? this.lessons.length : 0;
    return ahead === 0 ? 'waitSchedulingNextLesson' : 'inProgress';
  }
}

const weekly = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })
  .chain((weekdays) =>
    fc
      .array(fc.integer({ min: 0, max: 23 }), { minLength: weekdays.length, maxLength: weekdays.length })
      .map((hours) => weekdays.map((weekday, at) => ({ weekday, startMinute: (hours[at] ?? 0) * 60 }))),
  );
const set = fc.record({ what: fc.constant('set' as const), days: weekly });
const pay = fc.record({ what: fc.constant('pay' as const), units: fc.integer({ min: 1, max: 4 }) });
const command = fc.oneof(
  { weight: 2, arbitrary: pay },
  { weight: 2, arbitrary: set },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('change' as const), days: weekly }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pause' as const),
      in: fc.integer({ min: 0, max: 4 }),
      days: fc.integer({ min: 1, max: 21 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('resume' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('end' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('teacher' as const) }) },
  { weight: 7, arbitrary: fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
);
/** Most stories begin with a schedule, paid before, after or never. */
const story = fc
  .tuple(fc.array(pay, { maxLength: 3 }), fc.array(set, { maxLength: 1 }), fc.array(command, { minLength: 6, maxLength: 14 }))
  .map(([paid, chosen, rest]) => [...paid, ...chosen, ...rest]);
type Command = typeof story extends fc.Arbitrary<Array<infer C>> ? C : never;

async function follow(school: TestSchool, commands: readonly Command[]): Promise<void> {
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 }));
  const teachers = [await haveTeacher(school, { rules }), await haveTeacher(school, { name: 'Ирина', rules })];
  const first = teachers[0]?.teacherId ?? '';
  const { parent, processId, familyId } = await haveLearner(school, { teacherId: first, units: 0 });
  const replay = new Replay(school.clock.now().epochMilliseconds);
  const teacherNow = async () =>
    (await school.scheduling.processesOf(familyId)).find((it) => it.processId === processId)?.teacher?.teacherId ?? '';

  /** Lessons whose hour has come are held by whoever has them. */
  async function hold(): Promise<void> {
    for (const { teacherId, teacher } of teachers) {
      const from = dateOf(dayNumber(replay.now) - 3);
      const { lessons } = await school.scheduling.teacherLessons({ teacherId, from, days: 5 });
      for (const { eventId, timestamp, may, status } of lessons) {
        if (!may.conduct.allowed || !['scheduled', 'inProgress'].includes(status)) continue;
        const { status: code, body } = await school.as(teacher).post(`/teacher/lessons/${eventId}/conducted`);
        if (code !== 200) throw new Error(JSON.stringify(body));
        replay.conducted(Date.parse(timestamp));
      }
    }
  }

  for (const it of commands) {
    const path = '/regular-schedule';
    if (it.what === 'pay') {
      await school.ledger.credit(aCredit({ familyId, units: it.units }));
      replay.paid(it.units);
    } else if (it.what === 'wait') {
      for (let left = it.hours; left > 0; left -= 5) {
        school.clock.set(school.clock.now().add({ hours: Math.min(5, left) }));
        await school.settle();
        replay.waited(school.clock.now().epochMilliseconds);
        await hold();
      }
    } else if (it.what === 'pause') {
      const from = dayNumber(replay.now) + it.in;
      const wish = { processId, from: dateOf(from), until: dateOf(from + it.days), reason: 'Так надо' };
      if ((await parent.post(`${path}/pause`, wish)).status === 200) replay.paused(from, from + it.days);
    } else if (it.what === 'resume') {
      const { status, body } = await parent.post(`${path}/resume`, { processId });
      if (status === 200) {
        expect(body.missing).toEqual([]);
        replay.resumed();
      }
    } else if (it.what === 'end') {
      if ((await parent.post(`${path}/end`, { processId, reason: 'Так надо' })).status === 200) replay.ended();
    } else if (it.what === 'teacher') {
      await parent.post('/user/change-teacher-request', { processId, reason: 'Так надо' });
    } else {
      const wish = { processId, teacherId: await teacherNow(), days: it.days };
      const how = it.what === 'set' ? path : `${path}/change`;
      const { status, body } = await parent.post(how, it.what === 'set' ? wish : { ...wish, reason: 'Так надо' });
      if (status === 200 && it.what === 'set') replay.set(it.days, body.heldUntil !== null);
      else if (status === 200) replay.changed(it.days);
    }
    await school.settle();
    const shown = (await parent.get(`${path}/${processId}`)).body;
    const ahead = replay.days.length > 0 ? replay.lessons.filter((start) => start > replay.now).length : 0;
    expect({ after: it, state: shown.process.state, ahead: shown.ahead }).toEqual({ after: it, state: replay.state, ahead });
  }
  await insistBooksAgree(school.db);
  expect(school.faults).toEqual([]);
}

test('whatever a family does and however time goes by, the state is what a replay of the events says', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(story, async (commands) => {
      await follow(await openSchool(), commands);
    }),
    { ...runs(8, 120), endOnFailure: true },
  );
});
