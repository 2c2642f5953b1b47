import { schoolZone } from '@school/contract/school/zone';

const inMoscow = (): boolean => schoolZone() === 'Europe/Moscow';

/** How times by the clock of the school are said: `mark` stands behind a time of day, `by` in a sentence. */
export const schoolTime = {
  ru: {
    mark: (): string => (inMoscow() ? 'МСК' : 'по времени школы'),
    by: (): string => (inMoscow() ? 'по московскому времени' : 'по времени школы'),
  },
  en: {
    mark: (): string => (inMoscow() ? 'MSK' : 'school time'),
    by: (): string => (inMoscow() ? 'Moscow time' : 'school time'),
  },
} as const;
