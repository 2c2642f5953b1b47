import type { SubjectCode } from '@school/contract/catalogue/limits';
import type { Money } from '@school/contract/shapes';
import { amountIn, deadlineIn, momentIn } from '@school/words/letters/wording';
import { latinName } from '@school/words/latin-name';
import { schoolIn } from '@school/words/school-name';
import type * as z from 'zod/mini';

import type { SiteCourse, SiteFacts } from './facts.ts';
import { type Language, languageOf, localeOf, type SiteWords, siteWords } from './words.ts';

/** A friend's code or a promo code of the address a stranger came by: it goes on to the form of registration. */
export interface Brought {
  name: 'friend' | 'promo';
  code: string;
}

/** What a page is drawn of: facts, and the language they are told in. */
export interface View {
  facts: SiteFacts;
  language: Language;
  words: SiteWords;
  /** How the school is called. */
  school: string;
  /** Below the language: `courses/math`; empty at home. */
  path: string;
  brought: Brought | undefined;
}

export const viewOf = (facts: SiteFacts, language: Language, path: string, brought?: Brought): View => ({
  // Names of teachers are written as the language of the page writes them.
  facts:
    language === 'ru'
      ? facts
      : {
          ...facts,
          teachers: facts.teachers.map((it) => ({
            ...it,
            name: latinName(it.name),
            initials: Array.from(it.initials, (letter) => latinName(letter).charAt(0)).join(''),
          })),
        },
  language,
  words: siteWords[language],
  school: schoolIn[language](facts.look.name[language]),
  path,
  brought,
});

/** A page in a language. */
export const pathIn = (language: Language, path: string): string => `/${language}/${path}`;

/** Another page in the language of this one; the code goes along. */
export function linkTo({ language, brought }: View, path: string): string {
  const [page = '', part] = path.split('#');
  return `${pathIn(language, page)}${queryOf(brought)}${part === undefined ? '' : `#${part}`}`;
}

/** The form of registration, in the app, in the language of this page; the code goes along. */
export const registration = ({ brought, language }: View): string =>
  `/registration${brought ? `${queryOf(brought)}&` : '?'}language=${language}`;

/** The page to sign in, in the language of this one. */
export const signIn = ({ language }: View): string => `/login?language=${language}`;

const queryOf = (brought: Brought | undefined): string => (brought ? `?${brought.name}=${encodeURIComponent(brought.code)}` : '');

export const languagesOf = ({ look }: Pick<SiteFacts, 'look'>): Language[] => look.languages.map(languageOf);

export const courseName = ({ words, language }: View, { code, title }: SiteCourse): string =>
  title?.[language] ?? words.names.courses[code];

/** A subject that is usually called as its course goes by the title that the school gives that. */
export function subjectName({ words, language, facts }: View, subject: SubjectCode): string {
  const own = facts.courses.find(({ code }) => code === subject)?.title;
  return own && words.names.courses[subject] === words.names.subjects[subject] ? own[language] : words.names.subjects[subject];
}

export const priceIn = ({ language }: View, { amount, currency }: z.infer<typeof Money>): string =>
  amountIn(localeOf[language], amount, currency).replaceAll(' ', ' ');

/** On the clock of the school, with its city. */
export const momentOf = ({ language, facts }: View, at: Temporal.Instant): string =>
  momentIn(localeOf[language], facts.faq.contactCentre.zone, at);

/** The same without the day of the week, where there is little room. */
export const soonOf = ({ language, facts }: View, at: Temporal.Instant): string =>
  deadlineIn(localeOf[language], facts.faq.contactCentre.zone, at);

/** The average of ratings as it is said: «4,9». */
export const averageSaid = ({ language }: View, average: number): string =>
  new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 1 }).format(average);

/** Whether new families can begin. */
export const takesNew = ({ facts }: View): boolean => facts.state === 'open';

/** Whether it speaks to families: until then its pages say that it opens soon, and nothing else. */
export const isOpen = ({ state }: Pick<SiteFacts, 'state'>): boolean => state === 'open' || state === 'closed-to-new';

/** What the school keeps of a refund, as it is said of the currency of the prices; null where it keeps nothing. */
export function refundFeeSaid(view: View): string | null {
  const { products, numbers } = view.facts;
  const currency = products[0]?.price.currency;
  const { percent, amounts } = numbers.refundFee;
  const amount = currency === undefined ? 0 : amounts[currency];
  const parts = [
    ...(percent > 0 ? [`${percent} %`] : []),
    ...(currency !== undefined && amount > 0 ? [priceIn(view, { amount, currency })] : []),
  ];
  return parts.length === 0 ? null : parts.join(' + ');
}
