import type { AuditAct } from '@school/contract/audit/limits';
import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import type { ActEffect } from '@school/contract/back-office/lesson-shapes';

import { schoolZone } from '@school/contract/school/zone';

import type { Wanted } from './carry-out.ts';
import type { ActTools, Manager } from './tools.ts';

/** The word of the log for each act. */
const words = {
  bookTrial: 'lessons.trial_booked',
  bookLesson: 'lessons.booked',
  transfer: 'lessons.transferred',
  cancel: 'lessons.cancelled',
  replaceTeacher: 'lessons.teacher_replaced',
  giveBack: 'lessons.returned',
  conducted: 'lessons.outcome_marked',
  missed: 'lessons.outcome_marked',
  brokeDown: 'lessons.outcome_marked',
  reportTrial: 'lessons.trial_reported',
  setSchedule: 'lessons.schedule_set',
  changeSchedule: 'lessons.schedule_changed',
  pauseSchedule: 'lessons.schedule_paused',
  resumeSchedule: 'lessons.schedule_resumed',
  endSchedule: 'lessons.schedule_ended',
  changeTeacher: 'lessons.teacher_request_answered',
  declineTeacherRequest: 'lessons.teacher_request_declined',
  enrol: 'groups.enrolled',
  removeFromGroup: 'groups.removed',
  moveToGroup: 'groups.moved',
  offerPlace: 'groups.place_offered',
  declineWaiting: 'groups.waiting_declined',
} as const satisfies Record<LessonAct['do'], AuditAct>;

/** Writes an act into the log: who, why, and what is another thing than before. Support and families read it. */
export async function logAct({ audit, families }: ActTools, by: Manager, { familyId, act, despite, reason }: Wanted, effect: ActEffect) {
  const { do: name } = act;
  const kids = new Map((await families.kidsOf(familyId)).map((kid) => [kid.kidUid, kid.name]));
  const [lesson, process, group] = [effect.lessons[0], effect.processes[0], effect.groups[0]];
  const about = lesson ?? process ?? group;
  const kidUids = lesson?.kids ?? process?.kids ?? (group ? [group.kidUid] : []);
  const isTrial = lesson?.kind === 'trial' && name === 'replaceTeacher';
  await audit.record({
    by: { accountId: by.accountId, role: 'manager' },
    act: isTrial ? 'lessons.intro_teacher_assigned' : words[name],
    familyId,
    subject: subjectOf(act, [...kidUids.map((kidUid) => kids.get(kidUid) ?? ''), codeOf(about), timeOf(lesson)]),
    reason,
    before: sideOf(effect, 'before'),
    after: { ...sideOf(effect, 'after'), ...askedFor(act), ...(despite ? { despite } : {}) },
  });
}

const codeOf = (it: { courseCode: string | null; subject?: string } | undefined): string => it?.courseCode ?? it?.subject ?? '';
/** When, by the school's clock. */
function timeOf(lesson: ActEffect['lessons'][number] | undefined): string {
  const at = (lesson?.before ?? lesson?.after)?.timestamp;
  return at === undefined ? '' : wallTime(at);
}

const wallTime = (timestamp: string): string =>
  Temporal.Instant.from(timestamp)
    .toZonedDateTimeISO(schoolZone())
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

/** What was asked for beyond what the subject and the difference say already. */
function askedFor(act: LessonAct): Record<string, unknown> {
  const told = new Set([
    'do',
    'eventId',
    'processId',
    'requestId',
    'kidUid',
    'groupId',
    'toGroupId',
    'teacherId',
    'timestamp',
    'days',
    'subject',
  ]);
  return Object.fromEntries(Object.entries(act).filter(([field]) => !told.has(field)));
}

function subjectOf(act: LessonAct, names: readonly string[]) {
  const name = names.filter((it) => it !== '').join(', ');
  if ('eventId' in act) return { type: 'lesson', id: act.eventId, name };
  if ('processId' in act) return { type: 'process', id: act.processId, name };
  if ('requestId' in act) return { type: 'request', id: act.requestId, name };
  return 'groupId' in act ? { type: 'group', id: act.groupId, name } : { type: 'kid', id: act.kidUid, name };
}

/** One side of what changed, in few words: the log keeps it for ever, and people read it. */
function sideOf({ lessons, processes, free, groups }: ActEffect, side: 'before' | 'after'): Record<string, unknown> {
  return {
    ...(lessons.length > 0 && { lessons: lessons.map((line) => lessonWords(line[side])) }),
    ...(processes.length > 0 && { schedules: processes.map((line) => weeklyWords(line[side])) }),
    ...(free.gold.before !== free.gold.after && { gold: free.gold[side] }),
    ...(free.silver.before !== free.silver.after && { silver: free.silver[side] }),
    ...(side === 'after' &&
      groups.length > 0 && { groups: groups.map(({ group, courseCode, change }) => `${change}: ${group?.title.ru ?? courseCode}`) }),
  };
}

const none = '–';

/** «2026-11-24 12:00, Ольга, scheduled» by the school's clock. */
const lessonWords = (it: ActEffect['lessons'][number]['after']): string =>
  it ? [wallTime(it.timestamp), it.teacher ?? none, it.status].join(', ') : none;

/** «inProgress, Ольга, 3 16:00, 7 10:00» with weekdays from 1, Monday, by the school's clock. */
function weeklyWords(it: ActEffect['processes'][number]['after']): string {
  if (!it) return none;
  const days = it.days.map(({ weekday, startMinute }) => {
    const [hours, minutes] = [Math.floor(startMinute / 60), startMinute % 60].map((part) => String(part).padStart(2, '0'));
    return `${weekday} ${hours}:${minutes}`;
  });
  return [it.state, it.teacher ?? none, ...days, ...(it.pause ? [`${it.pause.from} – ${it.pause.until}`] : [])].join(', ');
}
