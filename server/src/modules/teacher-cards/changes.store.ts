import type { CardState } from '@school/contract/teacher-cards/limits';
import type { CardContent } from '@school/contract/teacher-cards/shapes';

import type { Colleague } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

/** A change as it is kept: picture and video by their names among the files. */
export interface ChangeRow {
  changeId: string;
  teacherId: string;
  state: CardState;
  content: CardContent;
  before: CardContent | null;
  savedAt: Temporal.Instant;
  sentAt: Temporal.Instant | null;
  decidedAt: Temporal.Instant | null;
  decidedByName: string | null;
  reason: string | null;
}

const columns = sql`change_id as "changeId", teacher_id as "teacherId", state, content, before, saved_at as "savedAt", sent_at as "sentAt",
  decided_at as "decidedAt", decided_by_name as "decidedByName", reason`;

type Forgotten = { teacherId: string; content: CardContent | null; before: CardContent | null };
const contentsOf = ({ content, before }: Omit<Forgotten, 'teacherId'>): CardContent[] => [content, before].filter((it) => it !== null);

export type ChangesStore = ReturnType<typeof createChangesStore>;

export const createChangesStore = (db: Db) => ({
  /** What the teacher is at work on, or has sent; until the commit as it is. */
  open: (teacherId: string) =>
    db.one(sql<ChangeRow>`
      select ${columns} from teacher_cards_changes where teacher_id = ${teacherId} and state in ('draft', 'waiting') for update`),
  /** The last one, whatever became of it. */
  last: (teacherId: string) =>
    db.one(sql<ChangeRow>`
      select ${columns} from teacher_cards_changes where teacher_id = ${teacherId} and content is not null
      order by state in ('draft', 'waiting') desc, decided_at desc nulls first, change_id desc limit 1`),
  /** Whose a change is: the teacher is locked before it. */
  teacherOf: (changeId: string) =>
    db.one(sql<{ teacherId: string }>`select teacher_id as "teacherId" from teacher_cards_changes where change_id = ${changeId}`),
  find: (changeId: string) => db.one(sql<ChangeRow>`select ${columns} from teacher_cards_changes where change_id = ${changeId} for update`),
  add: ({ changeId, teacherId, content }: Pick<ChangeRow, 'changeId' | 'teacherId' | 'content'>, now: Temporal.Instant) =>
    db.run(sql`
      insert into teacher_cards_changes (change_id, teacher_id, state, content, saved_at)
      values (${changeId}, ${teacherId}, 'draft', ${JSON.stringify(content)}::jsonb, ${now})`),
  save: (changeId: string, content: CardContent, now: Temporal.Instant) =>
    db.run(sql`
      update teacher_cards_changes set content = ${JSON.stringify(content)}::jsonb, saved_at = ${now} where change_id = ${changeId}`),
  send: (changeId: string, now: Temporal.Instant) =>
    db.run(sql`update teacher_cards_changes set state = 'waiting', sent_at = ${now} where change_id = ${changeId}`),
  takeBack: (changeId: string) =>
    db.run(sql`update teacher_cards_changes set state = 'draft', sent_at = null where change_id = ${changeId}`),
  decide: (
    changeId: string,
    it: { state: 'approved' | 'declined'; before: CardContent; reason: string | null },
    by: Colleague,
    now: Temporal.Instant,
  ) =>
    db.run(sql`
      update teacher_cards_changes
      set state = ${it.state}, before = ${JSON.stringify(it.before)}::jsonb, reason = ${it.reason}, decided_at = ${now},
        decided_by = ${by.accountId}, decided_by_name = ${by.name}
      where change_id = ${changeId}`),
  waiting: () => db.all(sql<ChangeRow>`select ${columns} from teacher_cards_changes where state = 'waiting' order by sent_at, change_id`),
  decidedSince: (since: Temporal.Instant, most: number) =>
    db.all(sql<ChangeRow>`
      select ${columns} from teacher_cards_changes where decided_at > ${since} and content is not null
      order by decided_at desc, change_id desc limit ${most}`),
  /** Words of changes decided before then leave; answers with what their files are called, by teacher. */
  forget: async (before: Temporal.Instant): Promise<Array<{ teacherId: string; contents: CardContent[] }>> =>
    (
      await db.all(sql<Forgotten>`
        with old as (
          select change_id, teacher_id, content, before from teacher_cards_changes
          where decided_at < ${before} and content is not null for update),
        gone as (
          update teacher_cards_changes c set content = null, before = null, reason = null from old where c.change_id = old.change_id)
        select teacher_id as "teacherId", content, before from old`)
    ).map(({ teacherId, ...its }) => ({ teacherId, contents: contentsOf(its) })),
  /** Everything of a teacher who works here no more; answers with what the files are called. */
  drop: async (teacherId: string): Promise<CardContent[]> =>
    (
      await db.all(sql<Forgotten>`
        delete from teacher_cards_changes where teacher_id = ${teacherId} returning teacher_id as "teacherId", content, before`)
    ).flatMap(contentsOf),
  /** Whether a file is still named by a change. */
  async isNamed(file: string): Promise<boolean> {
    return (
      (await db.one(sql<object>`
        select 1 as one from teacher_cards_changes
        where ${file} in (content->>'photo', content->>'video', before->>'photo', before->>'video') limit 1`)) !== undefined
    );
  },
});
