import * as z from 'zod/mini';

import { subjectCodes } from '../catalogue/limits.ts';
import { familiesLimits } from '../families/limits.ts';
import { shape } from '../named.ts';
import { Id, Instant, text, whole } from '../shapes.ts';
import { cardStates, teacherCardLimits } from './limits.ts';

const about = text(teacherCardLimits.aboutLength, 0);
const language = z.enum(familiesLimits.kidLanguages);

/** The words of a card, as its teacher writes them. */
export const CardWords = {
  about: z.strictObject({ ru: about, en: about }),
  languages: z.array(language).check(z.minLength(1), z.maxLength(familiesLimits.kidLanguages.length)),
  /** The year since when she teaches, here or elsewhere; null: not said. */
  teachesSince: z.nullable(whole(teacherCardLimits.firstYear, 9999)),
};

/** What a card says, with its picture and its video by addresses that last an hour or two; null where there is none. */
export const CardContent = shape('CardContent', {
  ...CardWords,
  photo: z.nullable(z.string()),
  video: z.nullable(z.string()),
});
export type CardContent = z.infer<typeof CardContent>;

/** A teacher as families see one: nothing here that a manager has not agreed to. */
export const TeacherCard = shape('TeacherCard', {
  ...CardContent.shape,
  teacherId: Id,
  name: z.string(),
  subjects: z.array(z.enum(subjectCodes)),
  ages: z.strictObject({ from: z.int(), to: z.int() }),
});
export type TeacherCard = z.infer<typeof TeacherCard>;

/** A teacher whom a family may choose: the card, and the average of ratings once there are enough of them to name no family. */
export const TeacherToMeet = shape('TeacherToMeet', {
  ...TeacherCard.shape,
  rating: z.nullable(z.strictObject({ average: z.number(), count: z.int() })),
});
export type TeacherToMeet = z.infer<typeof TeacherToMeet>;

/** Another card that a teacher has written. */
export const CardChange = shape('CardChange', {
  changeId: Id,
  state: z.enum(cardStates),
  content: CardContent,
  savedAt: Instant,
  sentAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
});
export type CardChange = z.infer<typeof CardChange>;

/** A change as managers see it: what families see now, and what they would see. */
export const AskedCard = shape('AskedCard', {
  changeId: Id,
  teacherId: Id,
  name: z.string(),
  state: z.enum(['waiting', 'approved', 'declined']),
  before: CardContent,
  after: CardContent,
  sentAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type AskedCard = z.infer<typeof AskedCard>;
