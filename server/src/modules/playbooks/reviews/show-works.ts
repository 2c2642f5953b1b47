import type { Work } from '@school/contract/playbooks/reviews';

import { ageOn } from '#modules/families';

import type { AttemptRow } from '../stores/attempts.store.ts';
import type { AnswerRow, ItemRow } from '../stores/items.store.ts';
import { templateOf } from '../templates/registry.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { markOf, takesMark } from '../attempts/marks.ts';
import { soundFor } from '../attempts/record-voice.ts';
import type { WorkRow } from '../stores/works.store.ts';

/** A work with everything around it that its teacher or its child is shown. */
export interface WholeWork {
  work: WorkRow;
  attempt: AttemptRow;
  item: ItemRow;
  /** What was handed in. */
  answer: NonNullable<AnswerRow['answer']>;
}

/** Works with their items, in the order given. */
export async function wholeWorks({ attempts, items }: Tools, works: readonly WorkRow[]): Promise<WholeWork[]> {
  const uids = [...new Set(works.map(({ attemptUid }) => attemptUid))];
  const [found, rows, answers] = await Promise.all([attempts.many(uids), items.ofMany(uids), items.answersOfMany(uids)]);
  return works.flatMap((work) => {
    const isHere = (one: { attemptUid: string; taskIdx: number; round: number }) =>
      one.attemptUid === work.attemptUid && one.taskIdx === work.taskIdx && one.round === work.round;
    const attempt = found.find(({ attemptUid }) => attemptUid === work.attemptUid);
    const item = rows.find(isHere);
    const answer = answers.findLast((one) => isHere(one) && one.answer !== null)?.answer;
    return attempt && item && answer ? [{ work, attempt, item, answer }] : [];
  });
}

/** Works as their teacher sees them. */
export async function showWorks(tools: Tools, works: readonly WorkRow[]): Promise<Work[]> {
  const whole = await wholeWorks(tools, works);
  const soundOf = soundFor(tools, await tools.recordings.many([...new Set(works.map(({ attemptUid }) => attemptUid))]));
  const kids = new Map((await tools.families.kids([...new Set(works.map(({ kidUid }) => kidUid))])).map((kid) => [kid.kidUid, kid]));
  return whole.flatMap(({ work, attempt, item: { item }, answer }) => {
    const kid = kids.get(work.kidUid);
    // Only lessons and homework have work for a teacher.
    if (!kid || (attempt.kind !== 'online' && attempt.kind !== 'home')) return [];
    const template = templateOf(item.template);
    return [
      {
        attemptUid: work.attemptUid,
        taskIdx: work.taskIdx,
        round: work.round,
        kidUid: work.kidUid,
        kidName: kid.name,
        age: ageOn(kid.birth, tools.clock.now()),
        courseCode: work.courseCode,
        lessonCode: attempt.lessonCode,
        title: attempt.about.title,
        kind: attempt.kind,
        task: template.shown(item),
        answer,
        sound: soundOf(work),
        rubric: template.rubric(item) ?? null,
        takesMark: takesMark(item),
        timestamp: work.doneAt.toString(),
        mark: markOf(work),
      },
    ];
  });
}
