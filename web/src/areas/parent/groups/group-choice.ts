import type { Group, GroupChoice } from '@school/contract/groups/shapes';

import { wallClock } from '#i18n/time.ts';

/** What the page is filtered by; undefined: everything. `day` is a weekday of the family's own calendar, 1 to 7. */
export interface GroupFilter {
  kidUid: string | undefined;
  club?: string | undefined;
  day?: string | undefined;
  level?: string | undefined;
}

/** A group with what the chosen kid may do with it. */
export interface Choice {
  group: Group;
  choice: GroupChoice | undefined;
}

/** The weekday on which a group meets, by the family's calendar. */
export const weekdayOfGroup = (group: Pick<Group, 'timestamp'>, zone: string): number => wallClock(group.timestamp, zone).weekday;

/** Groups as the filter wants them: those for the kid's age first, each part in order of time. */
export function chosenGroups(
  groups: readonly Group[],
  choices: readonly GroupChoice[],
  { kidUid, club, day, level }: GroupFilter,
  zone: string,
): Choice[] {
  return groups
    .filter(
      (group) =>
        (club === undefined || group.courseCode === club) &&
        (day === undefined || String(weekdayOfGroup(group, zone)) === day) &&
        (level === undefined || group.level === level),
    )
    .map((group) => ({ group, choice: choices.find((it) => it.groupId === group.groupId && it.kidUid === kidUid) }))
    .toSorted((one, other) => Number(other.choice?.fits ?? false) - Number(one.choice?.fits ?? false));
}

/** The kid the page is about: the one of the address, else the first for whom some group is. */
export function kidOf<Kid extends { kidUid: string }>(
  kids: readonly Kid[],
  choices: readonly GroupChoice[],
  wanted: string | undefined,
): Kid | undefined {
  const suits = ({ kidUid }: Kid) => choices.some((choice) => choice.kidUid === kidUid && choice.fits);
  return kids.find(({ kidUid }) => kidUid === wanted) ?? kids.find(suits) ?? kids[0];
}

/** What a card offers: a button that does something, a word, or why nothing can be done. */
export type Offer =
  | { what: 'join' }
  | { what: 'wait'; line: number }
  | { what: 'inside' }
  | { what: 'waiting' }
  | { what: 'no'; why: string; facts: Readonly<Record<string, string | number>>; next: 'pay' | 'schedule' | undefined };

const nextSteps: Readonly<Record<string, 'pay' | 'schedule'>> = {
  'groups.needs_paid_balance': 'pay',
  'ledger.not_enough_units': 'pay',
  'scheduling.kid_busy': 'schedule',
};

/** What the verdicts of the school come to on a card. The school decides; this only says which of its words is shown. */
export function offerOf({ join, wait, line }: Pick<GroupChoice, 'join' | 'wait' | 'line'>): Offer {
  if (join.allowed) return { what: 'join' };
  if (join.why === 'groups.already_enrolled') return { what: 'inside' };
  if (join.why === 'groups.no_places') {
    if (wait.allowed) return { what: 'wait', line };
    if (wait.why === 'groups.already_waiting') return { what: 'waiting' };
  }
  return { what: 'no', why: join.why, facts: join.facts, next: nextSteps[join.why] };
}
