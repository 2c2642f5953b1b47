import * as z from 'zod/mini';

import { ParentBrainTrainerProgress } from '../brain-trainer/shapes.ts';
import { Subject } from '../catalogue/shapes.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { Balance } from '../ledger/shapes.ts';
import { Gift } from '../promotions/shapes.ts';
import { RegionCode } from '../region/shapes.ts';
import { Process } from '../calendar/shapes.ts';
import { Currency, Id, Instant, Locale, TimeZone } from '../shapes.ts';
import { BirthMonth, Language } from './forms.ts';
import { shape } from '../named.ts';

/** A course of a kid, in short: what the home pages show. */
export const CourseProgress = shape('CourseProgress', {
  courseCode: CourseCode,
  isDisabled: z.boolean(),
  lessonProgress: z.strictObject({ count: z.int(), completed: z.int() }),
  stars: z.int(),
  /** Homework that is open and not done yet. */
  homework: z.int(),
  endDate: z.nullable(Instant),
});

/** A kid as its family sees it (docs/rules/wire.md#kid). */
export const Kid = shape('Kid', {
  kidUid: Id,
  firstName: z.string(),
  lastName: z.string(),
  /** The same two under their other names (docs/rules/wire.md#kid). */
  name: z.string(),
  surname: z.string(),
  avatar: z.nullable(z.string()),
  dob: BirthMonth,
  /** Whole years today, by birth month. */
  age: z.int(),
  languages: z.array(Language),
  coursesProgress: z.array(CourseProgress),
});
export type Kid = z.infer<typeof Kid>;

export const Preferences = shape('Preferences', {
  theme: z.enum(['system', 'light', 'dark']),
  childMode: z.boolean(),
  sounds: z.boolean(),
  /** May the kids choose their own faces? */
  kidFaces: z.boolean(),
  /** Has the parent seen, or left, the tour of the school? */
  tourSeen: z.boolean(),
});

/** The family and its parent (docs/rules/wire.md#user). A kid session sees it without balance and contacts. */
export const User = shape('User', {
  customerId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Contacts whose code has not come back yet; only the parent sees them. */
  unconfirmedContacts: z.array(z.enum(['email', 'phone'])),
  avatar: z.nullable(z.string()),
  currency: Currency,
  locale: Locale,
  timezone: TimeZone,
  reg: RegionCode,
  kids: z.array(Kid),
  balance: z.nullable(Balance),
  processes: z.array(Process),
  gifts: z.array(Gift),
  onboarding: z.strictObject({
    state: z.enum(['active', 'paid', 'finished']),
    initialSubject: Subject,
    diagnostics: z.strictObject({ kids: z.array(Id) }),
  }),
  priority: z.enum(['forceIntroLesson', 'offerIntroLesson']),
  preferences: Preferences,
  /** The parent's own games; null for a kid session. */
  parentBrainTrainerProgress: z.nullable(ParentBrainTrainerProgress),
  choosedGroupDuringRegistration: z.nullable(z.string()),
  /** The school has written a child down, and its parent has not agreed here yet; only the parent is asked. */
  hasToAgree: z.boolean(),
  /** Until the balance is replenished or the first bundle is paid (docs/rules/balance.md#new-family). */
  isNew: z.boolean(),
  createdAt: Instant,
});
export type User = z.infer<typeof User>;
