import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { named, shape } from '../named.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Day, Id, Instant, line, Nothing, text } from '../shapes.ts';
import { followUpLimits } from './follow-up-limits.ts';

const { tagLength, tagsOfFamily, familiesAtOnce, textLength, kinds } = followUpLimits;

/** A few words that families are put together by. */
export const FamilyTag = named('FamilyTag', line(tagLength));

const Families = z.array(Id).check(z.minLength(1), z.maxLength(familiesAtOnce));
const Tags = z.array(FamilyTag).check(z.maxLength(tagsOfFamily));

/** What somebody of the school means to do about a family by a day. */
export const FamilyTask = shape('FamilyTask', {
  taskId: Id,
  family: z.strictObject({ familyId: Id, name: z.string() }),
  kind: z.enum(kinds),
  text: z.string(),
  /** Of the school's zone. */
  due: Day,
  /** Whose it is; null: whoever comes first. */
  forWhom: z.nullable(z.strictObject({ accountId: Id, name: z.string() })),
  by: z.string(),
  done: z.nullable(z.strictObject({ at: Instant, by: z.string() })),
});
export type FamilyTask = z.infer<typeof FamilyTask>;

/** Tags and tasks of families (docs/rules/back-office.md#tags-and-tasks). */
export const followUpCalls = defineCalls({
  'GET /manager/family-tags': {
    who: needing(managerReads, 'people', 'money', 'support'),
    summary: 'Tags that families have, the most frequent first',
    gives: z.strictObject({ tags: z.array(z.strictObject({ tag: z.string(), families: z.int() })) }),
    refusals: [],
  },
  'POST /manager/families/tags': inLog(
    {
      who: manager,
      summary: 'Marks families with tags and takes others off; answers with how many were changed',
      body: z.strictObject({ familyIds: Families, add: Tags, remove: Tags }),
      gives: z.strictObject({ families: z.int() }),
      refusals: ['families.family_not_found', 'back-office.too_many_tags'],
      idempotent: true,
    },
    ({ body: { familyIds, add, remove } }, { families }) => ({
      act: 'families.tagged',
      ...(familyIds.length === 1 && { familyId: familyIds[0] }),
      reason: '',
      after: { families, ...(add.length > 0 && { tagsAdded: add }), ...(remove.length > 0 && { tagsRemoved: remove }) },
    }),
  ),
  'GET /manager/families/:familyId/tasks': {
    who: managerReads,
    summary: 'Tasks about a family: open ones by their day, then those done last',
    params: z.strictObject({ familyId: Id }),
    gives: z.strictObject({ tasks: z.array(FamilyTask) }),
    refusals: ['families.family_not_found'],
  },
  'POST /manager/family-tasks': inLog(
    {
      who: manager,
      summary: 'Gives each of these families a task: a call, or something else, by a day',
      body: z.strictObject({ familyIds: Families, kind: z.enum(kinds), text: text(textLength), due: Day, forWhom: z.nullable(Id) }),
      gives: z.strictObject({ tasks: z.int() }),
      refusals: ['families.family_not_found', 'staff.not_found', 'scheduling.in_the_past'],
      idempotent: true,
    },
    ({ body: { familyIds, text: what, due } }, { tasks }) => ({
      act: 'families.task_given',
      ...(familyIds.length === 1 && { familyId: familyIds[0] }),
      reason: '',
      after: { families: tasks, text: what, day: due },
    }),
  ),
  'POST /manager/family-tasks/:taskId/done': inLog(
    {
      who: manager,
      summary: 'It is done; done twice, the first one counts',
      params: z.strictObject({ taskId: Id }),
      body: Nothing,
      gives: FamilyTask,
      refusals: ['back-office.task_not_found'],
      idempotent: true,
    },
    (_asked, { family, text: what }) => ({ act: 'families.task_done', familyId: family.familyId, reason: '', after: { text: what } }),
  ),
  'POST /manager/family-tasks/:taskId/move': inLog(
    {
      who: manager,
      summary: 'Another day, or another colleague',
      params: z.strictObject({ taskId: Id }),
      body: z.strictObject({ due: Day, forWhom: z.nullable(Id) }),
      gives: FamilyTask,
      refusals: ['back-office.task_not_found', 'staff.not_found', 'scheduling.in_the_past'],
      idempotent: true,
    },
    (_asked, { family, text: what, due }) => ({
      act: 'families.task_moved',
      familyId: family.familyId,
      reason: '',
      after: { text: what, day: due },
    }),
  ),
});
