/** What a page tells until it has heard of the school: a file of its own, since the bounds in `limits.ts` are no part of a first load. */

/** What a school is called until its owner says it. */
export const usualName = { ru: 'Чип', en: 'Chip School' } as const;

/** By whose days it counts until then, and in which teachers keep their grid. */
export const usualZone = 'Europe/Moscow';

/** Minutes between two starts of lessons that a school may choose among, and those until then. */
export const gridsOffered = [15, 20, 30, 60] as const;
export type GridMinutes = (typeof gridsOffered)[number];
export const usualGrid: GridMinutes = 30;

/** How it looks and what it speaks until then. */
export const usualLook = { languages: ['ru-RU', 'en-US'], colour: '#5b3fc4', mascot: true, zone: usualZone } as const;

export const usualNumbers = {
  gridMinutes: usualGrid as number,
  hoursToCancelOrTransfer: 8,
  bookingNoticeMinutes: 60,
  enterBeforeMinutes: 10,
  introFromAge: 3,
  lessonMinutes: { from: 25, to: 50 },
  longLessonFromAge: 7,
  lateTeacherBonus: 1,
  waitingOfferHours: 12,
  daysPerWeek: 3,
  horizonWeeks: 8,
  groupPlaces: { from: 3, to: 8 },
  unfundedReleaseHours: 24,
  packageMonths: 12,
  subscriptionDays: 30,
  priceNoticeDays: 3,
  endingAt: 2,
  invoiceDays: 5,
  expiryToldDays: 60,
  voiceDays: 180,
} as const;
