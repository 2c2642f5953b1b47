/** Why a family cannot have this time for a trial, whether it is held or booked. */
export const trialTimeRefusals = [
  'scheduling.slot_taken',
  'scheduling.slot_closed',
  'scheduling.kid_busy',
  'scheduling.in_the_past',
  'scheduling.beyond_horizon',
  'scheduling.kid_too_young',
  'scheduling.kid_over_age',
  'scheduling.intro_exists',
  'scheduling.already_studying',
  'scheduling.intro_with_teacher_exists',
  'catalogue.subject_off',
] as const;

/** Why a schedule cannot be kept at these weekly times with this teacher. */
export const weeklyTimesRefusals = [
  'scheduling.teacher_not_found',
  'scheduling.teacher_does_not_fit',
  'scheduling.too_many_days',
  'scheduling.slot_closed',
  'scheduling.schedule_conflicts',
  'scheduling.kid_busy',
] as const;
