import * as z from 'zod/mini';

import { Id, Instant, Localised } from '../shapes.ts';
import { Message } from './shapes.ts';
import { shape } from '../named.ts';

/** An answer that managers keep ready, in both languages. */
export const CannedAnswer = shape('CannedAnswer', { answerId: Id, title: z.string(), text: Localised });
export type CannedAnswer = z.infer<typeof CannedAnswer>;

/** A conversation of a family with a teacher as managers see it from outside: none of its words. */
export const TeacherChat = shape('TeacherChat', {
  chatId: Id,
  familyId: Id,
  familyName: z.string(),
  kidName: z.nullable(z.string()),
  teacherName: z.string(),
  /** How many there are. */
  messages: z.int(),
  lastAt: z.nullable(Instant),
});
export type TeacherChat = z.infer<typeof TeacherChat>;

/** Something in a teacher's conversation that managers should look at. */
export const ChatReport = shape('ChatReport', {
  reportId: Id,
  /** `reported`: somebody asks to look; `stopped`: contacts were about to be shared, and the message was not sent. */
  kind: z.enum(['reported', 'stopped']),
  at: Instant,
  chatId: Id,
  familyId: Id,
  familyName: z.string(),
  teacherName: z.string(),
  /** On whose side of the conversation the message was written, and by whom. */
  from: z.enum(['customer', 'teacher']),
  authorName: z.string(),
  /** Of a report: why. Of a stop: what was found — phone, link, email or messenger. */
  reason: z.string(),
  /** What was not sent; null when a message was reported. */
  stoppedText: z.nullable(z.string()),
  /** The message that was reported, among those around it. */
  messageId: z.nullable(Id),
  around: z.array(Message),
  closed: z.nullable(z.strictObject({ at: Instant, by: z.string(), result: z.string() })),
});
export type ChatReport = z.infer<typeof ChatReport>;
