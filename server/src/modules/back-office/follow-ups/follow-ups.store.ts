import { type Db, sql } from '#platform/db';

export interface TaskRow {
  taskId: string;
  familyId: string;
  kind: 'call' | 'other';
  text: string;
  /** A day of the school's zone. */
  due: string;
  forAccount: string | null;
  byAccount: string;
  doneAt: Temporal.Instant | null;
  doneBy: string | null;
}

const task = sql`task_id as "taskId", family_id as "familyId", kind, text, due::text as due, for_account as "forAccount", by_account as "byAccount",
  done_at as "doneAt", done_by as "doneBy"`;

/** Tags of families, and what colleagues mean to do about them. */
export const createFollowUpStore = (db: Db) => ({
  /** Answers with the families that had none of it before. */
  async addTags(familyIds: readonly string[], tags: readonly string[]): Promise<string[]> {
    const rows = await db.all(sql<{ familyId: string }>`
      insert into back_office_tags (family_id, tag)
      select f, t from unnest(${[...familyIds]}::uuid[]) as f, unnest(${[...tags]}::text[]) as t
      on conflict do nothing returning family_id as "familyId"`);
    return rows.map(({ familyId }) => familyId);
  },
  async removeTags(familyIds: readonly string[], tags: readonly string[]): Promise<string[]> {
    const rows = await db.all(sql<{ familyId: string }>`
      delete from back_office_tags where family_id = any(${[...familyIds]}::uuid[]) and tag = any(${[...tags]}::text[])
      returning family_id as "familyId"`);
    return rows.map(({ familyId }) => familyId);
  },
  /** Tags of each of these families, in the order of letters. */
  async tagsOf(familyIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await db.all(sql<{ familyId: string; tags: string[] }>`
      select family_id as "familyId", array_agg(tag order by tag) as tags from back_office_tags
      where family_id = any(${[...familyIds]}::uuid[]) group by family_id`);
    return new Map(rows.map(({ familyId, tags }) => [familyId, tags]));
  },
  allTags: () =>
    db.all(sql<{ tag: string; families: number }>`
      select tag, count(*)::int as families from back_office_tags group by tag order by 2 desc, tag limit 500`),
  tagged: async (tag: string): Promise<Set<string>> =>
    new Set((await db.all(sql<{ id: string }>`select family_id as id from back_office_tags where tag = ${tag}`)).map(({ id }) => id)),

  addTasks: (
    tasks: ReadonlyArray<{ taskId: string; familyId: string }>,
    what: Pick<TaskRow, 'kind' | 'text' | 'due' | 'forAccount' | 'byAccount'>,
    at: Temporal.Instant,
  ) =>
    db.run(sql`
      insert into back_office_tasks (task_id, family_id, kind, text, due, for_account, by_account, at)
      select id, family, ${what.kind}, ${what.text}, ${what.due}::date, ${what.forAccount}::uuid, ${what.byAccount}::uuid, ${at}
      from unnest(${tasks.map(({ taskId }) => taskId)}::uuid[], ${tasks.map(({ familyId }) => familyId)}::uuid[]) as t(id, family)`),
  find: (taskId: string) => db.one(sql<TaskRow>`select ${task} from back_office_tasks where task_id = ${taskId} for update`),
  close: (taskId: string, by: string, at: Temporal.Instant) =>
    db.run(sql`update back_office_tasks set done_at = ${at}, done_by = ${by} where task_id = ${taskId} and done_at is null`),
  move: (taskId: string, { due, forAccount }: Pick<TaskRow, 'due' | 'forAccount'>) =>
    db.run(sql`
      update back_office_tasks set due = ${due}::date, for_account = ${forAccount}::uuid where task_id = ${taskId} and done_at is null`),
  /** Open ones by their day, then those done last. */
  ofFamily: (familyId: string, doneShown: number) =>
    db.all(sql<TaskRow>`
      (select ${task} from back_office_tasks where family_id = ${familyId} and done_at is null order by due, task_id)
      union all
      (select ${task} from back_office_tasks where family_id = ${familyId} and done_at is not null order by done_at desc limit ${doneShown})`),
  /** Open tasks of this day and of days before it. */
  dueBy: (day: string, most: number) =>
    db.all(sql<TaskRow>`
      select ${task} from back_office_tasks where done_at is null and due <= ${day}::date order by due, task_id limit ${most}`),
  /** Families that a colleague has an open task about. */
  withTaskFor: async (accountId: string): Promise<Set<string>> =>
    new Set(
      (
        await db.all(sql<{ id: string }>`
          select distinct family_id as id from back_office_tasks where for_account = ${accountId} and done_at is null`)
      ).map(({ id }) => id),
    ),
});

export type FollowUpStore = ReturnType<typeof createFollowUpStore>;
