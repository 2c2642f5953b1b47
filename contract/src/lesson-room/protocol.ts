import * as z from 'zod/mini';

import type { ErrorCode } from '../errors.ts';
import { Id, Instant, whole, word } from '../shapes.ts';
import type { Verdict } from '../verdict.ts';
import { lessonRoomLimits, type nackCodes, type overCodes } from './limits.ts';
import { PageOp, type PageOpKind, type RoomEvent } from './ops.ts';
import { Address, type Person } from './people.ts';
import { shape } from '../named.ts';

/**
 * The room's own WebSocket at `/room/<eventId>?ticket=…` (ticket from POST /lesson-room/:eventId/enter or …/watch):
 * one JSON object a message, `t` tells its kind (docs/design/lesson-room.md#protocol).
 */
const share = z.number().check(z.gte(-1), z.lte(2));

/** Said in passing, never stored: newest of its key wins, and a slow reader misses some. */
export const Passing = z.discriminatedUnion('k', [
  /** Where somebody points: on the board in its coordinates, on a task as a share of the element that is named. */
  z.strictObject({
    k: z.literal('pointer'),
    place: word(80),
    card: z.optional(word(80)),
    x: share,
    y: share,
    /** The card of a task that goes with the finger, until it is let go. */
    lift: z.optional(word(16)),
  }),
  z.strictObject({ k: z.literal('pointer.off') }),
  /** A stroke in progress: its newest points, packed. */
  z.strictObject({
    k: z.literal('ink'),
    id: Id,
    page: whole(0, lessonRoomLimits.pages - 1),
    color: word(10),
    width: whole(1, 3),
    points: word(4000),
  }),
  /** The work in hand of a task (drafts.ts), of that child; from the teacher while it has the hand. */
  z.strictObject({
    k: z.literal('draft'),
    kidUid: z.nullable(Id),
    taskNo: whole(0, 999),
    round: whole(0, 999),
    draft: z.record(z.string(), z.unknown()),
    /** The how manieth state of this copy it is, over all pages: what is older is not taken over. A page of an older release does not say. */
    n: z.optional(whole(0, 999_999_999)),
  }),
  /** How loud the voice is, 0 to 1. */
  z.strictObject({ k: z.literal('level'), v: z.number().check(z.gte(0), z.lte(1)) }),
  z.strictObject({ k: z.literal('writing') }),
  /** How long a child has done nothing in its task, as a rung of the player's help (0: it works). */
  z.strictObject({ k: z.literal('idle'), taskNo: whole(0, 999), rung: whole(0, 3) }),
]);
export type Passing = z.infer<typeof Passing>;

/** A word of one page's media to another's. Its text is the browsers' own (SDP, candidates). */
export const Signal = z.strictObject({
  description: z.optional(
    z.strictObject({ type: z.enum(['offer', 'answer', 'rollback']), sdp: z.string().check(z.maxLength(lessonRoomLimits.signalBytes)) }),
  ),
  candidate: z.optional(
    z.nullable(
      z.strictObject({
        candidate: z.string().check(z.maxLength(1000)),
        sdpMid: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
        sdpMLineIndex: z.optional(z.nullable(z.int())),
        usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
      }),
    ),
  ),
  restart: z.optional(z.literal(true)),
  /** Of a media server: this page has a new link, and wants to be offered what the other sends. */
  fresh: z.optional(z.literal(true)),
});
export type Signal = z.infer<typeof Signal>;

/** How a page is doing: numbers only, every few seconds. */
export const Heartbeat = z.strictObject({
  /** Microphone and camera are sent (as the page itself sees it). */
  mic: z.boolean(),
  camera: z.boolean(),
  screen: z.optional(z.boolean()),
  /** Whether the page is looked at. */
  seen: z.boolean(),
  /** Step of the quality ladder, 0 (all) to 5 (phone). */
  ladder: whole(0, 5),
  rtt: z.optional(z.number().check(z.gte(0), z.lte(60_000))),
  loss: z.optional(z.number().check(z.gte(0), z.lte(1))),
  fps: z.optional(z.number().check(z.gte(0), z.lte(240))),
  /** Milliseconds from the tap to the first frame of the other, once. */
  firstFrame: z.optional(whole(0, 600_000)),
  /** What the watchdog did about broken sound since the last beat. */
  recovered: z.optional(z.array(z.enum(['restart', 'renew', 'relay'])).check(z.maxLength(10))),
  headset: z.optional(z.boolean()),
});
export type Heartbeat = z.infer<typeof Heartbeat>;

/** What a page may say. */
export const PageMessage = z.discriminatedUnion('t', [
  /** First of all; `since` goes on from a seq that the page knows. */
  z.strictObject({ t: z.literal('hello'), v: z.int(), since: z.nullable(whole(0, Number.MAX_SAFE_INTEGER)) }),
  z.strictObject({ t: z.literal('op'), opid: Id, op: PageOp }),
  z.strictObject({ t: z.literal('pass'), it: Passing }),
  z.strictObject({ t: z.literal('signal'), to: Address, it: Signal }),
  z.strictObject({ t: z.literal('beat'), it: Heartbeat }),
  z.strictObject({ t: z.literal('pong') }),
  z.strictObject({ t: z.literal('bye') }),
]);
export type PageMessage = z.infer<typeof PageMessage>;

/** Somebody in the room, as all see them. */
export const Member = shape('RoomMember', {
  person: z.string(),
  epoch: z.int(),
  /** First name, or the word of the school's colleague. */
  name: z.string(),
  avatar: z.nullable(z.string()),
  state: z.enum(['here', 'away', 'gone']),
  since: Instant,
  heartbeat: z.nullable(Heartbeat),
});
export type Member = z.infer<typeof Member>;

/** What the buttons of this page may do now: the server's verdict by kind of op. */
export type May = Partial<Record<PageOpKind, Verdict>>;

export type NackCode = (typeof nackCodes)[number];
export type OverCode = (typeof overCodes)[number];

/** What the school says. */
export type RoomMessage =
  | { t: 'ready'; seq: number; you: Person; epoch: number; members: Member[]; may: May; now: string }
  /** Ops in order; a `seq` comes after the one before it, always. */
  | { t: 'events'; events: RoomEvent[] }
  /** The page asked to go on from too far back: it enters anew. */
  | { t: 'stale' }
  | { t: 'nack'; opid: string; code: NackCode; error?: ErrorCode | undefined }
  | { t: 'dup'; opid: string; seq: number }
  | { t: 'pass'; who: Person; it: Passing }
  | { t: 'signal'; from: string; it: Signal }
  | { t: 'member'; member: Member }
  | { t: 'may'; may: May }
  | { t: 'over'; code: OverCode; until?: string | undefined; endedAs?: string | undefined }
  | { t: 'ping' };

/** Why the server closed a room's socket, besides those of the live connection. */
export const roomCloseCodes = { over: 4408, notUnderstood: 1008, restarting: 1012, fault: 1011 } as const;
