import { playbooksLimits } from '@school/contract/playbooks/limits';
import type { Work } from '@school/contract/playbooks/reviews';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Place } from '../rules/resume.ts';
import { type Mark, markedAs } from '../rules/teacher-mark.ts';
import { worthOf } from '../rules/worth.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { tellMastery } from '../attempts/tell-mastery.ts';
import { attemptFor } from '../attempts/whose-attempt.ts';
import { takesMark } from '../attempts/marks.ts';
import { showWorks } from './show-works.ts';

export interface GivenMark extends Place {
  mark: Mark | null;
  comment: string;
}

/**
 * A teacher marks a work of a pupil, or corrects its mark. The mark takes the place of the provisional credit, and a
 * finished playbook is scored anew; the best attempt still counts (docs/design/content.md#work-for-a-teacher).
 */
export const markWork =
  (tools: Tools) =>
  async (who: Principal, attemptUid: string, { mark, comment, ...place }: GivenMark): Promise<Work> => {
    const { db, attempts, items, works, clock, outbox } = tools;
    const { kidUid, courseCode } = await attemptFor(tools)(who, attemptUid);
    const pupils = await tools.pupilsOf(who.customerId, clock.now().subtract({ hours: 24 * playbooksLimits.reviewDays }));
    if (!pupils.some((pupil) => pupil.kidUid === kidUid && pupil.courseCode === courseCode))
      throw new Refusal('playbooks.attempt_not_found');
    return db.inTransaction(async () => {
      const attempt = await attempts.lock(attemptUid);
      if (!attempt) throw new Refusal('playbooks.attempt_not_found');
      const isHere = ({ taskIdx, round }: Place) => taskIdx === place.taskIdx && round === place.round;
      const all = await items.of(attemptUid);
      const row = all.find(isHere);
      if (!row || !(await works.of(attemptUid)).some(isHere)) throw new Refusal('playbooks.nothing_to_mark');
      if ((mark !== null) !== takesMark(row.item)) throw new Refusal('playbooks.mark_unfit');

      await works.mark(attemptUid, place, { mark, comment, teacherId: who.customerId, at: clock.now() });
      if (mark !== null) {
        const marked = { ...row, ...markedAs(mark) };
        await items.mark(attemptUid, marked);
        await tellMastery(tools, attempt, marked, 1);
        const worth = worthOf(
          all.map((one) => (one === row ? marked : one)),
          attempt.kind,
        );
        await attempts.rescore(attemptUid, worth);
      }
      await outbox.publish({ type: 'playbooks.marked', attemptUid, kidUid, courseCode });
      const [shown] = await showWorks(tools, (await works.of(attemptUid)).filter(isHere));
      if (!shown) throw new Refusal('playbooks.nothing_to_mark');
      return shown;
    });
  };
