import type { Process } from '@school/contract/calendar/shapes';
import type { RegularSchedule } from '@school/contract/scheduling/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { type Trigger, mayHappen } from './process-states.ts';

/** What the family's rights over a regular schedule follow from. */
export interface ScheduleFacts {
  type: Process['type'];
  state: Process['state'];
  hasSchedule: boolean;
  /** Its times are held without payment. */
  isHeld: boolean;
  /** A pause that is not over. */
  hasPause: boolean;
  teacherId: string | null;
}

/** The first refusal of several, or a yes. */
const all = (...verdicts: Verdict[]): Verdict => verdicts.find(({ allowed: yes }) => !yes) ?? allowed();

/**
 * What a family may do with the regular schedule of a process. An unpaid schedule can be changed and ended, but there
 * is nothing to pause yet; a process without a teacher goes to the contact centre (docs/rules/schedule.md#pauses).
 */
export function mayManage({ type, state, hasSchedule, isHeld, hasPause, teacherId }: ScheduleFacts): RegularSchedule['may'] {
  const happen = (trigger: Trigger) => (type === 'learning' ? mayHappen(state, trigger) : refused('scheduling.process_state', { state }));
  const exists = hasSchedule ? allowed() : refused('scheduling.no_schedule');
  return {
    change: all(happen('scheduleChanged'), exists),
    pause: all(
      happen('paused'),
      exists,
      isHeld ? refused('scheduling.process_state', { state }) : allowed(),
      hasPause ? refused('scheduling.paused_already') : allowed(),
    ),
    resume: all(hasPause ? allowed() : refused('scheduling.not_paused'), happen('resumed')),
    end: exists,
    changeTeacher: all(happen('teacherChanged'), teacherId ? allowed() : refused('scheduling.no_teacher_in_process')),
  };
}
