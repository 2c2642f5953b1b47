import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Offer } from '@school/contract/catalogue/offer';
import type { Localised } from '@school/contract/shapes';

import type { Db } from '#platform/db';
import { insist, Refusal } from '#platform/refusal';

import type { CoursesStore } from './courses.store.ts';
import { moved, offerOf, type Own, placed, roomFor, type Said } from './rules/offer.ts';

interface Tools {
  db: Pick<Db, 'inTransaction'>;
  courses: CoursesStore;
}

/** What the school offers now. */
export const readOffer =
  ({ courses }: { courses: CoursesStore }) =>
  async (): Promise<Offer> =>
    offerOf(await courses.all());

/** A course is offered or not, for other ages, under another title, with other lessons or in another place, from now on. */
export const changeCourse =
  ({ db, courses }: Tools) =>
  (courseCode: CourseCode, { levels, ...said }: Omit<Said, 'courseCode' | 'own'> & { levels: string[] | null }): Promise<Offer> =>
    db.inTransaction(async () => {
      await courses.lock();
      const before = placed(await courses.all());
      const course = before.find((it) => it.courseCode === courseCode);
      if (!course) throw new Refusal('catalogue.course_not_found');
      if (course.own && said.title === null) throw new Refusal('catalogue.course_title_needed');
      const own = course.own && { ...course.own, levels: levels ?? course.own.levels };
      const all = moved(before, { ...said, courseCode, own });
      for (const it of all) await courses.keep(it);
      return offerOf(all);
    });

/** A course of the school's own: offered from now on, the last in the order. */
export const makeCourse =
  ({ db, courses }: Tools) =>
  ({ title, ages, minutes, ...own }: Own & Pick<Said, 'ages' | 'minutes'> & { title: Localised }): Promise<Offer> =>
    db.inTransaction(async () => {
      await courses.lock();
      const before = placed(await courses.all());
      const room = roomFor(before, title);
      if ('verdict' in room) {
        insist(room.verdict);
        throw new Error('A refusal that allows');
      }
      const made = { courseCode: room.code, isOffered: true, ages, title, minutes, own, position: before.length + 1 };
      for (const it of moved(before, made)) await courses.keep(it);
      return offerOf(await courses.all());
    });
