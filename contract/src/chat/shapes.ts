import * as z from 'zod/mini';

import { Id, Instant } from '../shapes.ts';
import { named, shape } from '../named.ts';

/** A picture in a conversation: ours, drawn anew. The address is for whoever may see it, and does not last. */
export const ChatPicture = shape('ChatPicture', { url: z.string(), width: z.int(), height: z.int() });

/** A voice or a document (PDF) in a conversation. The address is for whoever may see it, and does not last. */
export const ChatAttachment = shape('ChatAttachment', {
  kind: z.enum(['voice', 'document']),
  url: z.string(),
  /** How its author's device calls it; empty for a voice. */
  name: z.string(),
  bytes: z.int(),
  /** How long a voice goes; 0 for a document. */
  seconds: z.int(),
});
export type ChatAttachment = z.infer<typeof ChatAttachment>;

/** A conversation (docs/rules/wire.md#chat): with the school, or with the teacher of a process. */
export const Chat = shape('Chat', {
  chatId: Id,
  /** A family and the school, a family and a teacher, a teacher and the school. */
  kind: z.enum(['school', 'teacher', 'staff']),
  /** Who writes to the school or to the teacher: the family, or in kind `staff` the teacher. */
  customer: Id,
  processId: z.nullable(Id),
  /** The kid whose process it is; null with the school. */
  kidUid: z.nullable(Id),
  /** Who is on the other side, as the caller sees it. */
  title: z.string(),
  isCustomerOnline: z.boolean(),
  isCustomerWritingMsg: z.boolean(),
  /** The teacher is connected; the school as a whole is never shown so. */
  isStaffOnline: z.boolean(),
  isStaffWritingMsg: z.boolean(),
  /** Messages of the other side that the caller's side has not read. */
  unread: z.int(),
  /** The other side has read the messages up to this place; 0 is none. */
  readTo: z.int(),
  /** They have come to a device of the other side up to this place; 0 is none. */
  deliveredTo: z.int(),
  /** The text is empty when it is a picture. */
  lastMessage: z.nullable(
    z.strictObject({
      n: z.int(),
      text: z.string(),
      isPicture: z.boolean(),
      attachment: z.nullable(ChatAttachment.shape.kind),
      timestamp: Instant,
    }),
  ),
  /** For the school: since when the family waits for an answer. For anybody else these three are null. */
  waitingSince: z.nullable(Instant),
  assignedTo: z.nullable(z.strictObject({ accountId: Id, name: z.string() })),
  /** Nothing is left to do, until the family writes again. */
  closedAt: z.nullable(Instant),
});
export type Chat = z.infer<typeof Chat>;

export const Message = shape('Message', {
  messageId: Id,
  chatId: Id,
  /** Its place in the conversation, from 1 without gaps. */
  n: z.int(),
  /** The key its author's device gave it: the device knows by it what has arrived. */
  key: z.nullable(z.string()),
  from: z.enum(['customer', 'teacher', 'school']),
  authorName: z.string(),
  /** May be empty beside a picture or an attachment. */
  text: z.string(),
  picture: z.nullable(ChatPicture),
  attachment: z.nullable(ChatAttachment),
  timestamp: Instant,
});
export type Message = z.infer<typeof Message>;

/** When the contact centre answers: minutes of the day in the school's zone, at most one span a weekday (1 is Monday). */
export const ChatDay = named(
  'ChatDay',
  z
    .strictObject({
      weekday: z.int().check(z.minimum(1), z.maximum(7)),
      fromMinute: z.int().check(z.minimum(0), z.maximum(1439)),
      toMinute: z.int().check(z.minimum(1), z.maximum(1440)),
    })
    .check(z.refine(({ fromMinute, toMinute }) => fromMinute < toMinute)),
);
export type ChatDay = z.infer<typeof ChatDay>;
export const ChatDays = z.array(ChatDay).check(
  z.maxLength(7),
  z.refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length),
);

export const ChatHours = z.strictObject({
  days: z.array(ChatDay),
  /** When somebody answers next; null: now, or nobody knows when. */
  opensAt: z.nullable(Instant),
  /** Until when somebody answers; null while nobody does. */
  closesAt: z.nullable(Instant),
});
export type ChatHours = z.infer<typeof ChatHours>;
