import { lessonRoomLimits } from '../lesson-room/limits.ts';
import { notificationLimits } from '../notifications/limits.ts';
import { playbooksLimits } from '../playbooks/limits.ts';
import { surveyLimits } from '../ratings/limits.ts';
import { usualNumbers } from './usual.ts';

/** Between what the owner of a school may choose, and what holds until then. The values in force stand in `settings.ts`. */
export const settingLimits = {
  nameLength: { least: 2, most: 40 },
  shortNameLength: 12,
  /** Between what is written in the colour of the school and what it stands on: WCAG 2, AA. */
  leastContrast: 4.5,
  /** A logo: pixels of its shorter side, and the square it is kept in, and how long one waits to be saved. Chosen. */
  logo: { leastSide: 512, side: 1024, perHour: 20, unsavedHours: 24 },
  /** Signs of what papers say of the organisation. */
  legal: { name: 120, taxNumber: 40, address: 160, director: 80, bank: 80 },
  /** Days on which the contact centre does not answer. */
  contactHolidays: { most: 40 },
  hoursToCancelOrTransfer: { least: 0, most: 72, usually: usualNumbers.hoursToCancelOrTransfer },
  bookingNoticeMinutes: { least: 0, most: 2880, usually: usualNumbers.bookingNoticeMinutes },
  enterBeforeMinutes: { least: 0, most: 30, usually: usualNumbers.enterBeforeMinutes },
  absentAfterMinutes: { least: 5, most: 25, usually: 10 },
  teacherWaitMinutes: { least: 2, most: 15, usually: 5 },
  lateTeacherBonus: { least: 1, most: 3, usually: usualNumbers.lateTeacherBonus },
  freeSkips: { least: 0, most: 4, usually: 1 },
  freeSkipDays: { least: 7, most: 90, usually: 30 },
  introFromAge: { least: 2, most: 18, usually: usualNumbers.introFromAge },
  /** Of the short and of the long lesson, in steps that the board of free times counts in. */
  lessonMinutes: { least: 15, most: 120, step: 5, usually: usualNumbers.lessonMinutes },
  longLessonFromAge: { least: 2, most: 19, usually: usualNumbers.longLessonFromAge },
  introTransfers: { least: 0, most: 5, usually: 1 },
  groupPlaces: { least: 1, most: 30, usually: usualNumbers.groupPlaces },
  groupsAKid: { least: 1, most: 10, usually: 3 },
  waitingOfferHours: { least: 1, most: 72, usually: usualNumbers.waitingOfferHours },
  lowStars: { least: 1, most: 4, usually: 2 },
  ratingDays: { least: 1, most: 30, usually: 7 },
  surveyDays: { least: 7, most: 60, usually: 14 },
  introHoldMinutes: { least: 5, most: 30, usually: 10 },
  unpaidScheduleHours: { least: 1, most: 168, usually: 24 },
  unpaidNoticeHours: { least: 1, most: 48, usually: 4 },
  unfundedReleaseHours: { least: 1, most: 72, usually: usualNumbers.unfundedReleaseHours },
  unfundedNoticeHours: { least: 1, most: 168, usually: 24 },
  daysPerWeek: { least: 1, most: 7, usually: usualNumbers.daysPerWeek },
  horizonWeeks: { least: 2, most: 26, usually: usualNumbers.horizonWeeks },
  pauseDays: { least: 1, most: 92, usually: 21 },
  pausesAYear: { least: 1, most: 12, usually: 12 },
  quietHours: { least: 0, most: 23, usually: { from: 21, to: 8 } },
  reminderHours: { least: 3, most: 24, usually: 24 },
  reminderMinutes: { least: 30, most: 180, usually: 60 },
  reminderSoonMinutes: { least: 5, most: 25, usually: 10 },
  managerIdleMinutes: { least: 5, most: 30, usually: 30 },
  managerSessionHours: { least: 1, most: 8, usually: 8 },
  teacherIdleHours: { least: 1, most: 12, usually: 12 },
  teacherSessionDays: { least: 1, most: 7, usually: 7 },
  /** Beginnings of numbers by country. The usual ones: the countries of the languages of the school, and Europe. */
  smsCountries: {
    most: 60,
    usually:
      '+375 +7 +30 +31 +32 +33 +34 +351 +352 +353 +356 +357 +358 +359 +36 +370 +371 +372 +385 +386 +39 +40 +420 +421 +43 +45 +46 +48 +49'.split(
        ' ',
      ),
  },
  smsPerDay: { least: 0, most: 10_000_000, usually: 20_000 },
  voiceDays: { least: 7, most: playbooksLimits.recordingDays, usually: usualNumbers.voiceDays },
  roomEventDays: { least: 14, most: lessonRoomLimits.keepEventsDays, usually: lessonRoomLimits.keepEventsDays },
  helpCallDays: { least: 14, most: lessonRoomLimits.keepHelpDays, usually: lessonRoomLimits.keepHelpDays },
  noticeDays: { least: 30, most: notificationLimits.keptDays, usually: notificationLimits.keptDays },
  surveyAnswerDays: { least: 30, most: surveyLimits.keptDays, usually: surveyLimits.keptDays },
  refundDays: { least: 1, most: 30, usually: 7 },
  /** What is kept of money that goes back: so much of a hundred, and besides so much of each currency, in minor units. */
  refundFeePercent: { least: 0, most: 20, usually: 0 },
  refundFeeAmounts: { most: { BYN: 10_000, RUB: 300_000, USD: 3000, EUR: 3000, KZT: 1_500_000 } },
  refundPersons: { least: 1, most: 2, usually: 1 },
  invoiceDays: { least: 1, most: 30, usually: usualNumbers.invoiceDays },
  exchangeNoticeDays: { least: 0, most: 60, usually: 0 },
  approvalUnits: { least: 0, most: 1000, usually: 8 },
  orderHours: { least: 1, most: 168, usually: 24 },
  orderByHandDays: { least: 1, most: 60, usually: 14 },
  packageMonths: { least: 1, most: 60, usually: usualNumbers.packageMonths },
  endingAt: { least: 1, most: 10, usually: usualNumbers.endingAt },
  expiryNoticeDays: { least: 1, most: 180, several: 5, usually: [usualNumbers.expiryToldDays, 30, 7] },
  subscriptionDays: { least: 7, most: 92, usually: usualNumbers.subscriptionDays },
  renewBeforeHours: { least: 24, most: 144, usually: 48 },
  chargeAgainDays: { least: 1, most: 14, several: 5, usually: [1, 3, 5] },
  renewalGraceDays: { least: 0, most: 30, usually: 3 },
  priceNoticeDays: { least: 1, most: 30, usually: usualNumbers.priceNoticeDays },
  siblingPercent: { least: 0, most: 50, usually: 0 },
  topUpNoticeDays: { least: 1, most: 14, usually: 3 },
  /** What one unit of a currency is worth in the base one, in millionths of it; 0: not said. */
  rates: { whole: 1_000_000, most: 2_000_000_000 },
  /** In minor units. */
  approvalAmounts: { most: 2_000_000_000, usually: { BYN: 30_000, RUB: 900_000, USD: 10_000, EUR: 9_000, KZT: 5_000_000 } },
  /** Addresses that may be left from one place in an hour while no new families are taken. Chosen. */
  waitingPerAddressHour: 10,
  /** A code that proves mail or SMS: how long it is good, its tries, and codes an hour. Chosen. */
  proof: { codeMinutes: 30, codeTries: 5, codesPerHour: 10 },
  /** A new value may be planned so many days ahead. Chosen. */
  plannedDays: 366,
  reasonLength: 500,
} as const;
