import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { Locale } from '@school/contract/shapes';
import { texts as enNames } from '@school/words/en/shared/names';
import { texts as enSite } from '@school/words/en/site/site';
import { texts as enCourses } from '@school/words/en/site/site-courses';
import { texts as enPages } from '@school/words/en/site/site-pages';
import type { Same } from '@school/words/grammar';
import { texts as ruNames } from '@school/words/ru/shared/names';
import { texts as ruSite } from '@school/words/ru/site/site';
import { texts as ruCourses } from '@school/words/ru/site/site-courses';
import { texts as ruPages } from '@school/words/ru/site/site-pages';

export type Language = 'ru' | 'en';

export interface SiteWords {
  site: Same<typeof ruSite>;
  pages: Same<typeof ruPages>;
  courses: { about: Readonly<Record<string, string>>; lead: Readonly<Record<string, string>> };
  names: {
    courses: Readonly<Record<CourseCode, string>>;
    subjects: Readonly<Record<SubjectCode, string>>;
    languages: Readonly<Record<string, string>>;
    zones: Readonly<Record<string, string>>;
  };
}

/** What the pages say, by language. */
export const siteWords: Readonly<Record<Language, SiteWords>> = {
  ru: { site: ruSite, pages: ruPages, courses: ruCourses, names: ruNames },
  en: { site: enSite, pages: enPages, courses: enCourses, names: enNames },
};

export const localeOf: Readonly<Record<Language, Locale>> = { ru: 'ru-RU', en: 'en-US' };
export const languageOf = (locale: Locale): Language => (locale === 'en-US' ? 'en' : 'ru');
