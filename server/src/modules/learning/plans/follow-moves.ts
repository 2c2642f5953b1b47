import type { Calendar } from '#modules/calendar';

import type { Placed, Plans, PlanStore } from '../stores/plans.store.ts';

/** What a teacher chose goes with a lesson that is moved: it is kept by the place where the lesson stood first. */
export function followMoves(store: PlanStore, { rootsOf }: Pick<Calendar, 'rootsOf'>): Plans {
  const rootOf = async (lessonId: string) => (await rootsOf([lessonId])).get(lessonId) ?? lessonId;
  return {
    ...store,
    async find(lessonId) {
      const plan = await store.find(await rootOf(lessonId));
      return plan && { ...plan, lessonId };
    },
    async chosenFor(lessons) {
      if (lessons.length === 0) return new Map();
      const chosen = await store.chosenFor(lessons.map(rootIn));
      return new Map(
        lessons.flatMap((lesson) => {
          const lessonCode = chosen.get(rootIn(lesson));
          return lessonCode === undefined ? [] : [[lesson.lessonId, lessonCode] as const];
        }),
      );
    },
    put: async (plan, at) => store.put({ ...plan, lessonId: await rootOf(plan.lessonId) }, at),
  };
}

const rootIn = ({ lessonId, rootId }: Placed): string => rootId ?? lessonId;
