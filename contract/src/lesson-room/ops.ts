import * as z from 'zod/mini';

import { noteResults } from '../calendar/limits.ts';
import { Id, Instant, line, word, whole } from '../shapes.ts';
import {
  allowances,
  callOutcomes,
  endedAs,
  grounds,
  helpCodes,
  judgedAs,
  leaveCauses,
  lessonRoomLimits,
  penColors,
  reactions,
  smallTools,
  stages,
  stickers,
  taskModes,
} from './limits.ts';
import { Person } from './people.ts';

/**
 * Everything that is done in a room and stays: one shape a kind. An op is stored before anybody hears of it, in one
 * order for all; what a page says without being stored (pointer, line being drawn) stands in protocol.ts.
 */
const op = <Kind extends string, Fields extends Record<string, z.ZodMiniType>>(kind: Kind, fields: Fields) =>
  z.strictObject({ kind: z.literal(kind), ...fields });

const Page = whole(0, lessonRoomLimits.pages - 1);
const Kids = z.array(Id).check(z.maxLength(8));

/** What the teacher's page may do. */
export const teacherOps = [
  /** To a step of the script, and to a panel of it. */
  op('step', { step: whole(0, 99), panel: whole(0, 99) }),
  op('stage', { stage: z.enum(stages) }),
  /** To a page of the board; with a ground or a picture of the shelf it is laid out anew. */
  op('page', { page: Page, ground: z.optional(z.enum(grounds)), picture: z.optional(z.nullable(Id)) }),
  /** "Look at me": these children, or all when empty, cannot move anything until it ends. */
  op('lock', { kids: Kids, on: z.boolean() }),
  /** These children are heard by nobody until it ends, whatever their own buttons say. */
  op('mute', { kids: Kids.check(z.minLength(1)), on: z.boolean() }),
  op('allow', { kids: Kids, what: z.enum(allowances), on: z.boolean() }),
  /** So many items solved by all children together lift the rocket of the group; null takes it away. */
  op('goal', { of: z.nullable(whole(1, lessonRoomLimits.goalMost)) }),
  op('spotlight', { person: z.nullable(Person) }),
  /** The teacher takes a child's task in hand, or gives it back. */
  op('hand', { kidUid: Id, on: z.boolean() }),
  op('hand.lower', { kidUid: Id }),
  op('star', { kidUid: Id }),
  op('sticker', { kidUid: Id, sticker: z.enum(stickers) }),
  /** A small tool with what it shows; chance comes from the school (`seed` is added by the server). */
  op('tool', {
    tool: z.nullable(z.enum(smallTools)),
    with: z.optional(z.record(word(20), z.union([line(80, 0), whole(-1_000_000, 1_000_000)]))),
  }),
  op('chat.open', { on: z.boolean() }),
  op('screen', { on: z.boolean() }),
  op('music', { on: z.boolean() }),
  op('start', {}),
] as const;

/** What a child's page may do besides drawing. */
export const kidOps = [op('raise', { on: z.boolean() }), op('react', { reaction: z.enum(reactions) })] as const;

/** What both may do, each by what it is allowed. */
export const sharedOps = [
  /** A finished stroke, packed (ink.ts): its colour, its width, and what it is made of. */
  op('stroke', {
    id: Id,
    page: Page,
    tool: z.enum(['pen', 'line', 'rectangle', 'circle', 'stamp', 'text']),
    color: z.enum(penColors),
    width: whole(1, 3),
    /** Points of a pen, packed; two corners of a figure; the place of a stamp or a text. */
    points: word(lessonRoomLimits.strokeBytes),
    /** The text, or the name of the stamp. */
    says: z.optional(line(lessonRoomLimits.boardTextSigns)),
  }),
  /** Takes strokes away: a child its own, the teacher any; undone by `restore`. */
  op('erase', { page: Page, strokes: z.array(Id).check(z.minLength(1), z.maxLength(50)) }),
  op('restore', { page: Page, strokes: z.array(Id).check(z.minLength(1), z.maxLength(50)) }),
  op('clear', { page: Page }),
  op('unclear', { page: Page }),
  op('chat', { text: line(lessonRoomLimits.chatSigns) }),
] as const;

/** What the school itself writes into the log, with an act of a call or by what it sees. */
export const schoolOps = [
  op('join', { person: Person, epoch: whole(1, Number.MAX_SAFE_INTEGER) }),
  op('leave', { person: Person, epoch: whole(1, Number.MAX_SAFE_INTEGER), cause: z.enum(leaveCauses), at: Instant }),
  op('alone', { on: z.boolean() }),
  op('replaced', { teacherId: Id, name: z.string() }),
  op('taken_out', { person: Person, until: z.nullable(Instant) }),
  /** A task is put before the children: by its place in a playbook (own) or as one copy of the room (class). */
  op('task.open', {
    taskNo: whole(0, 999),
    mode: z.enum(taskModes),
    playbookUid: word(80),
    taskIdx: whole(0, 999),
    /** When a race begins, by the school's clock. */
    startsAt: z.optional(Instant),
  }),
  /** What became of an answer: no answer in it, only how it was judged. */
  op('judged', {
    taskNo: z.nullable(whole(0, 999)),
    kidUid: z.nullable(Id),
    playbookUid: word(80),
    taskIdx: whole(0, 999),
    round: whole(0, 999),
    verdict: z.enum(judgedAs),
    /** Whether the task is done with it, or one more try is left. */
    done: z.boolean(),
  }),
  op('task.help', { taskNo: whole(0, 999), round: whole(0, 999), kidUid: z.nullable(Id) }),
  op('task.reveal', { taskNo: whole(0, 999), round: whole(0, 999), kidUid: z.nullable(Id) }),
  op('task.close', { taskNo: whole(0, 999) }),
  op('help', { person: Person, code: z.enum(helpCodes), helpId: Id }),
  op('help.taken', { helpId: Id, name: z.string() }),
  /** A word of the school to the teacher. */
  op('note', { text: z.string() }),
  /** Somebody of the school has called the family of a child that is missing. */
  op('called', { kidUid: Id, outcome: z.enum(callOutcomes) }),
  op('end', { as: z.enum(endedAs), result: z.optional(z.enum(noteResults)) }),
] as const;

/**
 * What a child's page is told in place of an op that is not its to know: that there was one, and what of it all may see. Made by the
 * school for each page, never stored.
 */
const toldOps = [
  op('kept', {
    /** The task in which somebody was judged or helped. */
    taskNo: z.nullable(whole(0, 999)),
    /** An item was solved that lifts what all lift together. */
    lifts: z.boolean(),
    /** Where the children stand on the track of a race, as all see it (race.ts). */
    places: z.nullable(z.record(Id, whole(0, 999))),
  }),
] as const;

export const TeacherOp = z.discriminatedUnion('kind', [...teacherOps, ...sharedOps]);
export type TeacherOp = z.infer<typeof TeacherOp>;
export const KidOp = z.discriminatedUnion('kind', [...kidOps, ...sharedOps]);
export type KidOp = z.infer<typeof KidOp>;
/** What a page may send: which of it whom, the grants of the room say. */
export const PageOp = z.discriminatedUnion('kind', [...teacherOps, ...kidOps, ...sharedOps]);
export type PageOp = z.infer<typeof PageOp>;
export const RoomOp = z.discriminatedUnion('kind', [...teacherOps, ...kidOps, ...sharedOps, ...schoolOps, ...toldOps]);
export type RoomOp = z.infer<typeof RoomOp>;
export type OpKind = RoomOp['kind'];
export type PageOpKind = PageOp['kind'];
export type OpOf<Kind extends OpKind> = Extract<RoomOp, { kind: Kind }>;

export const pageOpKinds = [...teacherOps, ...kidOps, ...sharedOps].map((it) => it.shape.kind.def.values[0]) as PageOpKind[];

/** An op as it stands in the log: `seq` counts from 1 without a gap, the same for all. */
export interface RoomEvent {
  seq: number;
  opid: string;
  /** Who did it: a person, or `school`, the school itself. */
  who: Person;
  op: RoomOp;
  at: string;
  /** Chance of a tool, given by the school. */
  seed?: number | undefined;
  /** On a child's page, in a race: where the children stand on the track after it. */
  places?: Record<string, number> | undefined;
}
