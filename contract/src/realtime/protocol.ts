import * as z from 'zod/mini';

import type { ErrorCode } from '../errors.ts';
import { line, word } from '../shapes.ts';

/**
 * The live protocol over one WebSocket at `/realtime?ticket=…` (ticket from POST /realtime/ticket). One JSON
 * object a message, `t` tells its kind. `id` is the client's own name of a subscription, echoed in all that
 * belongs to it; clients that use equal ids for equal topics share frames on the server.
 */
const SubscriptionId = word(200, 1);

/** Where a subscriber stands in the stream of changes: opaque, given back unchanged after a break. */
const Cursor = line(2000, 0);

/** What a client may say. */
export const ClientMessage = z.discriminatedUnion('t', [
  /** Follow a topic, with its query if it has one: `events/{id}?from=2026-11-23`. With a cursor: go on from there. */
  z.strictObject({ t: z.literal('sub'), id: SubscriptionId, topic: word(300), cursor: z.optional(Cursor) }),
  z.strictObject({ t: z.literal('unsub'), id: SubscriptionId }),
  z.strictObject({ t: z.literal('pong') }),
  /** The person is typing (or no longer) in the conversation of this `messages/…` subscription. Repeat every 3 s. */
  z.strictObject({ t: z.literal('writing'), id: SubscriptionId, on: z.boolean() }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/**
 * What the server says.
 * - `snapshot`: the whole document of the topic; replaces whatever the client had.
 * - `change` `doc`: the whole document again; `put`: one item of its list, whole, new or changed, by its id;
 *   `remove`: this item is gone (or is outside the window). A change may come twice; it is never skipped.
 * - `resumed`: a subscription with a cursor has been told all it missed; the topic is live again.
 * - `refused`: no such topic for this person, or it can no longer be read; the subscription is over.
 * A frame's cursor is to be kept for the next `sub` of the topic.
 */
export type ServerMessage =
  | { t: 'snapshot'; id: string; cursor: string; data: unknown }
  | { t: 'change'; id: string; cursor: string; op: 'doc'; data: unknown }
  | { t: 'change'; id: string; cursor: string; op: 'put'; item: string; data: unknown }
  | { t: 'change'; id: string; cursor: string; op: 'remove'; item: string }
  | { t: 'resumed'; id: string; cursor: string }
  | { t: 'refused'; id: string; code: ErrorCode }
  | { t: 'ping' };
