import {
  type ClubCode,
  clubCodes,
  type CourseCode,
  courseCodes,
  courses,
  everyClub,
  type SubjectCode,
} from '@school/contract/catalogue/limits';
import type { Offer } from '@school/contract/catalogue/offer';
import { isOwnCourse } from '@school/contract/catalogue/own-courses';
import { useQuery } from '@tanstack/react-query';

import { keepTitles } from '#i18n/own-titles.ts';
import { forgetTexts } from '#i18n/texts.ts';

import { queryClient, queryOf } from './queries.ts';
import { quietly } from './quietly.ts';

const offerQuery = { ...quietly(queryOf('GET /offer')), staleTime: 60_000 };

/** Titles of the school's own are said from the next page on. */
function heard({ courses }: Offer): void {
  const titles = Object.fromEntries(courses.flatMap(({ courseCode, title }) => (title ? [[courseCode, title] as const] : [])));
  if (keepTitles(titles)) forgetTexts('names');
}

/** Once the page is quiet: how the school calls its courses. */
export const askForOffer = async (): Promise<void> => heard(await queryClient.fetchQuery(offerQuery));

/** What takes anybody new, in the order of the school. Until it is known, everything does: the school has the last word. */
export function useOffer() {
  const { data } = useQuery(offerQuery);
  /** Those of the codes that are offered, as the school orders them. */
  const only = <Code extends string>(codes: readonly Code[], offered: ReadonlyArray<{ code: string; isOffered: boolean }>) =>
    data ? offered.flatMap(({ code, isOffered }) => (isOffered ? codes.filter((it) => it === code) : [])) : [...codes];
  return {
    data,
    courses: <Code extends CourseCode>(codes: readonly Code[]): Code[] =>
      only(codes, data?.courses.map(({ courseCode, isOffered }) => ({ code: courseCode, isOffered })) ?? []),
    /** Clubs that take anybody new, those of the school's own among them. */
    clubs: (): ClubCode[] =>
      data
        ? data.courses.flatMap(({ courseCode, kind, isOffered }) =>
            kind === 'silver' && isOffered ? everyClub.filter((code) => code === courseCode) : [],
          )
        : [...clubCodes],
    /** Every course and club that the school has, those that are off among them. */
    known: data?.courses.map(({ courseCode }) => courseCode) ?? [...courseCodes],
    /** A trial leads to courses alone with a teacher: a club is joined. */
    isRecommended: (code: CourseCode) => (data?.courses.find((it) => it.courseCode === code) ?? usual(code))?.kind === 'gold',
    /** What the school says of one; until that is known, what comes with the product. */
    courseOf: (code: CourseCode) => data?.courses.find((it) => it.courseCode === code) ?? usual(code),
    subjects: (codes: readonly SubjectCode[]): SubjectCode[] =>
      only(codes, data?.subjects.map(({ subject, isOffered }) => ({ code: subject, isOffered })) ?? []),
  };
}

/** A course as it comes with the product; of one of the school's own nothing is known before the school has said it. */
const usual = (code: CourseCode) => (isOwnCourse(code) ? undefined : { ...courses[code], minutes: null });

/** After the school has changed a course. */
export async function offerChanged(offer: Offer): Promise<void> {
  queryClient.setQueryData(offerQuery.queryKey, offer);
  heard(offer);
}
