import { describe, expect, test } from 'vitest';

import { mayManage, type ScheduleFacts } from './managing-schedule.ts';

const learning: ScheduleFacts = {
  type: 'learning',
  state: 'inProgress',
  hasSchedule: true,
  isHeld: false,
  hasPause: false,
  teacherId: 'olga',
};
const whyOf = (facts: Partial<ScheduleFacts>) =>
  Object.fromEntries(
    Object.entries(mayManage({ ...learning, ...facts })).map(([what, verdict]) => [what, verdict.allowed ? 'yes' : verdict.why]),
  );

describe('what a family may do with a schedule', () => {
  for (const [what, facts, answer] of [
    ['that runs', {}, { change: 'yes', pause: 'yes', resume: 'scheduling.not_paused', end: 'yes', changeTeacher: 'yes' }],
    [
      'that does not exist',
      { hasSchedule: false, state: 'waitSchedulingNextLesson' },
      { change: 'scheduling.no_schedule', pause: 'scheduling.no_schedule', end: 'scheduling.no_schedule', changeTeacher: 'yes' },
    ],
    [
      'that is not paid',
      { isHeld: true, state: 'waitPositiveBalance' },
      { change: 'yes', pause: 'scheduling.process_state', resume: 'scheduling.not_paused', end: 'yes' },
    ],
    [
      'that is paused',
      { hasPause: true, state: 'paused' },
      { change: 'yes', pause: 'scheduling.paused_already', resume: 'yes', end: 'yes', changeTeacher: 'yes' },
    ],
    ['that will be paused', { hasPause: true }, { pause: 'scheduling.paused_already', resume: 'yes' }],
    ['whose teacher left', { teacherId: null }, { change: 'yes', changeTeacher: 'scheduling.no_teacher_in_process' }],
    [
      'of a course that was declined',
      { state: 'canceled', hasSchedule: false },
      { change: 'scheduling.process_state', pause: 'scheduling.process_state', changeTeacher: 'scheduling.process_state' },
    ],
    [
      'of a trial',
      { type: 'intro', hasSchedule: false },
      { change: 'scheduling.process_state', pause: 'scheduling.process_state', changeTeacher: 'scheduling.process_state' },
    ],
    ['of a group', { type: 'group' }, { change: 'scheduling.process_state', changeTeacher: 'scheduling.process_state' }],
  ] as const) {
    test(what, () => expect(whyOf(facts)).toMatchObject(answer));
  }
});
