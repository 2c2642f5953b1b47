import { masteryLimits } from '@school/contract/mastery/limits';

import type { Course, Lesson } from '#modules/library';

/** How a task is asked, as far as that tells what it is about: its template and its generator; nothing of one that is written out. */
function kindOf(task: unknown): string | undefined {
  const { template, generator } = task as { template?: unknown; generator?: unknown };
  return typeof generator === 'string' ? `${String(template)}/${generator}` : undefined;
}

/** Which skills a kind of task is asked for in lessons that teach a single one. */
function taughtBy({ levels }: Course): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { skills = [], tasks } of levels.flatMap(({ lessons }) => lessons)) {
    const [only, ...more] = skills;
    if (only === undefined || more.length > 0) continue;
    for (const task of tasks) {
      const kind = kindOf(task);
      if (kind !== undefined) found.set(kind, (found.get(kind) ?? new Set()).add(only));
    }
  }
  return found;
}

/**
 * Says which skills an answer to a task of a lesson tells of. A lesson of several skills (a review) leaves it to the kind of the task:
 * those of its skills that a lesson of their own asks so. Where more are left than can be told apart it is none of them; undefined where
 * the lesson names no skills.
 */
export function createSkillFinder() {
  const known = new WeakMap<Course, Map<string, Set<string>>>();
  return (course: Course, { skills = [] }: Lesson, task: unknown): readonly string[] | undefined => {
    if (skills.length <= 1) return skills.length === 0 ? undefined : skills;
    const taught = known.get(course) ?? taughtBy(course);
    known.set(course, taught);
    const own = taught.get(kindOf(task) ?? '');
    const narrowed = skills.filter((skill) => own?.has(skill));
    const told = narrowed.length > 0 ? narrowed : skills;
    return told.length <= masteryLimits.skillsOfItem ? told : [];
  };
}
