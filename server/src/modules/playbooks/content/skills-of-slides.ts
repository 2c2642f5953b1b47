import { masteryLimits } from '@school/contract/mastery/limits';

import type { Course, Lesson } from '#modules/library';

/** How a task is asked, as far as that tells what it is about: its template and its generator; nothing of one that is written out. */
function kindOf(task: unknown): string | undefined {
  const { template, generator } = task as { template?: unknown; generator?: unknown };
  return typeof generator === 'string' ? `${String(template)}/${generator}` : undefined;
}

/** What lessons that teach one skill, or two, ask by a kind of task: with what, and for the sake of which skills. */
type Taught = Map<string, Array<{ given: string; skills: readonly string[] }>>;

const givenTo = (task: unknown): string => JSON.stringify((task as { with?: unknown }).with ?? {});

function taughtBy({ levels }: Course): Taught {
  const found: Taught = new Map();
  for (const { skills = [], tasks } of levels.flatMap(({ lessons }) => lessons)) {
    if (skills.length === 0 || skills.length > masteryLimits.skillsOfItem) continue;
    for (const task of tasks) {
      const kind = kindOf(task);
      if (kind !== undefined) found.set(kind, [...(found.get(kind) ?? []), { given: givenTo(task), skills }]);
    }
  }
  return found;
}

/**
 * Says which skills an answer to a task of a lesson tells of. A lesson of several skills (a review) leaves it to the kind of the task:
 * those of its skills that a lesson of their own asks so, and if these are still too many, that is asked the very same. A lesson of two skills counts
 * where none of one does. Where more are left than can be told apart it is none of them; undefined where the lesson names no skills.
 */
export function createSkillFinder() {
  const known = new WeakMap<Course, Taught>();
  return (course: Course, { skills = [] }: Lesson, task: unknown): readonly string[] | undefined => {
    if (skills.length <= 1) return skills.length === 0 ? undefined : skills;
    const taught = known.get(course) ?? taughtBy(course);
    known.set(course, taught);
    const asked = taught.get(kindOf(task) ?? '') ?? [];
    const oneOf = asked.filter((one) => one.skills.length === 1);
    const same = (lessons: typeof asked) => lessons.filter(({ given }) => given === givenTo(task));
    // From what says most surely to what says least: the first that leaves few enough.
    const ways = [oneOf, same(oneOf), same(asked), asked];
    const narrowed = ways
      .map((lessons) => skills.filter((skill) => lessons.some((one) => one.skills.includes(skill))))
      .find((left) => left.length > 0 && left.length <= masteryLimits.skillsOfItem);
    const told = narrowed ?? skills;
    return told.length <= masteryLimits.skillsOfItem ? told : [];
  };
}
