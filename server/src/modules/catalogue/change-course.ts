import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Offer } from '@school/contract/catalogue/offer';

import type { Db } from '#platform/db';

import type { CoursesStore } from './courses.store.ts';
import { moved, offerOf, placed, type Said } from './rules/offer.ts';

/** What the school offers now. */
export const readOffer =
  ({ courses }: { courses: CoursesStore }) =>
  async (): Promise<Offer> =>
    offerOf(await courses.all());

/** A course is offered or not, for other ages, under another title or in another place, from now on. */
export const changeCourse =
  ({ db, courses }: { db: Pick<Db, 'inTransaction'>; courses: CoursesStore }) =>
  (courseCode: CourseCode, said: Omit<Said, 'courseCode'>): Promise<Offer> =>
    db.inTransaction(async () => {
      await courses.lock();
      const all = moved(placed(await courses.all()), { ...said, courseCode });
      for (const course of all) await courses.keep(course);
      return offerOf(all);
    });
