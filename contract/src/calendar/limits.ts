/** Numbers of the schedule (docs/rules/lessons.md, docs/rules/schedule.md, docs/rules/trials.md). Rules compare with them and texts show them. */
export const schedulingLimits = {
  /** Who cancelled a lesson may take that back so long, while its time is free (docs/rules/lessons.md#changing-a-lesson). Chosen. */
  undoCancelMinutes: 5,
  /** Minutes between two ends of working hours. */
  hoursStepMinutes: 30,
  nextLessonGraceMinutes: 30,
  /** Events are shown in windows of 28 days from Monday (docs/rules/schedule.md#window). */
  windowDays: 28,
  /** While a payment is under way the times of an unpaid schedule are kept so much longer, once. Chosen. */
  paymentUnderWayMinutes: 120,
  /** The load of a teacher as managers see it: lessons of so many days ahead and back. Chosen. */
  loadDays: { ahead: 7, back: 28 },
  /** Lessons for which substitutes are shown to a manager, so many days ahead. Chosen. */
  substituteDays: 14,
  /** An absence of a teacher is noted for at most so many days. Chosen. */
  absenceDays: 92,
  /** A lesson is marked conducted from so long before its planned end; earlier with a reason (docs/rules/lessons.md#marking). */
  conductBeforeEndMinutes: 5,
  /** Only a teacher who came by then may say that the kid did not (docs/rules/lessons.md#marking). */
  presentByMinutes: 1,
  /** A teacher may undo its mark so long; only then what follows from it happens (docs/rules/lessons.md#marking). */
  undoMarkMinutes: 10,
  /** A family may object to a mark so long after it stands (docs/rules/lessons.md#objecting). */
  objectionDays: 7,
  objectionSigns: 1000,
  /** Managers see a lesson that nobody has marked so long after its end. Chosen. */
  unmarkedAfterHours: 12,
  /** A change of clocks that moves the family's local time is announced so many days ahead. */
  clockChangeNoticeDays: 7,
  /** Free times named when the wanted one is taken. */
  nearestFree: 3,
  /** A teacher says so many minutes that it will be late, from so long before the lesson on. Chosen. */
  runningLateMinutes: [3, 5, 10],
  tellLateBeforeMinutes: 30,
  /** A kid stays among the pupils of a teacher so long after its last lesson (docs/rules/people.md#teachers). */
  pupilDays: 60,
  /** Lessons of whoever leaves whose new teachers are named in one act; of the others each gets the best. Chosen. */
  lessonsHandedOver: 400,
  /** Notes after lessons, and the phrases that a teacher keeps for them. Chosen. */
  noteSigns: 1000,
  noteTemplateSigns: 200,
  noteTemplates: 30,
} as const;

/** States of a process (docs/rules/lessons.md#processes). */
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

/** How a lesson went, and what its teacher noticed, in one tap each. */
export const noteResults = ['great', 'good', 'hard'] as const;
export const noteTags = [
  'mastered',
  'repeat',
  'ahead',
  'homeworkDone',
  'homeworkMissing',
  'active',
  'tired',
  'distracted',
  'shy',
  'parentNear',
] as const;

/** What a teacher marks: it took place, the kid did not come, it was not held since the teacher came late. */
export const markOutcomes = ['conducted', 'nonAttendance', 'notHeld'] as const;

export const lessonKinds = ['individual', 'group', 'virtual', 'regular', 'transferred', 'replacement', 'trial'] as const;
export const lessonStatuses = ['scheduled', 'inProgress', 'conducted', 'nonAttendance', 'canceled', 'transferred'] as const;
