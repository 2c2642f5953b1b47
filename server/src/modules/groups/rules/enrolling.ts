import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** What the school knows of one kid and one group before it comes in. */
export interface JoinFacts {
  /** Whole years, and the ages the group is for, both included. */
  age: number;
  ages: { from: number; to: number };
  /** The kid has a seat of the group: none, as enrolled, a visit, or kept from the waiting list. */
  seat: 'none' | 'enrolment' | 'visit' | 'offer';
  /** The day since which the kid stands in the line of the club, ISO; null: it does not. */
  waitsSince: string | null;
  /** Groups the kid is enrolled in, this one not counted, and those it may be in. */
  groups: number;
  groupsMost: number;
  freePlaces: number;
  /** It has places to give: it is neither prepared nor closing (docs/rules/clubs.md#states). */
  isOpen: boolean;
  /** The family has paid for silver units, and has so many free that still live at the next lesson. */
  isPaid: boolean;
  freeUnits: number;
  /** Dates of the group at which the kid has another lesson, ISO with spaces between. */
  busy: string;
}

/** A group is for kids of its ages, both ends included. */
export const fitsAge = ({ age, ages }: Pick<JoinFacts, 'age' | 'ages'>): boolean => ages.from <= age && age <= ages.to;

/**
 * May a manager enrol the kid where the rules refuse the family? Its age, a fourth group, and units that were given
 * and not paid stand in nobody's way then; places, units and the kid's own lessons do.
 */
export const mayJoinDespite = (facts: JoinFacts): Verdict =>
  mayJoin({ ...facts, ages: { from: facts.age, to: facts.age }, groups: 0, isPaid: true });

/**
 * May the kid be enrolled (docs/rules/clubs.md#joining)? What nobody can change comes first (age), then what the
 * family can (other groups, the balance, the kid's own lessons).
 */
export function mayJoin(facts: JoinFacts): Verdict {
  const { age, ages, seat, groups, groupsMost, freePlaces, isPaid, freeUnits, busy } = facts;
  if (seat === 'enrolment') return refused('groups.already_enrolled');
  if (!facts.isOpen) return refused('groups.takes_nobody');
  if (!fitsAge(facts)) return refused('groups.wrong_age', { age, ...ages });
  if (groups >= groupsMost) return refused('groups.limit_exceeded', { max: groupsMost });
  if (seat === 'none' && freePlaces === 0) return refused('groups.no_places');
  if (!isPaid) return refused('groups.needs_paid_balance');
  if (freeUnits < 1) return refused('ledger.not_enough_units', { kind: 'silver' });
  if (busy !== '') return refused('scheduling.kid_busy', { dates: busy });
  return allowed();
}

/** May the kid try one lesson of the group (docs/rules/clubs.md#trial-visit: a group trial needs a paid group package)? Once a kid and group. */
export function mayVisit(facts: Omit<JoinFacts, 'groups' | 'groupsMost' | 'busy'> & { hasVisited: boolean }): Verdict {
  const { age, ages, seat, waitsSince, freePlaces, isPaid, freeUnits, hasVisited } = facts;
  if (seat === 'enrolment') return refused('groups.already_enrolled');
  if (!facts.isOpen) return refused('groups.takes_nobody');
  if (seat === 'visit' || hasVisited) return refused('groups.visit_exists');
  // A place from the waiting list is to be taken or let go of, not to be tried.
  if (seat === 'offer') return refused('groups.already_waiting', { since: waitsSince ?? '' });
  if (!fitsAge(facts)) return refused('groups.wrong_age', { age, ...ages });
  if (freePlaces === 0) return refused('groups.no_places');
  if (!isPaid) return refused('groups.trial_needs_package');
  if (freeUnits < 1) return refused('ledger.not_enough_units', { kind: 'silver' });
  return allowed();
}

/**
 * May the kid wait for a place in the group (docs/rules/clubs.md#waiting-list)? Waiting needs no balance: what is missing is told when a
 * place is offered. It has one place in the line of a club, whether for one group or for any.
 */
export function mayWait(facts: Pick<JoinFacts, 'age' | 'ages' | 'seat' | 'waitsSince' | 'freePlaces' | 'isOpen'>): Verdict {
  const { age, ages, seat, waitsSince, freePlaces } = facts;
  if (seat === 'enrolment') return refused('groups.already_enrolled');
  if (!facts.isOpen) return refused('groups.takes_nobody');
  if (!fitsAge(facts)) return refused('groups.wrong_age', { age, ...ages });
  if (freePlaces > 0) return refused('groups.places_free');
  if (waitsSince !== null) return refused('groups.already_waiting', { since: waitsSince });
  return allowed();
}

/** A place offered from the waiting list may be taken until its time is over: at that second it is (docs/rules/clubs.md#waiting-list). */
export const isOffered = (until: Temporal.Instant, now: Temporal.Instant): boolean => Temporal.Instant.compare(now, until) < 0;

/** Until when a place is kept for one of the waiting list. */
export const offerUntil = (now: Temporal.Instant, hours: number): Temporal.Instant => now.add({ hours });
