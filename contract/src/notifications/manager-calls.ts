import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { manager, managerReads } from '../role-rows.ts';
import { Id, Instant, line, text } from '../shapes.ts';
import { messageStates } from './limits.ts';
import { shape } from '../named.ts';

/** A message to a person, as managers see it: its words are not shown, they hold one-time links and codes. */
export const ManagerMessage = shape('ManagerMessage', {
  messageId: Id,
  channel: z.enum(['mail', 'sms', 'push', 'telegram']),
  /** An e-mail address or a phone; null for a device or a chat. */
  to: z.nullable(z.string()),
  /** The family it tells, if it is one. */
  family: z.nullable(z.strictObject({ familyId: Id, name: z.string() })),
  subject: z.string(),
  state: z.enum(messageStates),
  attempts: z.int(),
  /** What the other side said at the last try. */
  fault: z.nullable(z.string()),
  timestamp: Instant,
  /** What a manager did with it, the latest first. */
  acts: z.array(z.strictObject({ act: z.enum(['retried', 'closed']), by: z.string(), reason: z.string(), at: Instant })),
});
export type ManagerMessage = z.infer<typeof ManagerMessage>;

const withReason = z.strictObject({ reason: text(500) });
const listed = z.strictObject({ messages: z.array(ManagerMessage), next: z.nullable(z.string()), failed: z.int() });

/** Messages that did not arrive, for managers: each act with its reason, who did it kept. */
export const managerMessagesCalls = defineCalls({
  'GET /manager/messages': {
    who: managerReads,
    summary: 'Messages of one state, the newest first; `failed` says how many of all will not be delivered',
    query: z.strictObject({
      state: z.optional(z.enum(messageStates)),
      /** A part of the address, of the subject, or of the e-mail or phone of the family. */
      search: z.optional(line(100, 0)),
      before: z.optional(line(80, 0)),
    }),
    gives: listed,
    refusals: [],
  },
  'GET /manager/families/:familyId/messages': {
    who: managerReads,
    summary: 'What was sent to a family in the last 35 days, the newest first',
    query: z.strictObject({ before: z.optional(line(80, 0)) }),
    gives: listed,
    refusals: ['families.family_not_found'],
  },
  'POST /manager/messages/:messageId/retry': {
    who: manager,
    summary: 'Sends a message that failed once more',
    body: withReason,
    gives: ManagerMessage,
    refusals: ['notifications.message_not_found', 'notifications.message_not_failed'],
    idempotent: true,
  },
  'POST /manager/messages/:messageId/close': {
    who: manager,
    summary: 'Puts a message that failed away: the family was told another way, or need not know any more',
    body: withReason,
    gives: ManagerMessage,
    refusals: ['notifications.message_not_found', 'notifications.message_not_failed'],
    idempotent: true,
  },
});
