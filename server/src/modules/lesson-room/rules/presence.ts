/** A stretch of time, in milliseconds since 1970. */
export type Stretch = readonly [from: number, to: number];

/** The same time, each moment once, in order. */
export function union(stretches: readonly Stretch[]): Stretch[] {
  const whole: Array<[number, number]> = [];
  for (const [from, to] of stretches.filter(([a, b]) => b > a).toSorted((one, other) => one[0] - other[0])) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

export const both = (one: readonly Stretch[], other: readonly Stretch[]): Stretch[] =>
  union(one).flatMap(([from, to]) =>
    union(other).flatMap(([start, end]): Stretch[] => {
      const shared: Stretch = [Math.max(from, start), Math.min(to, end)];
      return shared[1] > shared[0] ? [shared] : [];
    }),
  );

export const lasting = (stretches: readonly Stretch[]): number => union(stretches).reduce((sum, [from, to]) => sum + to - from, 0);

export interface Visit {
  person: string;
  enteredAt: Temporal.Instant;
  /** Its last sign, or when it left. */
  until: Temporal.Instant;
}

export interface Attendance {
  person: string;
  firstAt: Temporal.Instant;
  seconds: number;
  together: number;
}

const sinceStart = (visits: readonly Visit[], startsAt: Temporal.Instant): Stretch[] =>
  visits.map(({ enteredAt, until }) => [Math.max(enteredAt.epochMilliseconds, startsAt.epochMilliseconds), until.epochMilliseconds]);

/** How long somebody was there from the planned start on, in seconds: whoever looks on, too. */
export const secondsSince = (visits: readonly Visit[], startsAt: Temporal.Instant): number =>
  Math.floor(lasting(sinceStart(visits, startsAt)) / 1000);

/**
 * How long each was in the room from the planned start on: two pages of one person count once. `together` is the time with the
 * other side there, of a child with the teacher, of the teacher with any child.
 */
export function attendanceOf(visits: readonly Visit[], startsAt: Temporal.Instant): Attendance[] {
  const of = (role: string) =>
    sinceStart(
      visits.filter(({ person }) => person.startsWith(`${role}:`)),
      startsAt,
    );
  const [teachers, kids] = [of('teacher'), of('kid')];
  const people = [...new Set(visits.map(({ person }) => person))].filter((it) => it.startsWith('teacher:') || it.startsWith('kid:'));
  return people.map((person) => {
    const own = visits.filter((visit) => visit.person === person);
    const mine = sinceStart(own, startsAt);
    const first = own.map(({ enteredAt }) => enteredAt).toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? startsAt;
    const others = person.startsWith('kid:') ? teachers : kids;
    return { person, firstAt: first, seconds: Math.floor(lasting(mine) / 1000), together: Math.floor(lasting(both(mine, others)) / 1000) };
  });
}
