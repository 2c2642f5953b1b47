/** Numbers of the schedule (spec §4, §9, decisions D3, D4). Rules compare with them and texts show them. */
export const schedulingLimits = {
  hoursToCancelOrTransfer: 8,
  introTransfers: 1,
  introFromAge: 3,
  daysPerWeek: { group: 1, individual: 3 },
  /** A lesson is short below this age and long from it on (decisions D4). */
  longLessonFromAge: 7,
  lessonMinutes: { short: 25, long: 50 },
  gridMinutes: 30,
  nextLessonGraceMinutes: 30,
  /** Events are shown in windows of 28 days from Monday (spec §7). */
  windowDays: 28,
  /** Lessons of a regular schedule exist this far ahead (decisions D4); nobody books past the horizon. */
  horizonWeeks: 8,
  /** Not in the spec: chosen in decisions D4. Times of an unpaid regular schedule are held this long. */
  unpaidScheduleHours: 24,
  /** A lesson without a unit is released this long before it begins (decisions D6). */
  unfundedReleaseHours: 24,
  /** A lesson is booked at least this long ahead, so that the teacher can prepare. Not in the spec: chosen. */
  bookingNoticeMinutes: 60,
  /** Free times named when the wanted one is taken. */
  nearestFree: 3,
  teacherZone: 'Europe/Moscow',
} as const;

/** States of a process (spec §4; `inProgress` by decisions D4). */
export const processStates = [
  'waitSchedulingIntroLesson',
  'waitPositiveBalance',
  'waitPositiveBalanceAfterGroup',
  'waitSchedulingNextLesson',
  'inProgress',
  'paused',
  'finished',
  'canceled',
] as const;

export const lessonKinds = ['individual', 'group', 'virtual', 'regular', 'transferred', 'replacement', 'trial'] as const;
export const lessonStatuses = ['scheduled', 'inProgress', 'conducted', 'nonAttendance', 'canceled', 'transferred'] as const;
