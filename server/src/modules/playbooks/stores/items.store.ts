import type { Answer } from '@school/contract/playbooks/answers';
import type { ItemState, Judgement } from '@school/contract/playbooks/attempts';

import type { WhyAsked } from '#modules/mastery';
import { type Db, sql } from '#platform/db';

import type { Item } from '../templates/base/template.ts';

/** An item of an attempt as it is kept, with its answer. */
export interface ItemRow {
  taskIdx: number;
  round: number;
  item: Item;
  state: ItemState;
  tries: number;
  hinted: boolean;
  credit: number | null;
  kept: Answer | null;
  /** What an answer to it tells of; null where that was not known when it was made. */
  skills: string[] | null;
  /** Why it was chosen for this child; null where it belongs to its lesson. */
  why: WhyAsked | null;
}

/** One try: what the child answered, and what it was told. */
export interface AnswerRow {
  taskIdx: number;
  round: number;
  try: number;
  answer: Answer | null;
  verdict: ItemState;
  judgement: Judgement;
  answeredAt: Temporal.Instant;
}

export type NewItem = Pick<ItemRow, 'taskIdx' | 'round' | 'item' | 'skills' | 'why'>;

const columns = sql`task_idx as "taskIdx", round, item, state, tries, hinted, credit, kept, skills, why`;

/** Items and the answers to them: rows to nouns. */
export function createItemStore(db: Db) {
  return {
    add: (attemptUid: string, items: readonly NewItem[]) =>
      db.run(sql`
        insert into playbooks_items (attempt_uid, task_idx, round, item, skills, why)
        select ${attemptUid}, "taskIdx", round, item, skills, why
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as made ("taskIdx" smallint, round smallint, item jsonb, skills text[], why jsonb)`),
    /** In the order in which they are played. */
    of: (attemptUid: string) =>
      db.all(sql<ItemRow>`select ${columns} from playbooks_items where attempt_uid = ${attemptUid} order by task_idx, round`),
    /** A teacher's mark instead of the provisional one. */
    mark: (attemptUid: string, { taskIdx, round, state, credit }: Pick<ItemRow, 'taskIdx' | 'round' | 'state' | 'credit'>) =>
      db.run(sql`
        update playbooks_items set state = ${state}, credit = ${credit}
        where attempt_uid = ${attemptUid} and task_idx = ${taskIdx} and round = ${round}`),
    change: (attemptUid: string, { taskIdx, round, state, tries, hinted, credit, kept }: Omit<ItemRow, 'item' | 'skills' | 'why'>) =>
      db.run(sql`
        update playbooks_items set state = ${state}, tries = ${tries}, hinted = ${hinted}, credit = ${credit},
          kept = ${kept === null ? null : JSON.stringify(kept)}::jsonb
        where attempt_uid = ${attemptUid} and task_idx = ${taskIdx} and round = ${round}`),
    addAnswer: (attemptUid: string, { taskIdx, round, try: tryNumber, answer, verdict, judgement, answeredAt }: AnswerRow) =>
      db.run(sql`
        insert into playbooks_answers (attempt_uid, task_idx, round, try, answer, verdict, judgement, answered_at)
        values (${attemptUid}, ${taskIdx}, ${round}, ${tryNumber}, ${answer === null ? null : JSON.stringify(answer)}::jsonb, ${verdict},
          ${JSON.stringify(judgement)}::jsonb, ${answeredAt})`),
    answerAt: (attemptUid: string, { taskIdx, round, try: tryNumber }: Pick<AnswerRow, 'taskIdx' | 'round' | 'try'>) =>
      db.one(sql<AnswerRow>`
        select task_idx as "taskIdx", round, try, answer, verdict, judgement, answered_at as "answeredAt" from playbooks_answers
        where attempt_uid = ${attemptUid} and task_idx = ${taskIdx} and round = ${round} and try = ${tryNumber}`),
    ofMany: (attemptUids: readonly string[]) =>
      db.all(sql<ItemRow & { attemptUid: string }>`
        select attempt_uid as "attemptUid", ${columns} from playbooks_items where attempt_uid = any(${[...attemptUids]}::uuid[])`),
    /** Try by try. */
    answersOfMany: (attemptUids: readonly string[]) =>
      db.all(sql<Pick<AnswerRow, 'taskIdx' | 'round' | 'answer'> & { attemptUid: string }>`
        select attempt_uid as "attemptUid", task_idx as "taskIdx", round, answer from playbooks_answers
        where attempt_uid = any(${[...attemptUids]}::uuid[]) order by attempt_uid, task_idx, round, try`),
    /** Settled items of these lessons of which nobody has said yet what they tell of, with the moment of their last answer. */
    untold: (lessonCodes: readonly string[], most: number) =>
      db.all(sql<ItemRow & { attemptUid: string; answeredAt: Temporal.Instant }>`
        select i.attempt_uid as "attemptUid", task_idx as "taskIdx", round, item, i.state, tries, hinted, credit, kept, skills, why, (
          select max(n.answered_at) from playbooks_answers n
          where n.attempt_uid = i.attempt_uid and n.task_idx = i.task_idx and n.round = i.round) as "answeredAt"
        from playbooks_items i join playbooks_attempts a using (attempt_uid)
        where i.skills is null and i.credit is not null and i.state in ('right', 'partly', 'wrong', 'skipped')
          and a.kind in ('online', 'home', 'virtual') and a.lesson_code = any(${[...lessonCodes]}::text[])
        limit ${most}`),
    /** Items of homework and practice that a child has settled since then. */
    async answeredSince(kidUid: string, since: Temporal.Instant): Promise<number> {
      const row = await db.one(sql<{ count: number }>`
        select count(distinct (n.attempt_uid, n.task_idx, n.round))::int as count
        from playbooks_answers n join playbooks_attempts a using (attempt_uid)
        where a.kid_uid = ${kidUid} and a.kind in ('home', 'practice') and n.answered_at >= ${since}`);
      return row?.count ?? 0;
    },
    /** Of each of these skills the item that a child has got right last, else the last that it tried, with its last answer. */
    lastOfSkills: (kidUid: string, skills: readonly string[]) =>
      db.all(sql<ItemRow & { attemptUid: string; skill: string; answer: Answer; answeredAt: Temporal.Instant }>`
        select distinct on (told.skill) told.skill, i.attempt_uid as "attemptUid", i.task_idx as "taskIdx", i.round, i.item, i.state, i.tries,
          i.hinted, i.credit, i.kept, i.skills, i.why, n.answer, n.answered_at as "answeredAt"
        from playbooks_attempts a
          join playbooks_items i on i.attempt_uid = a.attempt_uid and i.state in ('right', 'partly', 'wrong')
          cross join lateral unnest(i.skills) as told (skill)
          join playbooks_answers n on n.attempt_uid = i.attempt_uid and n.task_idx = i.task_idx and n.round = i.round and n.try = i.tries
        where a.kid_uid = ${kidUid} and told.skill = any(${[...skills]}::text[]) and n.answer is not null
        order by told.skill, (i.state = 'right') desc, n.answered_at desc`),
    /** What an item tells of, known afterwards. */
    tell: (attemptUid: string, { taskIdx, round }: Pick<ItemRow, 'taskIdx' | 'round'>, skills: readonly string[]) =>
      db.run(sql`
        update playbooks_items set skills = ${[...skills]}::text[]
        where attempt_uid = ${attemptUid} and task_idx = ${taskIdx} and round = ${round}`),
    answersOf: (attemptUid: string) =>
      db.all(sql<AnswerRow>`
        select task_idx as "taskIdx", round, try, answer, verdict, judgement, answered_at as "answeredAt" from playbooks_answers
        where attempt_uid = ${attemptUid} order by task_idx, round, try`),
  };
}

export type ItemStore = ReturnType<typeof createItemStore>;
