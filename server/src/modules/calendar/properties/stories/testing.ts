import { aCredit } from '../../../ledger/testing.ts';
import { day, dayOf, hour, type Kid, type Lesson, midnightOf, minute, type WeeklyTime } from '../naive-calendar.ts';
import { insistOn, type World } from '../testing.ts';
import type { Step } from './steps.ts';

import assert from 'node:assert/strict';

const reason = 'Так надо';
const iso = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toString();
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** Does each step in the school and in the naive calendar, and insists on the same answer. */
export class Story {
  readonly world: World;
  readonly first: number;

  constructor(world: World) {
    this.world = world;
    this.first = dayOf(world.model.now);
  }

  get model() {
    return this.world.model;
  }

  start = ({ days, half, off }: { days: number; half: number; off: number }) => midnightOf(this.first + days) + (half * 30 + off) * minute;
  kid = (index: number): Kid => pick(this.model.kids, index) as Kid;
  teacher = (index: number): string => pick(this.model.teachers, index) as string;
  kidOf = ({ kidUid }: Lesson): Kid => this.model.kids.find((kid) => kid.kidUid === kidUid) as Kid;

  /** With whom a kid can have a trial then; without anybody, why not. */
  trialAt(kid: Kid, start: number, except?: Lesson) {
    const against = this.model.teachers.map((teacherId) => ({
      teacherId,
      reasons: this.model.reasonsAgainst(kid, teacherId, start, except ? { except } : {}),
    }));
    const free = against.filter(({ reasons }) => reasons.length === 0).map(({ teacherId }) => teacherId);
    return { free, reasons: free.length > 0 ? [] : against.flatMap(({ reasons }) => reasons) };
  }

  async trial(kid: Kid, start: number, hold: boolean): Promise<void> {
    const known = this.model.trialOf(kid.kidUid);
    const held = known?.heldUntil ? known : undefined;
    const isKept = held?.start === start;
    const { free, reasons } = this.trialAt(kid, start, held);
    const ended = this.model.lessons.some((it) => it.kidUid === kid.kidUid && it.kind === 'trial' && !this.model.isAlive(it));
    const request = { kidUid: kid.kidUid, subject: 'english', timestamp: iso(start) };
    const answer = await this.world.parentOf(kid).post(hold ? '/intro/hold' : '/intro', request);
    const why = [
      ...(known && !held ? ['scheduling.intro_exists'] : []),
      ...(reasons.length > 0 && ended ? ['scheduling.hold_ended'] : []),
      ...reasons,
    ];
    // A time that is kept for the kid is its own until the last instant: to keep it again changes nothing.
    if (!insistOn(answer, isKept ? [] : why) || (hold && isKept)) return;
    const { teacherId } = answer.body.teacher;
    assert.ok(isKept ? teacherId === held.teacherId : free.includes(teacherId));
    this.model.lessons = this.model.lessons.filter((it) => it !== held);
    const heldUntil = hold ? this.model.now + 10 * minute : null;
    this.model.lessons.push({
      kidUid: kid.kidUid,
      teacherId,
      start,
      minutes: kid.minutes,
      kind: 'trial',
      heldUntil,
      hop: 0,
      regular: false,
    });
  }

  async single(kid: Kid, teacherId: string, start: number): Promise<Lesson | undefined> {
    const reasons = this.model.reasonsAgainst(kid, teacherId, start);
    if ((await this.world.free(kid)) === 0) reasons.push('ledger.not_enough_units');
    const answer = await this.world.parentOf(kid).post('/single-lesson', { processId: kid.processId, teacherId, timestamp: iso(start) });
    if (!insistOn(answer, reasons)) return undefined;
    const { kidUid, minutes } = kid;
    const lesson: Lesson = { kidUid, teacherId, start, minutes, kind: 'individual', heldUntil: null, hop: 0, regular: false };
    this.model.lessons.push(lesson);
    return lesson;
  }

  async schedule(kid: Kid, teacherId: string, days: readonly WeeklyTime[]): Promise<void> {
    const { model } = this;
    const isPaid = (await this.world.free(kid)) > 0;
    const dates = model.datesOf(days, model.now + (isPaid ? hour : 26 * hour), model.horizon);
    const against = dates.flatMap((start) => model.reasonsAgainst(kid, teacherId, start));
    const reasons = [
      ...(model.seriesOf(kid.kidUid) ? ['scheduling.schedule_exists'] : []),
      ...(!isPaid && model.heldOf(kid.familyId) ? ['scheduling.unpaid_schedule_exists'] : []),
      ...(days.length > 3 ? ['scheduling.too_many_days'] : []),
      ...(dates.length === 0 ? ['scheduling.slot_closed'] : []),
      ...against.map((why) => (why === 'scheduling.slot_taken' ? 'scheduling.schedule_conflicts' : why)),
    ];
    const { kidUid, familyId, processId, minutes } = kid;
    const answer = await this.world.parentOf(kid).post('/regular-schedule', { processId, teacherId, days });
    if (!insistOn(answer, reasons)) return;
    const heldUntil = isPaid ? null : model.now + day;
    model.series = [...model.series.filter((it) => it.kidUid !== kidUid), { kidUid, familyId, teacherId, days, heldUntil }];
    for (const start of dates) {
      model.lessons.push({ kidUid, teacherId, start, minutes, kind: 'individual', heldUntil, hop: 0, regular: true });
    }
  }

  /** Why nothing at all may be changed about a lesson now. */
  settled({ kind, heldUntil, start }: Lesson): string[] {
    if (kind === 'trial' && heldUntil !== null) return ['scheduling.lesson_not_found'];
    return [
      ...(start <= this.model.now ? ['scheduling.lesson_is_over'] : []),
      ...(this.model.now > start - 8 * hour ? ['scheduling.too_late'] : []),
    ];
  }

  async cancel(lesson: Lesson): Promise<void> {
    const path = `/events/${await this.world.idOf(lesson)}/cancel`;
    const answer = await this.world.parentOf(this.kidOf(lesson)).post(path, { scope: 'one', reason });
    if (insistOn(answer, this.settled(lesson))) this.model.lessons = this.model.lessons.filter((it) => it !== lesson);
  }

  async move(lesson: Lesson, start: number): Promise<void> {
    const kid = this.kidOf(lesson);
    const isTrial = lesson.kind === 'trial';
    const notBefore = lesson.heldUntil ?? 0;
    const reasons = [
      ...this.settled(lesson),
      ...(isTrial && lesson.hop > 0 ? ['scheduling.intro_moved_already'] : []),
      ...(lesson.start === start ? ['scheduling.same_time'] : []),
      ...(isTrial
        ? this.trialAt(kid, start, lesson).reasons
        : this.model.reasonsAgainst(kid, lesson.teacherId, start, { except: lesson, notBefore })),
    ];
    const path = `/events/${await this.world.idOf(lesson)}/transfer`;
    const answer = await this.world.parentOf(kid).post(path, { scope: 'one', timestamp: iso(start), reason });
    if (!insistOn(answer, reasons)) return;
    const { teacherId } = answer.body.event.teacher;
    const possible = isTrial ? this.trialAt(kid, start, lesson).free : [lesson.teacherId];
    assert.ok(possible.includes(teacherId));
    Object.assign(lesson, { start, teacherId, hop: lesson.hop + 1 });
  }

  async slots(kid: Kid, teacherId: string): Promise<number[]> {
    const { body } = await this.world.parentOf(kid).get(`/single-lesson/${kid.processId}/slots`);
    const shown = body.teachers.find((it: { teacher: { teacherId: string } }) => it.teacher.teacherId === teacherId);
    return shown.slots.map((at: number) => at * minute);
  }

  async look(kid: Kid, teacherId: string): Promise<void> {
    if ((await this.world.free(kid)) === 0) return;
    assert.deepEqual(await this.slots(kid, teacherId), this.model.freeStarts(kid, teacherId));
  }

  /** Booked and cancelled, a lesson leaves no trace in the free times. */
  async thereAndBack(kid: Kid, teacherId: string, start: number): Promise<void> {
    if ((await this.world.free(kid)) === 0 || start < this.model.now + 8 * hour) return;
    const before = await this.slots(kid, teacherId);
    const lesson = await this.single(kid, teacherId, start);
    if (!lesson) return;
    await this.look(kid, teacherId);
    await this.cancel(lesson);
    assert.deepEqual(await this.slots(kid, teacherId), before);
  }

  /** A kid keeps a time for a trial; at the edge of its deadline another one wants a lesson with that teacher then. */
  async deadline(kid: Kid, other: Kid, start: number, off: number): Promise<void> {
    await this.trial(kid, start, true);
    const held = this.model.standing.find((it) => it.kind === 'trial' && it.heldUntil !== null);
    if (!held?.heldUntil) return;
    this.world.moveTo(held.heldUntil + off);
    await this.single(other, held.teacherId, held.start);
  }

  /** Jobs by the clock: only what nobody paid or taught goes, and schedules come as far as the horizon. */
  async night(): Promise<void> {
    const before = await this.world.rows();
    await this.world.school.settle();
    this.model.extend();
    const after = new Set((await this.world.rows()).map(({ lessonId }) => lessonId));
    for (const row of before.filter(({ lessonId }) => !after.has(lessonId))) {
      const start = row.startsAt.epochMilliseconds;
      const isUnpaid = row.kind === 'individual' && !row.funded && start <= this.model.now + day;
      // Nobody teaches in these stories: a lesson whose time has come is given back, since its teacher did not come.
      assert.ok(isUnpaid || start <= this.model.now, `${row.lessonId} went and nobody knows why`);
      this.model.lessons = this.model.lessons.filter((it) => it.kidUid !== row.kidUid || it.start !== start);
    }
  }

  async go(it: Step): Promise<void> {
    const { model, world } = this;
    if (it.what === 'trial') await this.trial(this.kid(it.kid), this.start(it.at), it.hold);
    else if (it.what === 'schedule') await this.schedule(this.kid(it.kid), this.teacher(it.teacher), it.days);
    else if (it.what === 'single') await this.single(this.kid(it.kid), this.teacher(it.teacher), this.start(it.at));
    else if (it.what === 'look') await this.look(this.kid(it.kid), this.teacher(it.teacher));
    else if (it.what === 'thereAndBack') await this.thereAndBack(this.kid(it.kid), this.teacher(it.teacher), this.start(it.at));
    else if (it.what === 'wait') world.moveTo(model.now + it.ms);
    else if (it.what === 'night') await this.night();
    else if (it.what === 'pay') {
      const { familyId } = this.kid(it.kid);
      await world.school.ledger.credit(aCredit({ familyId, units: it.units }));
      await world.school.outbox.drain();
      model.pay(familyId);
    } else if (it.what === 'deadline') {
      await this.deadline(this.kid(it.kid), this.kid(it.kid + 1), this.start(it.at), it.off);
    } else {
      const lesson = pick(model.standing, it.lesson);
      if (!lesson) return;
      if (it.what === 'eightHours' && lesson.start - 8 * hour + it.off > model.now) world.moveTo(lesson.start - 8 * hour + it.off);
      if (!model.isAlive(lesson)) return;
      if (it.what === 'cancel' || (it.what === 'eightHours' && !it.at)) await this.cancel(lesson);
      else if (it.what === 'nudge') await this.move(lesson, lesson.start + it.by * 30 * minute);
      else if (it.at) await this.move(lesson, this.start(it.at));
    }
  }
}
