import * as z from 'zod/mini';

import { Subject } from '../catalogue/shapes.ts';
import { IceServer } from '../equipment/shapes.ts';
import { Id, Instant, Localised, TimeZone } from '../shapes.ts';
import { Verdict } from '../verdict.ts';
import { cameraPolicies, endedAs, engines } from './limits.ts';
import { Member } from './protocol.ts';
import { stepKinds } from './script.ts';
import { RoomState } from './state.ts';
import { named, shape } from '../named.ts';

const paths = {
  relay: z.boolean(),
  iceServers: z.array(IceServer),
  /** Of whom the cameras are on. */
  cameras: z.enum(cameraPolicies),
};

/** How pictures and sound travel; `outside` is a meeting elsewhere, at an address. */
export const RoomMedia = named(
  'RoomMedia',
  z.discriminatedUnion('engine', [
    /** Page to page, everybody with everybody; `relay` sends everything through the school’s relay, so that nobody learns another’s address. */
    z.strictObject({ engine: z.literal('direct'), ...paths }),
    /** Children of several families: each is linked with the teacher alone, whose page lets each hear the others. */
    z.strictObject({ engine: z.literal('star'), ...paths }),
    /** By a server of the school’s own: a page speaks of it by its own signals (feeds.ts), and is linked with no other. */
    z.strictObject({ engine: z.literal('janus'), ...paths }),
    /** By a LiveKit, at its address, with a token that is good for coming in and for this visit alone. */
    z.strictObject({ engine: z.literal('livekit'), url: z.string(), token: z.string(), cameras: paths.cameras }),
    z.strictObject({ engine: z.literal('outside'), url: z.string() }),
  ]),
);
export type RoomMedia = z.infer<typeof RoomMedia>;

/** A person of a room as faces show it. */
export const RoomPerson = shape('RoomPerson', {
  person: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  age: z.nullable(z.int()),
});
export type RoomPerson = z.infer<typeof RoomPerson>;

/** The room before one is in it. */
export const Lobby = shape('RoomLobby', {
  eventId: Id,
  subject: Subject,
  isTrial: z.boolean(),
  /** What the lesson is about; nothing for a trial. */
  title: z.nullable(Localised),
  timestamp: Instant,
  minutes: z.int(),
  teacher: RoomPerson,
  /** Whose place the teacher takes in this lesson. */
  insteadOf: z.nullable(z.string()),
  /** Children the caller may know of: a family its own, the teacher all of its lesson. */
  kids: z.array(RoomPerson),
  isGroup: z.boolean(),
  /** Who is in the room now, of those that are shown. */
  members: z.array(Member),
  startedAt: z.nullable(Instant),
  /** The parts of a lesson that is on, in their order, and which of them it has come to. */
  steps: z.nullable(z.strictObject({ kinds: z.array(z.enum(stepKinds)), at: z.int() })),
  ended: z.nullable(z.strictObject({ as: z.enum(endedAs), at: Instant })),
  /** Where the caller lives: the clock by which its times are told. */
  zone: TimeZone,
  opensAt: Instant,
  closesAt: Instant,
  engine: z.enum(engines),
  /** Of whom the cameras are on. */
  cameras: z.enum(cameraPolicies),
  /** The teacher's next lesson that follows at once. */
  next: z.nullable(z.strictObject({ eventId: Id, timestamp: Instant })),
  now: Instant,
  may: z.strictObject({ enter: Verdict, watch: Verdict }),
});
export type Lobby = z.infer<typeof Lobby>;

/** What a page gets that comes in: who it is there, a ticket to the socket, the room as it stands, the way of the media. */
export const Entered = shape('RoomEntered', {
  epoch: z.int(),
  person: z.string(),
  /** For `/room/<eventId>?ticket=…`, once, within seconds. */
  ticket: z.string(),
  seq: z.int(),
  state: RoomState,
  media: RoomMedia,
  now: Instant,
});
export type Entered = z.infer<typeof Entered>;

/** A stroke of a page of the board, as the op made it, in slim words. */
export const InkLine = shape('InkLine', {
  seq: z.int(),
  id: Id,
  who: z.string(),
  tool: z.string(),
  color: z.string(),
  width: z.int(),
  points: z.string(),
  says: z.nullable(z.string()),
  gone: z.boolean(),
});
export type InkLine = z.infer<typeof InkLine>;

/** Which lesson a room is of, and whose. */
export const roomHead = {
  eventId: Id,
  subject: Subject,
  isTrial: z.boolean(),
  isGroup: z.boolean(),
  timestamp: Instant,
  minutes: z.int(),
  teacher: RoomPerson,
  kids: z.array(RoomPerson),
};

/** A room as managers see it among all that are open now. */
export const RoomNow = z
  .strictObject({
    ...roomHead,
    members: z.array(Member),
    startedAt: z.nullable(Instant),
    /** The children are there, the teacher was and is not. */
    alone: z.boolean(),
    help: RoomState.shape.help,
  })
  .register(z.globalRegistry, { id: 'RoomNow' });
export type RoomNow = z.infer<typeof RoomNow>;
