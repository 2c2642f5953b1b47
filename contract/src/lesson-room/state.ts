import * as z from 'zod/mini';

import { Id, Instant } from '../shapes.ts';
import * as limits from './limits.ts';
import type { RoomEvent } from './ops.ts';
import { shape } from '../named.ts';

/**
 * What a room looks like after so many ops: folded by `reduce` alike on the server and in every page. Ink is not in it
 * (it is read page by page), nor who is there (members are).
 */
export const RoomState = shape('RoomState', {
  startedAt: z.nullable(Instant),
  ended: z.nullable(z.strictObject({ as: z.enum(limits.endedAs), at: Instant })),
  step: z.int(),
  panel: z.int(),
  stepSince: z.nullable(Instant),
  stage: z.enum(limits.stages),
  page: z.int(),
  pages: z.array(z.strictObject({ ground: z.enum(limits.grounds), picture: z.nullable(Id) })),
  /** Children who look and do not touch; `allLocked` holds for everybody. */
  locked: z.array(Id),
  allLocked: z.boolean(),
  /** Children whom the teacher has made quiet. */
  muted: z.array(Id),
  allowed: z.record(z.string(), z.array(z.enum(limits.allowances))),
  /** What the group lifts together: items solved since it was set, and how many it takes. Who solved them is not in it. */
  goal: z.nullable(z.strictObject({ of: z.int(), done: z.int() })),
  spotlight: z.nullable(z.string()),
  /** Children whose task is in the teacher's hand. */
  inTeachersHand: z.array(Id),
  /** Raised hands, the first first. */
  hands: z.array(Id),
  stars: z.record(z.string(), z.int()),
  stickers: z.record(z.string(), z.array(z.enum(limits.stickers))),
  tool: z.nullable(
    z.strictObject({
      tool: z.enum(limits.smallTools),
      with: z.record(z.string(), z.union([z.string(), z.int()])),
      seed: z.int(),
      at: Instant,
      seq: z.int(),
    }),
  ),
  task: z.nullable(
    z.strictObject({
      taskNo: z.int(),
      mode: z.enum(limits.taskModes),
      playbookUid: z.string(),
      taskIdx: z.int(),
      startsAt: z.nullable(Instant),
      closed: z.boolean(),
      /** Rounds in which help was given and which were revealed, by child; `all` for the copy of the room. */
      helped: z.record(z.string(), z.array(z.int())),
      revealed: z.record(z.string(), z.array(z.int())),
    }),
  ),
  /** How each child's tasks were judged, by `playbook/task/round`; `all` is the copy of the room. */
  marks: z.record(
    z.string(),
    z.record(z.string(), z.strictObject({ verdict: z.enum(limits.judgedAs), tries: z.int(), done: z.boolean() })),
  ),
  /** Where the others stand on the track of a race, on a child's page: it is not told how they were judged. */
  places: z.record(z.string(), z.int()),
  screen: z.boolean(),
  music: z.boolean(),
  chatOpen: z.boolean(),
  chat: z.array(z.strictObject({ seq: z.int(), who: z.string(), text: z.string(), at: Instant })),
  lastReaction: z.nullable(z.strictObject({ kidUid: Id, reaction: z.enum(limits.reactions), seq: z.int() })),
  alone: z.boolean(),
  replacedBy: z.nullable(z.strictObject({ teacherId: Id, name: z.string(), seq: z.int() })),
  help: z.nullable(z.strictObject({ helpId: Id, person: z.string(), code: z.string(), takenBy: z.nullable(z.string()) })),
  note: z.nullable(z.strictObject({ text: z.string(), seq: z.int() })),
  /** Families that the school has called because their child is missing. */
  called: z.record(z.string(), z.strictObject({ outcome: z.enum(limits.callOutcomes), at: Instant })),
});
export type RoomState = z.infer<typeof RoomState>;

export const emptyRoom: RoomState = {
  startedAt: null,
  ended: null,
  step: 0,
  panel: 0,
  stepSince: null,
  stage: 'panel',
  page: 0,
  pages: [{ ground: 'plain', picture: null }],
  locked: [],
  allLocked: false,
  muted: [],
  allowed: {},
  goal: null,
  spotlight: null,
  inTeachersHand: [],
  hands: [],
  stars: {},
  stickers: {},
  tool: null,
  task: null,
  marks: {},
  places: {},
  screen: false,
  music: false,
  chatOpen: false,
  chat: [],
  lastReaction: null,
  alone: false,
  replacedBy: null,
  help: null,
  note: null,
  called: {},
};

/** The key of one item in `marks`. */
export const itemKey = (playbookUid: string, taskIdx: number, round: number): string => `${playbookUid}/${taskIdx}/${round}`;

/** Marks of other tasks than this one. */
const withoutTask = <T>(marks: Readonly<Record<string, T>>, { playbookUid, taskIdx }: { playbookUid: string; taskIdx: number }) =>
  Object.fromEntries(Object.entries(marks).filter(([key]) => !key.startsWith(`${playbookUid}/${taskIdx}/`)));

const kidOf = (who: string): string => who.slice(who.indexOf(':') + 1);
const without = (list: readonly string[], gone: readonly string[]): string[] => list.filter((it) => !gone.includes(it));
const withAll = <T>(list: readonly T[], more: readonly T[]): T[] => [...new Set([...list, ...more])];

/** The room after one more op. Pure; an op that changes nothing gives the same object back. */
export function reduce(state: RoomState, event: RoomEvent): RoomState {
  const after = done(state, event);
  return event.places ? { ...after, places: event.places } : after;
}

function done(state: RoomState, { seq, who, op, at, seed }: RoomEvent): RoomState {
  switch (op.kind) {
    case 'start':
      return state.startedAt ? state : { ...state, startedAt: at, stepSince: state.stepSince ?? at };
    case 'end':
      return state.ended ? state : { ...state, ended: { as: op.as, at }, locked: [], allLocked: false };
    case 'step':
      return { ...state, step: op.step, panel: op.panel, stage: 'panel', stepSince: op.step === state.step ? (state.stepSince ?? at) : at };
    case 'stage':
      return { ...state, stage: op.stage };
    case 'page': {
      const pages = [...state.pages];
      while (pages.length <= op.page) pages.push({ ground: 'plain', picture: null });
      const before = pages[op.page] as RoomState['pages'][number];
      pages[op.page] = { ground: op.ground ?? before.ground, picture: op.picture === undefined ? before.picture : op.picture };
      return { ...state, page: op.page, pages, stage: 'board' };
    }
    case 'lock':
      if (op.kids.length === 0) return { ...state, allLocked: op.on, locked: op.on ? state.locked : [] };
      return { ...state, locked: op.on ? withAll(state.locked, op.kids) : without(state.locked, op.kids) };
    case 'mute':
      return { ...state, muted: op.on ? withAll(state.muted, op.kids) : without(state.muted, op.kids) };
    case 'allow': {
      const allowed = { ...state.allowed };
      for (const kid of op.kids) {
        const had = allowed[kid] ?? [];
        allowed[kid] = op.on ? withAll(had, [op.what]) : had.filter((it) => it !== op.what);
      }
      return { ...state, allowed };
    }
    case 'goal':
      return { ...state, goal: op.of === null ? null : { of: op.of, done: 0 } };
    case 'spotlight':
      return { ...state, spotlight: op.person };
    case 'hand':
      return {
        ...state,
        inTeachersHand: op.on ? withAll(state.inTeachersHand, [op.kidUid]) : without(state.inTeachersHand, [op.kidUid]),
      };
    case 'raise':
      return { ...state, hands: op.on ? withAll(state.hands, [kidOf(who)]) : without(state.hands, [kidOf(who)]) };
    case 'hand.lower':
      return { ...state, hands: without(state.hands, [op.kidUid]) };
    case 'react':
      return { ...state, lastReaction: { kidUid: kidOf(who), reaction: op.reaction, seq } };
    case 'star': {
      const had = state.stars[op.kidUid] ?? 0;
      return had >= limits.lessonRoomLimits.starsMost ? state : { ...state, stars: { ...state.stars, [op.kidUid]: had + 1 } };
    }
    case 'sticker': {
      const had = state.stickers[op.kidUid] ?? [];
      if (had.length >= limits.lessonRoomLimits.stickersMost) return state;
      return { ...state, stickers: { ...state.stickers, [op.kidUid]: [...had, op.sticker] } };
    }
    case 'tool':
      return { ...state, tool: op.tool ? { tool: op.tool, with: op.with ?? {}, seed: seed ?? 0, at, seq } : null };
    case 'chat.open':
      return { ...state, chatOpen: op.on };
    case 'chat':
      return { ...state, chat: [...state.chat, { seq, who, text: op.text, at }].slice(-limits.lessonRoomLimits.chatLines) };
    case 'screen':
      return { ...state, screen: op.on, stage: op.on ? 'screen' : state.stage === 'screen' ? 'panel' : state.stage };
    case 'music':
      return { ...state, music: op.on };
    case 'alone':
      return { ...state, alone: op.on };
    case 'replaced':
      return { ...state, replacedBy: { teacherId: op.teacherId, name: op.name, seq } };
    case 'task.open':
      return {
        ...state,
        // The copy of a class is made anew each time, and so is what became of it.
        ...(op.mode === 'class' && state.marks['all'] && { marks: { ...state.marks, all: withoutTask(state.marks['all'], op) } }),
        stage: 'task',
        inTeachersHand: [],
        places: {},
        task: {
          taskNo: op.taskNo,
          mode: op.mode,
          playbookUid: op.playbookUid,
          taskIdx: op.taskIdx,
          startsAt: op.startsAt ?? null,
          closed: false,
          helped: {},
          revealed: {},
        },
      };
    case 'task.close':
      return state.task?.taskNo === op.taskNo ? { ...state, task: { ...state.task, closed: true } } : state;
    case 'task.help':
    case 'task.reveal': {
      if (state.task?.taskNo !== op.taskNo) return state;
      const of = op.kidUid ?? 'all';
      const field = op.kind === 'task.help' ? 'helped' : 'revealed';
      const rounds = withAll(state.task[field][of] ?? [], [op.round]);
      return { ...state, task: { ...state.task, [field]: { ...state.task[field], [of]: rounds } } };
    }
    case 'judged': {
      const of = op.kidUid ?? 'all';
      const key = itemKey(op.playbookUid, op.taskIdx, op.round);
      const before = state.marks[of]?.[key];
      const mark = { verdict: op.verdict, tries: (before?.tries ?? 0) + 1, done: op.done };
      const { goal } = state;
      const lifts = goal !== null && op.verdict === 'right' && op.done && before?.done !== true && goal.done < goal.of;
      return {
        ...state,
        marks: { ...state.marks, [of]: { ...state.marks[of], [key]: mark } },
        goal: lifts ? { ...goal, done: goal.done + 1 } : goal,
      };
    }
    case 'kept': {
      const { goal } = state;
      return {
        ...state,
        places: op.places ?? state.places,
        goal: op.lifts && goal ? { ...goal, done: goal.done + 1 } : goal,
      };
    }
    case 'help':
      return { ...state, help: { helpId: op.helpId, person: op.person, code: op.code, takenBy: null } };
    case 'help.taken':
      return state.help?.helpId === op.helpId ? { ...state, help: { ...state.help, takenBy: op.name } } : state;
    case 'note':
      return { ...state, note: { text: op.text, seq } };
    case 'called':
      return { ...state, called: { ...state.called, [op.kidUid]: { outcome: op.outcome, at } } };
    // Ink is read page by page, and who is there stands in the members.
    default:
      return state;
  }
}
