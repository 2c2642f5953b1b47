import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import type { LogEntry } from '../audit/log-entry.ts';
import { defineCalls } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import { manager, managerReads } from '../role-rows.ts';
import { Id, Instant, text } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { groupStates } from './limits.ts';
import { GroupAct, GroupCard, GroupEffect, GroupRequested, ManagedGroup, PlannedDate } from './manager-shapes.ts';

/** What stands in the way of a group's time, or of its children's. */
const inTheWay = ['scheduling.schedule_conflicts', 'scheduling.slot_closed'] as const satisfies readonly ErrorCode[];

const Planned = z.strictObject({
  may: Verdict,
  /** Of eight weeks. */
  dates: z.array(PlannedDate),
  /** Requests of the waiting list that the group would suit, of all of its club. */
  fitting: z.int(),
  waiting: z.int(),
});

const params = z.strictObject({ groupId: Id });
const group = (id: string) => ({ subject: { type: 'group', id } });
const weekly = ({ weekday, startMinute }: Pick<GroupRequested, 'weekday' | 'startMinute'>) => [{ weekday, startMinute }];

/** What the log keeps of an act on a group, by what it is. */
function logged(groupId: string, act: GroupAct, reason: string, { families, returned }: GroupEffect): LogEntry {
  const told = { ...(families > 0 && { families }), ...(returned > 0 && { units: returned }) };
  const entry = (name: LogEntry['act'], after: Record<string, unknown>): LogEntry => ({ act: name, ...group(groupId), reason, after });
  if (act.do === 'change') return entry('groups.changed', { ru: act.title.ru, en: act.title.en, ages: act.ages, places: act.capacity });
  if (act.do === 'open') return entry('groups.opened', { opensAt: act.opensAt });
  if (act.do === 'move') return entry('groups.time_moved', { fromDay: act.from, days: weekly(act), ...told });
  if (act.do === 'pause') return entry('groups.paused', { fromDay: act.from, untilDay: act.until, ...told });
  return entry('groups.closed', { fromDay: act.from, ...told });
}

/** Club groups in the hands of managers (docs/rules/clubs.md#states). */
export const managedGroupCalls = defineCalls({
  'GET /manager/groups': {
    who: managerReads,
    summary: 'Club groups, open ones unless a state is named, with their places, their next lesson and what may be done',
    query: z.strictObject({ state: z.optional(z.enum(groupStates)) }),
    gives: z.strictObject({ groups: z.array(ManagedGroup), now: Instant }),
    refusals: [],
  },
  'GET /manager/groups/:groupId': {
    who: managerReads,
    summary: 'One group: its children, who waits for it, and its lessons ahead',
    gives: GroupCard,
    refusals: ['groups.group_not_found'],
  },
  'POST /manager/groups/preview': {
    who: manager,
    summary: 'What a new group would come to: its dates of eight weeks, what the teacher has then, how many of the waiting list fit',
    body: z.strictObject({ group: GroupRequested }),
    gives: Planned,
    refusals: ['scheduling.teacher_not_found'],
  },
  'POST /manager/groups': inLog(
    {
      who: manager,
      summary: 'A new group: a draft that nobody sees, or in its teacher’s calendar at once; those who wait are offered its places',
      body: z.strictObject({ group: GroupRequested, draft: z.boolean() }),
      gives: ManagedGroup,
      refusals: ['groups.day_passed', ...inTheWay, 'scheduling.teacher_not_found'],
      idempotent: true,
    },
    ({ body: { group: made } }, it) => ({
      act: 'groups.made',
      ...group(it.group.groupId),
      reason: '',
      after: {
        ru: made.title.ru,
        en: made.title.en,
        courseCode: made.courseCode,
        ages: made.ages,
        places: made.capacity,
        teacher: it.group.teacher.name,
        days: weekly(made),
      },
    }),
  ),
  'POST /manager/groups/:groupId/acts/preview': {
    who: manager,
    summary: 'What an act on a group would come to, child by child: it is tried and taken back. Nothing is changed',
    body: z.strictObject({ act: GroupAct }),
    gives: z.strictObject({ may: Verdict, effect: z.nullable(GroupEffect), dates: z.array(PlannedDate) }),
    refusals: ['groups.group_not_found', 'scheduling.teacher_not_found', 'families.kid_not_found'],
  },
  'POST /manager/groups/:groupId/acts': inLog(
    {
      who: manager,
      summary: 'Does it: families are told with the reason, units come back, and the log keeps it',
      params,
      body: z.strictObject({ act: GroupAct, reason: text(500) }),
      gives: GroupEffect,
      refusals: [
        'groups.group_not_found',
        'groups.wrong_state',
        'groups.places_taken',
        'groups.day_passed',
        'groups.nothing_changes',
        'groups.takes_nobody',
        'groups.already_enrolled',
        'groups.not_enrolled',
        'groups.wrong_age',
        'groups.limit_exceeded',
        'groups.no_places',
        'groups.needs_paid_balance',
        'families.kid_not_found',
        'ledger.not_enough_units',
        'scheduling.kid_busy',
        'scheduling.teacher_not_found',
        ...inTheWay,
      ],
      idempotent: true,
    },
    ({ params, body }, effect) => logged(params.groupId, body.act, body.reason, effect),
  ),
});
