import type { Calendar } from '#modules/calendar';

import type { PlanStore } from '../stores/plans.store.ts';

/** What a teacher chose goes with a lesson that is moved: it is kept by the place where the lesson stood first. */
export function followMoves(store: PlanStore, { rootsOf }: Pick<Calendar, 'rootsOf'>): PlanStore {
  const rootOf = async (lessonId: string) => (await rootsOf([lessonId])).get(lessonId) ?? lessonId;
  return {
    ...store,
    async find(lessonId) {
      const plan = await store.find(await rootOf(lessonId));
      return plan && { ...plan, lessonId };
    },
    async chosenFor(lessonIds) {
      if (lessonIds.length === 0) return new Map();
      const roots = await rootsOf(lessonIds);
      const chosen = await store.chosenFor([...roots.values()]);
      return new Map(
        [...roots].flatMap(([lessonId, root]) => {
          const lessonCode = chosen.get(root);
          return lessonCode === undefined ? [] : [[lessonId, lessonCode] as const];
        }),
      );
    },
    put: async (plan, at) => store.put({ ...plan, lessonId: await rootOf(plan.lessonId) }, at),
  };
}
