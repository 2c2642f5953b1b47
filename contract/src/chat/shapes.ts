import * as z from 'zod/mini';

import { Id, Instant } from '../shapes.ts';

/** A conversation (spec §3 Chat): with the school, or with the teacher of a process. */
export const Chat = z
  .strictObject({
    chatId: Id,
    kind: z.enum(['school', 'teacher']),
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
    /** The other side has read everything up to then. */
    readUntil: z.nullable(Instant),
    lastMessage: z.nullable(z.strictObject({ text: z.string(), timestamp: Instant })),
  })
  .register(z.globalRegistry, { id: 'Chat' });
export type Chat = z.infer<typeof Chat>;

export const Message = z
  .strictObject({
    messageId: Id,
    chatId: Id,
    from: z.enum(['customer', 'teacher', 'school']),
    authorName: z.string(),
    text: z.string(),
    timestamp: Instant,
  })
  .register(z.globalRegistry, { id: 'Message' });
export type Message = z.infer<typeof Message>;
