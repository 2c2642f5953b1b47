import type { SettingKey } from '@school/contract/school/settings';

/** What a setting of the school is called: on its page, and in the log of the staff. */
export const settingNames = {
  nameRu: 'Name in Russian',
  nameEn: 'Name',
  contactPhone: 'Phone for families',
  contactEmail: 'E-mail for families',
  contactHours: 'Opening hours',
  contactZone: 'Time zone of the opening hours',
  hoursToCancelOrTransfer: 'Cancelling and moving a lesson, at the latest',
  bookingNoticeMinutes: 'Booking a lesson, at the latest',
  introHoldMinutes: 'A trial’s time is kept for',
  unpaidScheduleHours: 'An unpaid schedule is held for',
  pauseDays: 'A pause in the schedule, at most',
  introTransfers: 'A family moves its trial by itself',
  enterBeforeMinutes: 'The classroom opens',
  absentAfterMinutes: 'The child is waited for',
  freeSkipDays: 'One free missed lesson in',
  teacherWaitMinutes: 'A family waits for the teacher',
  lateTeacherBonus: 'A gift when the teacher did not come',
  groupsAKid: 'Groups that a child may be in',
  waitingOfferHours: 'A place from the waiting list is kept for',
  lowStars: 'A lesson with so many stars or fewer waits for a manager',
  approvalUnits: 'Lessons without a second person',
  approvalAmounts: 'Money without a second person',
} satisfies Record<SettingKey, string>;
