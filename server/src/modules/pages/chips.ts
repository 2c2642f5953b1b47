import { schoolAges } from '@school/contract/catalogue/limits';
import type { ChipName } from '@school/contract/pages/limits';
import type { SettingKey, SettingValues } from '@school/contract/school/settings';
import type { Localised } from '@school/contract/shapes';
import { ruleSaid } from '@school/words/rule-said';

/** What a setting of the school says now. */
export type SettingNow = <K extends SettingKey>(key: K) => SettingValues[K];

/** What a text may hold besides its own words: the numbers that the rules compare with, and names. */
export interface Chips {
  numbers: Readonly<Record<string, number>>;
  names: Readonly<Record<string, Localised>>;
}

/** Numbers that the school chooses. */
const chosen = [
  'hoursToCancelOrTransfer',
  'bookingNoticeMinutes',
  'unpaidScheduleHours',
  'pauseDays',
  'introFromAge',
  'longLessonFromAge',
  'freeSkipDays',
  'teacherWaitMinutes',
  'lateTeacherBonus',
  'daysPerWeek',
  'priceNoticeDays',
  'packageMonths',
  'subscriptionDays',
  'unfundedReleaseHours',
  'refundDays',
  'voiceDays',
] as const satisfies ReadonlyArray<ChipName & SettingKey>;

/** Numbers that are the same in every school. */
const fixed: Record<
  Exclude<
    ChipName,
    'school' | 'freeSkips' | 'trialMoves' | 'groupFrom' | 'groupTo' | 'shortLessonMinutes' | 'longLessonMinutes' | (typeof chosen)[number]
  >,
  number
> = {
  schoolFromAge: schoolAges.from,
  schoolToAge: schoolAges.to,
};

/** Everything a text may say now. */
export const chipsNow = (setting: SettingNow): Chips => ({
  numbers: {
    ...fixed,
    ...Object.fromEntries(chosen.map((key) => [key, setting(key)])),
    shortLessonMinutes: setting('lessonMinutes').from,
    longLessonMinutes: setting('lessonMinutes').to,
    groupFrom: setting('groupPlaces').from,
    groupTo: setting('groupPlaces').to,
  },
  names: {
    school: { ru: setting('nameRu'), en: setting('nameEn') },
    freeSkips: ruleSaid.freeSkips(setting('freeSkips'), setting('freeSkipDays')),
    trialMoves: ruleSaid.trialMoves(setting('introTransfers')),
  },
});
