import type { Refusals } from '../refusal.ts';

/** Lessons, trials and regular schedules (spec §4, §5, §8; server messages to the letter). */
export const schedulingRefusals = {
  'scheduling.slot_taken': {
    status: 409,
    message: 'Time is already taken',
    alsoKnownAs: ['Slot already busy', 'Slot is booked', "Slot can't become busy"],
  },
  'scheduling.slot_closed': { status: 409, message: 'Slot is closed' },
  'scheduling.kid_busy': { status: 409, message: 'Kid already has a lesson at this time' },
  'scheduling.in_the_past': { status: 409, message: 'Time is in the past' },
  'scheduling.beyond_horizon': { status: 409, message: 'Time is too far ahead' },
  'scheduling.schedule_exists': { status: 409, message: 'Busy slots for process already exist' },
  'scheduling.schedule_conflicts': { status: 409, message: 'Some times of the schedule are taken' },
  'scheduling.unpaid_schedule_exists': {
    status: 409,
    message: 'Schedule before payment is possible for one course only',
  },
  'scheduling.too_many_days': { status: 409, message: 'Too many days in the schedule' },
  'scheduling.no_teacher_in_process': { status: 409, message: 'There is no teacher in the process' },
  'scheduling.teacher_not_found': { status: 404, message: 'Teacher not found' },
  'scheduling.lesson_not_found': { status: 404, message: 'Lesson not found' },
  'scheduling.lesson_is_over': { status: 409, message: 'Lesson is over' },
  'scheduling.lesson_not_started': { status: 409, message: 'Lesson has not started yet' },
  'scheduling.lesson_not_conducted': { status: 409, message: 'Lesson is not conducted yet' },
  'scheduling.report_exists': { status: 409, message: 'Lesson report already exists' },
  'scheduling.too_late': { status: 409, message: 'Too late to cancel or transfer' },
  'scheduling.intro_moved_already': { status: 409, message: 'Not allowed transfer intro more than once' },
  'scheduling.event_completed': { status: 409, message: 'Cant add kid to completed event' },
  'scheduling.process_not_found': { status: 404, message: 'Process not found' },
  'scheduling.process_state': { status: 409, message: 'Process state does not allow this' },
  'scheduling.intro_exists': { status: 409, message: 'Intro lesson for this subject already exists' },
  'scheduling.already_studying': { status: 409, message: 'Kid is already studying this subject' },
  'scheduling.intro_with_teacher_exists': { status: 409, message: 'Only one intro lesson with a teacher' },
  'scheduling.kid_too_young': { status: 409, message: 'Intro lessons are for kids of 3 and over' },
  'scheduling.kid_over_age': { status: 409, message: 'Kid is over the age of the course' },
} as const satisfies Refusals;
