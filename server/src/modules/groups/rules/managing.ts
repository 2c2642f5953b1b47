import type { GroupAct } from '@school/contract/groups/manager-shapes';
import type { GroupState } from '@school/contract/groups/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type ClubFacts, type Days, type GroupRequest, mayDescribe } from './opening.ts';

/** A group as an act finds it. */
export type ActedOn = GroupRequest & { state: GroupState; teacherId: string; taken: number };

const inCalendar: readonly GroupState[] = ['scheduled', 'enrolling', 'running'];
/** In which states each act is possible. */
const states: Record<GroupAct['do'], readonly GroupState[]> = {
  change: ['draft', ...inCalendar, 'closing'],
  open: ['draft'],
  move: inCalendar,
  pause: [...inCalendar, 'closing'],
  close: ['draft', ...inCalendar],
};

/** Is an act possible in this state at all? What its button obeys. */
export const mayDo = (act: GroupAct['do'], { state }: { state: GroupState }): Verdict =>
  states[act].includes(state) ? allowed() : refused('groups.wrong_state', { state });

/** A day of an act: not before `least`, and not past the lessons that are there. */
const isAhead = (day: string, least: string, { horizon }: Days): boolean => day >= least && day <= horizon;
const tomorrow = ({ today }: Days): string => Temporal.PlainDate.from(today).add({ days: 1 }).toString();

/**
 * May a manager do this to the group (docs/rules/clubs.md#by-managers)? Its state comes first, then the days, then what it would be. A
 * move begins tomorrow at the earliest: whoever has a lesson today comes to it.
 */
export function mayAct(act: GroupAct, group: ActedOn, days: Days, club: ClubFacts): Verdict {
  const first = mayDo(act.do, group);
  if (!first.allowed) return first;
  if (act.do === 'change') {
    if (act.capacity < group.taken) return refused('groups.places_taken', { taken: group.taken });
    // A group keeps the places it has, whatever the school says of the next ones.
    return act.capacity === group.capacity
      ? mayDescribe(act, { ...club, places: { from: group.capacity, to: group.capacity } })
      : mayDescribe(act, club);
  }
  if (act.do === 'open') return club.isOffered ? allowed() : refused('catalogue.course_off');
  if (act.do === 'move') {
    if (!isAhead(act.from, tomorrow(days), days)) return refused('groups.day_passed', { from: tomorrow(days), until: days.horizon });
    const isSame = act.teacherId === group.teacherId && act.weekday === group.weekday && act.startMinute === group.startMinute;
    return isSame ? refused('groups.nothing_changes') : allowed();
  }
  if (act.do === 'pause') {
    const isRight = isAhead(act.from, days.today, days) && isAhead(act.until, days.today, days) && act.from < act.until;
    return isRight ? allowed() : refused('groups.day_passed', { from: days.today, until: days.horizon });
  }
  if (act.do === 'close' && !isAhead(act.from, days.today, days))
    return refused('groups.day_passed', { from: days.today, until: days.horizon });
  return allowed();
}
