import * as z from 'zod/mini';

import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { errorCodes } from '../errors.ts';
import { FamilySource } from '../families/added.ts';
import { BirthMonth, Language } from '../families/forms.ts';
import { processStates } from '../calendar/limits.ts';
import { Event, Teacher } from '../calendar/shapes.ts';
import { Currency, Id, Instant, Locale, Localised } from '../shapes.ts';
import { shape } from '../named.ts';

/** A family on one screen: what a manager has to know before it has finished its first sentence. */
export const FamilyCard = shape('FamilyCard', {
  familyId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Contacts that wait for their code: nothing but codes goes there yet. */
  unconfirmedContacts: z.array(z.enum(['email', 'phone'])),
  locale: Locale,
  timezone: z.string(),
  currency: Currency,
  initialSubject: Subject,
  /** What it registered with: a promo code or a friend's. */
  promoCode: z.nullable(z.string()),
  createdAt: Instant,
  source: FamilySource,
  /** The school has added it, and its parent has not come in yet. */
  awaitsParent: z.boolean(),
  /** It cannot sign in. */
  blocked: z.nullable(z.strictObject({ at: Instant, reason: z.string() })),
  kids: z.array(
    z.strictObject({
      kidUid: Id,
      name: z.string(),
      surname: z.string(),
      avatar: z.nullable(z.string()),
      age: z.int(),
      dob: BirthMonth,
      languages: z.array(Language),
      /** A colleague has written the child down, and the parent has not agreed yet. */
      isAsked: z.boolean(),
    }),
  ),
  /** What each kid learns, and how far that has come. */
  processes: z.array(
    z.strictObject({
      processId: Id,
      type: z.enum(['intro', 'learning', 'group']),
      subject: Subject,
      courseCode: z.nullable(CourseCode),
      /** What people call it. */
      levelTitle: z.nullable(Localised),
      state: z.enum(processStates),
      teacher: z.nullable(Teacher),
      kids: z.array(Id),
    }),
  ),
  /** Units on the balance, those that lessons have reserved included, and those that are free. */
  gold: z.strictObject({ units: z.int(), free: z.int() }),
  silver: z.strictObject({ units: z.int(), free: z.int() }),
  tags: z.array(z.string()),
});
export type FamilyCard = z.infer<typeof FamilyCard>;

/** Lessons of a family around now: those to come in the open schedule, and those of the last four weeks. */
export const LessonsAround = shape('LessonsAround', {
  /** The soonest first. */
  ahead: z.array(Event),
  /** The latest first. */
  past: z.array(Event),
});

/** What the school refused the family, with the verdict as the family saw it. */
export const FamilyRefusal = shape('FamilyRefusal', {
  refusalId: Id,
  at: Instant,
  /** `POST /events/:eventId/cancel` */
  call: z.string(),
  code: z.enum(errorCodes),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  by: z.enum(['parent', 'kid', 'support']),
  kidUid: z.nullable(Id),
  /** The lesson it was about, if it was about one. */
  lesson: z.nullable(z.strictObject({ eventId: Id, timestamp: Instant, subject: Subject, courseCode: z.nullable(CourseCode) })),
  /** How often in a row. */
  times: z.int(),
});
export type FamilyRefusal = z.infer<typeof FamilyRefusal>;

/** What a colleague wrote about a family. Never changed, never taken away. */
export const FamilyNote = shape('FamilyNote', {
  noteId: Id,
  text: z.string(),
  by: z.strictObject({ accountId: Id, name: z.string() }),
  at: Instant,
});
export type FamilyNote = z.infer<typeof FamilyNote>;
