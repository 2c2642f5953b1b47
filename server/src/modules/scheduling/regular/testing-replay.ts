const hour = 3_600_000;
const day = 24 * hour;
const moscow = 3 * hour;
export const dayNumber = (at: number) => Math.floor((at + moscow) / day);
export const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);
/** 1 Monday to 7 Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (number: number) => ((number + 3) % 7) + 1;

interface Weekly {
  weekday: number;
  startMinute: number;
}

/**
 * What the family has seen happen, and what follows from it: a model that knows no rows, in the plainest arithmetic
 * (Moscow is UTC+3 all year). For tests.
 */
export class Replay {
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
    this.settled();
  }

  /**
   * What is due was done. Units go to lessons in order of start; without one a lesson is let go a day before it, also
   * one that was booked later than that.
   */
  settled(): void {
    if (this.heldUntil !== null) return;
    const inOrder = this.lessons.filter((start) => start > this.now).toSorted((a, b) => a - b);
    for (const start of inOrder.slice(this.units)) if (start <= this.now + day) this.let(start);
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
