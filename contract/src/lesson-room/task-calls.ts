import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import type { Row, RowWithoutParents } from '../role-rows.ts';
import { named, shape } from '../named.ts';
import { Answer } from '../playbooks/answers.ts';
import { AttemptItem, Hint, Judgement } from '../playbooks/attempts.ts';
import { bands } from '../playbooks/bands.ts';
import { Done, Id, Instant, line, Localised, whole, wholeInQuery, word } from '../shapes.ts';
import { taskModes } from './limits.ts';
import { StageStep } from './script.ts';

/** What happens in a lesson, step by step, as whoever is in its room may know it. */
export const RoomScript = shape('RoomScript', {
  source: z.enum(['written', 'derived', 'trial']),
  band: z.enum(bands),
  minutes: z.int(),
  steps: z.array(StageStep),
  /** For the teacher alone, one a step: what it asks at each panel (null is the usual question), what else it should know, and whether the step may be left out. */
  notes: z.nullable(z.array(z.strictObject({ asks: z.array(z.nullable(Localised)), note: z.nullable(Localised), mayDrop: z.boolean() }))),
});
export type RoomScript = z.infer<typeof RoomScript>;

/** An item of a task in the room: as the child sees it, and once it was answered what was said to the last answer. */
export const RoomTaskItem = named(
  'RoomTaskItem',
  z.strictObject({
    ...AttemptItem.shape,
    answer: z.nullable(Answer),
    judgement: z.nullable(Judgement),
    /** Of a vote, once the teacher has shown it: how many chose each of the cards. */
    votes: z.optional(z.array(z.strictObject({ card: z.string(), count: z.int() }))),
  }),
);
export type RoomTaskItem = z.infer<typeof RoomTaskItem>;

/** A task in the room: a child's own copy, or the one copy of all. */
export const RoomTask = shape('RoomTask', {
  taskNo: z.int(),
  mode: z.enum(taskModes),
  playbookUid: z.string(),
  taskIdx: z.int(),
  /** Whose copy it is; null is the one of the room. */
  kidUid: z.nullable(Id),
  /** The attempt behind a child's own copy. */
  attemptUid: z.nullable(Id),
  startsAt: z.nullable(Instant),
  items: z.array(RoomTaskItem),
});
export type RoomTask = z.infer<typeof RoomTask>;

/** An answer that several children of a group gave to the same item, and that is not right. */
export const CommonMistake = shape('CommonMistake', {
  round: z.int(),
  kids: z.int(),
  task: RoomTaskItem.shape.task,
  answer: Answer,
  /** Where one of them has been shown it. */
  solution: z.nullable(Answer),
});
export type CommonMistake = z.infer<typeof CommonMistake>;

const TheRoom = z.strictObject({ eventId: Id });
const TheTask = z.strictObject({ eventId: Id, taskNo: wholeInQuery(0, 999) });
const round = whole(0, 999);
const inRoom: Row = ['deny', 'own', 'own', 'own', 'read', 'deny'];
const teacher: RowWithoutParents = ['deny', 'deny', 'deny', 'own', 'deny', 'deny'];
const plays: RowWithoutParents = ['deny', 'deny', 'own', 'own', 'deny', 'deny'];

/** Why a task of the room takes nothing now. */
const taskRefusals = ['lesson_room.not_found', 'lesson_room.no_such_task', 'lesson_room.task_closed', 'lesson_room.over'] as const;
const playRefusals = [
  ...taskRefusals,
  'lesson_room.locked',
  'lesson_room.taken_out',
  'playbooks.attempt_not_found',
  'playbooks.attempt_finished',
  'playbooks.slide_not_found',
  'playbooks.already_answered',
] as const;

/** The script of a lesson and the tasks that are done in its room. */
export const taskCalls = defineCalls({
  'GET /lesson-room/:eventId/script': {
    who: inRoom,
    adult: 'sees',
    summary: 'What happens in the lesson, step by step; what the teacher asks is told to the teacher alone',
    params: TheRoom,
    gives: RoomScript,
    refusals: ['lesson_room.not_found'],
  },
  'POST /lesson-room/:eventId/tasks': {
    who: teacher,
    summary: 'Puts a task before the children: each its own copy (own, race), one copy of the room for all (class), or a vote (poll)',
    params: TheRoom,
    body: z.strictObject({ playbookUid: word(80), taskIdx: round, mode: z.enum(taskModes) }),
    gives: z.strictObject({ taskNo: z.int() }),
    refusals: [
      'lesson_room.not_found',
      'lesson_room.no_such_task',
      'lesson_room.over',
      'lesson_room.too_young_to_race',
      'scheduling.lesson_not_found',
      'scheduling.lesson_not_started',
      'scheduling.lesson_is_over',
      'learning.no_course',
      'learning.course_finished',
    ],
  },
  'GET /lesson-room/:eventId/tasks/:taskNo': {
    who: inRoom,
    adult: 'sees',
    summary: 'A task of the room as the child sees it: its own copy, the copy of the room, or of a child that is named',
    params: TheTask,
    query: z.strictObject({ kidUid: z.optional(Id) }),
    gives: RoomTask,
    refusals: ['lesson_room.not_found', 'lesson_room.no_such_task'],
  },
  'GET /lesson-room/:eventId/tasks/:taskNo/mistakes': {
    who: teacher,
    summary: 'What several children of a group have answered alike and wrong, the most common first; no child is named',
    params: TheTask,
    gives: z.strictObject({ mistakes: z.array(CommonMistake) }),
    refusals: ['lesson_room.not_found', 'lesson_room.no_such_task'],
  },
  'POST /lesson-room/:eventId/tasks/:taskNo/answers': {
    who: plays,
    summary: 'An answer in the lesson, judged as at home; the copy of the room is answered by whoever moves it, and counts for nobody',
    params: TheTask,
    body: z.strictObject({ round, try: z.int().check(z.gte(1), z.lte(3)), answer: z.nullable(Answer) }),
    gives: Judgement,
    refusals: [...playRefusals, 'playbooks.answer_unfit'],
  },
  'POST /lesson-room/:eventId/tasks/:taskNo/hint': {
    who: plays,
    summary: 'The child asks for a hint; it costs as much as at home',
    params: TheTask,
    body: z.strictObject({ round }),
    gives: Hint,
    refusals: [...playRefusals, 'playbooks.no_hint'],
  },
  'POST /lesson-room/:eventId/tasks/:taskNo/moves': {
    who: plays,
    summary: 'Memory pairs: do these two cards belong together? The teacher asks for a child whose task it has in hand',
    params: TheTask,
    body: z.strictObject({ round, kidUid: z.optional(Id), cards: z.tuple([line(16, 0), line(16, 0)]) }),
    gives: z.strictObject({ match: z.boolean() }),
    refusals: [...playRefusals, 'playbooks.answer_unfit'],
  },
  'POST /lesson-room/:eventId/tasks/:taskNo/help': {
    who: teacher,
    summary: 'The teacher shows a hint; it costs nothing in the lesson',
    params: TheTask,
    body: z.strictObject({ round, kidUid: z.nullable(Id) }),
    gives: Done,
    refusals: [...taskRefusals, 'playbooks.slide_not_found', 'playbooks.no_hint'],
  },
  'POST /lesson-room/:eventId/tasks/:taskNo/reveal': {
    who: teacher,
    summary: 'The teacher shows what is right: the item counts as skipped. Of a vote it shows how many chose what',
    params: TheTask,
    body: z.strictObject({ round, kidUid: z.nullable(Id) }),
    gives: Done,
    refusals: [...taskRefusals, 'playbooks.slide_not_found'],
  },
  'POST /lesson-room/:eventId/tasks/:taskNo/close': {
    who: teacher,
    summary: 'No answer is taken any more',
    params: TheTask,
    body: z.strictObject({}),
    gives: Done,
    refusals: ['lesson_room.not_found', 'lesson_room.no_such_task', 'lesson_room.over'],
    idempotent: true,
  },
});
