import type { FamilyTask } from '@school/contract/back-office/follow-up-calls';
import { followUpLimits } from '@school/contract/back-office/follow-up-limits';
import type { SentTo } from '@school/contract/calls';

import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import { createFollowUpStore, type TaskRow } from './follow-ups.store.ts';

export interface FollowUpsGiven {
  db: Db;
  clock: Clock;
  families: Pick<Families, 'family' | 'many' | 'namesOf'>;
  identity: Pick<Identity, 'colleagues' | 'nameOf'>;
}

type Tagged = SentTo<'POST /manager/families/tags'>['body'];
type NewTask = SentTo<'POST /manager/family-tasks'>['body'];

/** Tags by which colleagues put families together, and tasks about them, each with its day (docs/rules/back-office.md#tags-and-tasks). */
export function followUpActions({ db, clock, families, identity }: FollowUpsGiven) {
  const store = createFollowUpStore(db);
  const today = (): string => clock.now().toZonedDateTimeISO(schoolZone()).toPlainDate().toString();

  async function insistOnFamilies(familyIds: readonly string[]): Promise<string[]> {
    const ids = [...new Set(familyIds)];
    if ((await families.many(ids)).length < ids.length) throw new Refusal('families.family_not_found');
    return ids;
  }
  function insistOnDay(due: string): void {
    if (due < today()) throw new Refusal('scheduling.in_the_past', { day: due });
  }
  async function insistOnColleague(accountId: string | null): Promise<void> {
    if (accountId === null) return;
    if (!(await identity.colleagues('manager')).some((it) => it.accountId === accountId)) throw new Refusal('staff.not_found');
  }
  async function shown(rows: readonly TaskRow[]): Promise<FamilyTask[]> {
    const people = new Set(rows.flatMap(({ forAccount, byAccount, doneBy }) => [forAccount, byAccount, doneBy]));
    const names = new Map<string, string>();
    for (const id of people) if (id !== null) names.set(id, await identity.nameOf(id));
    const familyNames = await families.namesOf([...new Set(rows.map(({ familyId }) => familyId))]);
    return rows.map(({ taskId, familyId, kind, text, due, forAccount, byAccount, doneAt, doneBy }) => ({
      taskId,
      family: { familyId, name: familyNames.get(familyId) ?? '' },
      kind,
      text,
      due,
      forWhom: forAccount === null ? null : { accountId: forAccount, name: names.get(forAccount) ?? '' },
      by: names.get(byAccount) ?? '',
      done: doneAt === null ? null : { at: doneAt.toString(), by: names.get(doneBy ?? '') ?? '' },
    }));
  }
  async function task(taskId: string): Promise<TaskRow> {
    const row = await store.find(taskId);
    if (!row) throw new Refusal('back-office.task_not_found');
    return row;
  }
  const show = async (taskId: string): Promise<FamilyTask> => {
    const [one] = await shown([await task(taskId)]);
    if (!one) throw new Error(`Task ${taskId} was read and has no view`);
    return one;
  };

  return {
    store,
    tags: async () => ({ tags: await store.allTags() }),
    tag: ({ familyIds, add, remove }: Tagged): Promise<{ families: number }> =>
      db.inTransaction(async () => {
        const ids = await insistOnFamilies(familyIds);
        const changed = [...(await store.removeTags(ids, remove)), ...(await store.addTags(ids, add))];
        const most = Math.max(0, ...[...(await store.tagsOf(ids)).values()].map((tags) => tags.length));
        if (most > followUpLimits.tagsOfFamily) throw new Refusal('back-office.too_many_tags', { max: followUpLimits.tagsOfFamily });
        return { families: new Set(changed).size };
      }),
    async tasksOf(familyId: string): Promise<{ tasks: FamilyTask[] }> {
      await families.family(familyId);
      return { tasks: await shown(await store.ofFamily(familyId, followUpLimits.doneShown)) };
    },
    give: (by: { accountId: string }, { familyIds, forWhom, ...what }: NewTask): Promise<{ tasks: number }> =>
      db.inTransaction(async () => {
        const ids = await insistOnFamilies(familyIds);
        insistOnDay(what.due);
        await insistOnColleague(forWhom);
        const tasks = ids.map((familyId) => ({ taskId: newId(), familyId }));
        await store.addTasks(tasks, { ...what, forAccount: forWhom, byAccount: by.accountId }, clock.now());
        return { tasks: ids.length };
      }),
    done: (by: { accountId: string }, taskId: string): Promise<FamilyTask> =>
      db.inTransaction(async () => {
        await task(taskId);
        await store.close(taskId, by.accountId, clock.now());
        return show(taskId);
      }),
    move: (taskId: string, { due, forWhom }: SentTo<'POST /manager/family-tasks/:taskId/move'>['body']): Promise<FamilyTask> =>
      db.inTransaction(async () => {
        await task(taskId);
        insistOnDay(due);
        await insistOnColleague(forWhom);
        await store.move(taskId, { due, forAccount: forWhom });
        return show(taskId);
      }),
    /** What is to be done today, and what is still open from before. */
    dueToday: async (most: number): Promise<FamilyTask[]> => shown(await store.dueBy(today(), most)),
  };
}

export type FollowUps = ReturnType<typeof followUpActions>;
