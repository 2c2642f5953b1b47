import { groupsLimits } from '@school/contract/groups/limits';
import { ledgerLimits } from '@school/contract/ledger/limits';
import { paymentsLimits } from '@school/contract/payments/limits';
import { settings } from '@school/contract/school/settings';
import { schedulingLimits } from '@school/contract/calendar/limits';
import { form } from '@school/words/grammar';

/** Numbers an answer may name: the same that the rules compare with, so that the help never says another. */
export type FaqNumbers = Readonly<Record<string, number>>;

/** Settings that an answer may name. */
export const faqSettings = [
  'hoursToCancelOrTransfer',
  'unpaidScheduleHours',
  'introTransfers',
  'freeSkipDays',
  'teacherWaitMinutes',
  'lateTeacherBonus',
] as const;

/** As the contract has them; settings in force stand over these. */
export const faqNumbers: FaqNumbers = {
  ...Object.fromEntries(faqSettings.map((key) => [key, settings[key].default])),
  introFromAge: schedulingLimits.introFromAge,
  daysPerWeek: schedulingLimits.daysPerWeek.individual,
  longLessonFromAge: schedulingLimits.longLessonFromAge,
  shortLessonMinutes: schedulingLimits.lessonMinutes.short,
  longLessonMinutes: schedulingLimits.lessonMinutes.long,
  unfundedReleaseHours: schedulingLimits.unfundedReleaseHours,
  refundDays: paymentsLimits.refundDays,
  packageYears: ledgerLimits.packageYears,
  groupFrom: groupsLimits.places.min,
  groupTo: groupsLimits.places.max,
};

/** How many forms each language has for a whole number. */
const formsOf = { ru: 3, en: 2 } as const;

/**
 * Fills `{name}` with the number and `{name: час, часа, часов}` with the number and the word that belongs to it
 * (one, few, many in Russian; one, other in English). Throws what is wrong, in words for whoever writes the text.
 */
export function withNumbers(text: string, language: 'ru' | 'en', numbers: FaqNumbers = faqNumbers): string {
  return text.replace(/\{([^}]*)\}/g, (_, hole: string) => {
    const [name = '', words] = hole.split(':').map((part) => part.trim());
    const number = numbers[name];
    if (number === undefined) throw new Error(`there is no number ${name}`);
    if (words === undefined) return String(number);
    const forms = words.split(',').map((it) => it.trim());
    const [one = '', second = '', many = ''] = forms;
    if (forms.length !== formsOf[language] || forms.includes('')) throw new Error(`${name} has ${forms.length} forms in ${language}`);
    return `${number} ${language === 'ru' ? form('ru', number, { one, few: second, many, other: second }) : form('en', number, { one, other: second })}`;
  });
}
