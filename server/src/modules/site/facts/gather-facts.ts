import { schoolAges } from '@school/contract/catalogue/limits';
import { regionRow } from '@school/contract/region/regions';

import type { Catalogue } from '#modules/catalogue';
import type { Pages } from '#modules/pages';
import type { Ratings } from '#modules/ratings';
import type { Scheduling } from '#modules/scheduling';
import type { SchoolSettings } from '#modules/school';
import type { TeacherCards } from '#modules/teacher-cards';
import type { Clock } from '#platform/clock';
import type { Settings } from '#platform/settings';

import type { SiteFacts } from './facts.ts';

export interface FactsGiven {
  clock: Clock;
  settings: Pick<Settings, 'publicUrl' | 'region'>;
  school: Pick<SchoolSettings, 'now' | 'painted' | 'organisation'> & { opening: Pick<SchoolSettings['opening'], 'state'> };
  catalogue: Pick<Catalogue, 'offer' | 'products'>;
  teacherCards: Pick<TeacherCards, 'cards'>;
  scheduling: Pick<Scheduling, 'nearestTrials'>;
  ratings: Pick<Ratings, 'shownToAll'>;
  pages: Pick<Pages, 'faq'>;
}

/**
 * Reads what the pages say, anew for each page: whatever was changed, on whichever server, is told by the next one. Browsers keep a page and ask
 * whether it is still so, which costs these reads and no more.
 */
export async function gatherFacts(given: FactsGiven): Promise<SiteFacts> {
  const { clock, settings, school, catalogue, teacherCards, scheduling, ratings, pages } = given;
  const now = clock.now();
  const { currency } = regionRow(settings.region);
  const [state, offer, products, teachers, rated, nextTrials, faq] = await Promise.all([
    school.opening.state(),
    catalogue.offer(),
    catalogue.products(currency, now),
    teacherCards.cards(),
    ratings.shownToAll(),
    scheduling.nearestTrials(),
    pages.faq(),
  ]);
  const introFromAge = school.now('introFromAge');
  const courses = offer.courses.filter(({ isOffered }) => isOffered);
  const { from, to } = agesOf(courses.map(({ ages }) => ages));
  return {
    state,
    address: new URL(settings.publicUrl).origin,
    look: school.painted(),
    currency,
    ages: { from: Math.max(from, introFromAge), to },
    courses: courses.map(({ courseCode, subject, kind, ages, title, minutes }) => ({
      code: courseCode,
      subject,
      isClub: kind === 'silver',
      ages,
      title,
      minutes,
    })),
    subjects: offer.subjects.filter(({ isOffered }) => isOffered).map(({ subject, ages }) => ({ subject, ages })),
    teachers: teachers.map(({ name, ...card }) => ({
      ...card,
      ...namesOf(name),
      rating: rated.teachers.get(card.teacherId) ?? null,
      nextTrial: nextTrials.teachers.get(card.teacherId) ?? null,
    })),
    rating: rated.school,
    products,
    nextTrials: nextTrials.subjects,
    faq,
    organisation: school.organisation(now),
    numbers: {
      enterBeforeMinutes: school.now('enterBeforeMinutes'),
      introFromAge,
      groupPlaces: school.now('groupPlaces'),
      packageMonths: school.now('packageMonths'),
      subscriptionDays: school.now('subscriptionDays'),
      refundDays: school.now('refundDays'),
      refundFee: { percent: school.now('refundFeePercent'), amounts: school.now('refundFeeAmounts') },
      lessonMinutes: school.now('lessonMinutes'),
      longLessonFromAge: school.now('longLessonFromAge'),
    },
  };
}

/** The widest of them. */
const agesOf = (all: ReadonlyArray<{ from: number; to: number }>): { from: number; to: number } =>
  all.length === 0
    ? schoolAges
    : { from: Math.min(...all.map(({ from }) => from)), to: Math.min(schoolAges.to, Math.max(...all.map(({ to }) => to))) };

/** Strangers are told the surname by its first letter. */
function namesOf(whole: string): { name: string; initials: string } {
  const [first = '', ...others] = whole.trim().split(/\s+/);
  const letter = others.at(-1)?.at(0)?.toUpperCase();
  return {
    name: letter === undefined ? first : `${first} ${letter}.`,
    initials: `${first.at(0)?.toUpperCase() ?? ''}${letter ?? ''}`,
  };
}
