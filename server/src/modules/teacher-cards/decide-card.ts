import type { AnswerOf } from '@school/contract/calls';
import { teacherCardLimits } from '@school/contract/teacher-cards/limits';

import type { Colleague } from '#platform/dated-rows';
import { Refusal } from '#platform/refusal';

import { askedView, contentOf } from './show-card.ts';
import type { Tools } from './tools.ts';
import { shownSince } from './write-card.ts';

type Asked = AnswerOf<'GET /manager/teacher-cards'>;

/** The school looks at the cards that teachers have written: nothing is shown to families without it. */
export function cardDeciding(tools: Tools) {
  const { db, clock, outbox, cards, changes, kept } = tools;

  async function list(): Promise<Asked> {
    const waiting = await changes.waiting();
    const decided = await changes.decidedSince(shownSince(clock.now()), teacherCardLimits.decidedShown);
    const known = new Map((await cards.byIds([...waiting, ...decided].map(({ teacherId }) => teacherId))).map((it) => [it.teacherId, it]));
    const views = (rows: typeof waiting) =>
      rows.flatMap((row) => {
        const card = known.get(row.teacherId);
        return card ? [askedView(tools, row, card)] : [];
      });
    return { waiting: views(waiting), decided: views(decided) };
  }

  /** Under the teacher's lock, as everything that is done with a card. */
  const decide = (changeId: string, by: Colleague, reason: string | null): Promise<Asked> =>
    db.inTransaction(async () => {
      const asked = await changes.teacherOf(changeId);
      const card = asked && (await cards.lock(asked.teacherId));
      const change = card && (await changes.find(changeId));
      if (!change) throw new Refusal('teacher_cards.not_found');
      if (change.state !== 'waiting') throw new Refusal('teacher_cards.decided');
      const isApproved = reason === null;
      await changes.decide(changeId, { state: isApproved ? 'approved' : 'declined', before: contentOf(card), reason }, by, clock.now());
      if (isApproved) await cards.write(change.teacherId, change.content);
      await outbox.publish({ type: 'teacher-cards.decided', changeId, teacherId: change.teacherId, reason });
      return list();
    });

  return {
    list,
    approve: (changeId: string, by: Colleague) => decide(changeId, by, null),
    decline: (changeId: string, by: Colleague, reason: string) => decide(changeId, by, reason),
    /** Cards decided long ago are not kept, nor pictures that nobody sees any more. */
    forgetOld: (): Promise<void> =>
      db.inTransaction(async () => {
        for (const { teacherId, contents } of await changes.forget(shownSince(clock.now()))) await kept.dropUnnamed(teacherId, contents);
      }),
    /** Whoever works here no more leaves neither face nor voice behind; her words stay with the lessons she gave. */
    whenTeacherHasLeft: ({ teacherId }: { teacherId: string }): Promise<void> =>
      db.inTransaction(async () => {
        const card = await cards.lock(teacherId);
        if (!card) return;
        const contents = await changes.drop(teacherId);
        await cards.takePictures(teacherId);
        await kept.dropUnnamed(teacherId, [...contents, card]);
      }),
  };
}
