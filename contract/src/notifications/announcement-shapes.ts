import * as z from 'zod/mini';

import { familyBalances } from '../back-office/calls.ts';
import { FamilyTag } from '../back-office/follow-up-calls.ts';
import { processStates } from '../calendar/limits.ts';
import { schoolAges } from '../catalogue/limits.ts';
import { CourseCode, Subject } from '../catalogue/shapes.ts';
import { DoneBy } from '../dated.ts';
import { named, shape } from '../named.ts';
import { Id, Instant, line, Locale, text, TimeZone, whole } from '../shapes.ts';
import {
  announcementAudiences,
  announcementChannels,
  announcementHoles,
  announcementKinds,
  announcementLimits,
  announcementOmissions,
  announcementResults,
  announcementStates,
} from './announcement-limits.ts';

const age = whole(schoolAges.from, schoolAges.to);

/**
 * Whom it is for. Everything that is said must be true of a family: course, state and teacher of one and the same process, and of a child of
 * the age; a group of a child who has a place in it.
 */
export const AnnouncementSegment = named(
  'AnnouncementSegment',
  z.discriminatedUnion('audience', [
    z.strictObject({
      audience: z.literal('families'),
      course: z.nullable(CourseCode),
      state: z.nullable(z.enum(processStates)),
      teacherId: z.nullable(Id),
      balance: z.nullable(z.enum(familyBalances)),
      /** A child of this age, both years included. */
      ageFrom: z.nullable(age),
      ageTo: z.nullable(age),
      groupId: z.nullable(Id),
      /** By whose clock the family lives, and in which language it is written to. */
      zone: z.nullable(TimeZone),
      language: z.nullable(Locale),
      tag: z.nullable(FamilyTag),
    }),
    z.strictObject({ audience: z.literal('teachers'), subject: z.nullable(Subject) }),
  ]),
);
export type AnnouncementSegment = z.infer<typeof AnnouncementSegment>;

/** What is written; a draft may wait for its translation. */
export const AnnouncementContent = shape('AnnouncementContent', {
  kind: z.enum(announcementKinds),
  segment: AnnouncementSegment,
  channels: z.array(z.enum(announcementChannels)).check(z.maxLength(announcementChannels.length)),
  subject: z.strictObject({ ru: line(announcementLimits.subjectLength, 0), en: line(announcementLimits.subjectLength, 0) }),
  text: z.strictObject({ ru: text(announcementLimits.textLength, 0), en: text(announcementLimits.textLength, 0) }),
});
export type AnnouncementContent = z.infer<typeof AnnouncementContent>;

/** What keeps it from being sent: nothing is written, a hole is not known, a brace is open, no way is chosen, an age is upside down. */
export const AnnouncementFault = shape('AnnouncementFault', {
  field: z.enum(['subject', 'text', 'channels', 'segment']),
  language: z.nullable(z.enum(['ru', 'en'])),
  fault: z.enum(['empty', 'unknown', 'brace', 'ages']),
  /** The hole. */
  about: z.string(),
});
export type AnnouncementFault = z.infer<typeof AnnouncementFault>;

/** Whom it would reach now, and how it reads. */
export const AnnouncementReach = shape('AnnouncementReach', {
  /** Everybody it goes to; `left` of the segment have not agreed to offers. */
  people: z.int(),
  left: z.int(),
  /** Of them, with a confirmed e-mail, as letters become no SMS. */
  withMail: z.int(),
  /** Those whose quiet hours it is now: their letters and push messages go in their morning. */
  quietNow: z.int(),
  sample: z.array(z.string()),
  needsSecond: z.boolean(),
  faults: z.array(AnnouncementFault),
  /** As the first of them reads it; as somebody would, where there is nobody. */
  example: z.strictObject({ name: z.string(), subject: z.string(), text: z.string() }),
});
export type AnnouncementReach = z.infer<typeof AnnouncementReach>;

const counts = z.strictObject({ people: z.int(), waiting: z.int(), told: z.int(), leftOut: z.int() });

/** A line of the list. */
export const AnnouncementRow = shape('AnnouncementRow', {
  announcementId: Id,
  state: z.enum(announcementStates),
  audience: z.enum(announcementAudiences),
  kind: z.enum(announcementKinds),
  subject: z.strictObject({ ru: z.string(), en: z.string() }),
  /** When it goes, or went; null for a draft. */
  startsAt: z.nullable(Instant),
  savedAt: Instant,
  by: DoneBy,
  counts,
});
export type AnnouncementRow = z.infer<typeof AnnouncementRow>;

/** An announcement whole. */
export const Announcement = shape('Announcement', {
  ...AnnouncementRow.shape,
  revision: z.int(),
  content: AnnouncementContent,
  /** Who sent it, and who read it before where two were needed. */
  sentBy: DoneBy,
  agreedBy: DoneBy,
  stopped: z.nullable(z.strictObject({ at: Instant, by: DoneBy, reason: z.string() })),
  /** Of an announcement that waits: may whoever asks agree to it? */
  mayAgree: z.boolean(),
  holes: z.array(z.enum(announcementHoles)),
});
export type Announcement = z.infer<typeof Announcement>;

/** What became of it for one person. */
export const AnnouncementPerson = shape('AnnouncementPerson', {
  personId: Id,
  name: z.string(),
  result: z.enum(announcementResults),
  why: z.nullable(z.enum(announcementOmissions)),
  at: z.nullable(Instant),
  /** Its letter; null where none was written. */
  letter: z.nullable(z.enum(['queued', 'sent', 'failed', 'dropped', 'closed'])),
});
export type AnnouncementPerson = z.infer<typeof AnnouncementPerson>;
