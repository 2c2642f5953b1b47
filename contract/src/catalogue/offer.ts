import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { shape } from '../named.ts';
import { LessonMinutes } from '../calendar/lesson-minutes.ts';
import { everybody, manager, needing } from '../role-rows.ts';
import { line, Localised, text, whole } from '../shapes.ts';
import { courseLimits, everyCourse } from './limits.ts';
import { CourseCode, Subject } from './shapes.ts';

const Ages = z.strictObject({ from: z.int(), to: z.int() });

/** How long its lessons are; null: as children of the age are taught. */
const Minutes = z.nullable(LessonMinutes);

/** What the school offers, in the order in which it is shown (docs/rules/products.md#courses). */
export const Offer = shape('Offer', {
  courses: z.array(
    z.strictObject({
      courseCode: CourseCode,
      subject: Subject,
      /** Alone with a teacher, or in a club. */
      kind: z.enum(['gold', 'silver']),
      ages: Ages,
      isOffered: z.boolean(),
      /** A title of the school's own; null: the usual one. */
      title: z.nullable(Localised),
      minutes: Minutes,
      /** Whether the school has made it itself. */
      isOwn: z.boolean(),
      /** Marks of the levels of a course of its own; the others have the levels of their lessons. */
      levels: z.array(z.string()),
    }),
  ),
  /** A subject is offered while one of its courses alone with a teacher is; its ages are the widest of theirs. */
  subjects: z.array(z.strictObject({ subject: Subject, ages: Ages, isOffered: z.boolean() })),
});
export type Offer = z.infer<typeof Offer>;

const OwnTitle = z.nullable(z.strictObject({ ru: line(courseLimits.titleSigns), en: line(courseLimits.titleSigns) }));
const Age = whole(courseLimits.ages.from, courseLimits.ages.to);
const SaidAges = z.strictObject({ from: Age, to: Age }).check(z.refine(({ from, to }) => from <= to));
const Levels = z.array(line(courseLimits.levelSigns)).check(
  z.minLength(1),
  z.maxLength(courseLimits.levels),
  z.refine((levels) => new Set(levels).size === levels.length),
);

export const offerCalls = defineCalls({
  'GET /offer': {
    who: everybody,
    summary: 'Courses, clubs and subjects of the school with their ages, and whether they take anybody new',
    gives: Offer,
    refusals: [],
  },
  'POST /manager/offer': inLog(
    {
      who: needing(manager, 'content'),
      summary: 'A course or club of the school’s own, offered from now on, the last in the order',
      body: z.strictObject({
        title: z.strictObject({ ru: line(courseLimits.titleSigns), en: line(courseLimits.titleSigns) }),
        subject: Subject,
        kind: z.enum(['gold', 'silver']),
        ages: SaidAges,
        minutes: Minutes,
        levels: Levels,
        reason: text(500),
      }),
      gives: Offer,
      refusals: ['catalogue.own_courses_full', 'catalogue.course_titled'],
      idempotent: true,
    },
    ({ body: { reason, title, subject, ages } }) => ({
      act: 'school.course_made',
      reason,
      after: { subject, ages, ru: title.ru, en: title.en },
    }),
  ),
  'POST /manager/offer/:courseCode': inLog(
    {
      who: needing(manager, 'content'),
      summary: 'A course or club is offered or not, for which ages, under which title and in which place; what runs goes on',
      params: z.strictObject({ courseCode: CourseCode }),
      body: z.strictObject({
        isOffered: z.boolean(),
        ages: SaidAges,
        title: OwnTitle,
        /** 1 is shown first. */
        position: whole(1, everyCourse.length),
        minutes: Minutes,
        /** Of a course of its own; null: they stay. */
        levels: z.nullable(Levels),
        reason: text(500),
      }),
      gives: Offer,
      refusals: ['catalogue.course_not_found', 'catalogue.course_title_needed'],
      idempotent: true,
    },
    ({ params, body: { reason, title, ...after } }) => ({
      act: 'school.course_changed',
      reason,
      after: { courseCode: params.courseCode, isOffered: after.isOffered, ages: after.ages, ru: title?.ru ?? null, en: title?.en ?? null },
    }),
  ),
});
