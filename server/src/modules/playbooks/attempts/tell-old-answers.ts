import type { Tools } from '../dependencies/dependencies.ts';
import { evidenceOf, saysSomething } from './tell-mastery.ts';

/** Items looked at in one transaction. */
const atOnce = 500;

/**
 * Answers to lessons that did not say yet which skills they teach: what they tell is kept afterwards, as of the moment in which they were
 * given. An item of a task that is written otherwise now tells of nothing.
 */
export const tellOldAnswers = (tools: Tools) => async (): Promise<void> => {
  const { db, library, playbookCatalogue, items, attempts, mastery } = tools;
  const lessons = library.courses().flatMap(({ levels }) => levels.flatMap((level) => level.lessons));
  const named = lessons.filter(({ skills = [] }) => skills.length > 0).map(({ lessonCode }) => lessonCode);
  const next = () =>
    db.inTransaction(async () => {
      const rows = await items.untold(named, atOnce);
      const of = new Map((await attempts.many([...new Set(rows.map((row) => row.attemptUid))])).map((one) => [one.attemptUid, one]));
      for (const row of rows) {
        const attempt = of.get(row.attemptUid);
        const slide = attempt && playbookCatalogue.slidesIn(attempt.playbookUid)[row.taskIdx];
        const skills = slide?.template === row.item.template ? [...(slide.skills ?? [])] : [];
        await items.tell(row.attemptUid, row, skills);
        const told = { ...row, skills };
        if (attempt && saysSomething(told, row.tries - 1))
          await mastery.record(attempt.kidUid, [evidenceOf(attempt, told, row.answeredAt)]);
      }
      return rows.length;
    });
  while ((await next()) === atOnce);
};
