import type { SkillOnMap } from '@school/contract/learning/skills';

/** A skill of a course, with the ids of what it stands on. */
interface Skill {
  id: string;
  title: SkillOnMap['title'];
  needs: readonly string[];
}

/** A lesson of the level, with what it teaches and how far it is. */
interface TeachingLesson {
  lesson: SkillOnMap['lessons'][number];
  unit: number;
  skills: readonly string[];
  isDone: boolean;
}

/**
 * What a level teaches, unit by unit. A skill is done when all lessons that teach it are, now when one of them is open, next when all it
 * stands on in this level is done or open, and later otherwise. What earlier levels taught is no hindrance: the pupil is here.
 */
export function skillsMap(
  skills: readonly Skill[],
  lessons: readonly TeachingLesson[],
  rightIn: (lessonCodes: readonly string[]) => number | null,
): Array<{ unit: number; skills: SkillOnMap[] }> {
  const taught = new Map(
    skills.flatMap((skill) => {
      const teach = lessons.filter((one) => one.skills.includes(skill.id));
      return teach.length > 0 ? [[skill.id, { skill, teach }] as const] : [];
    }),
  );
  const begun = ({ teach }: { teach: readonly TeachingLesson[] }) =>
    teach.every(({ isDone }) => isDone) ? 'done' : teach.some(({ lesson }) => lesson.isOpen) ? 'now' : undefined;
  const units = new Map<number, SkillOnMap[]>();
  for (const [id, one] of taught) {
    const needs = one.skill.needs.filter((need) => taught.has(need));
    const isReady = needs.every((need) => {
      const ground = taught.get(need);
      return ground && begun(ground) !== undefined;
    });
    const unit = Math.min(...one.teach.map((lesson) => lesson.unit));
    units.set(unit, [
      ...(units.get(unit) ?? []),
      {
        skill: id,
        title: one.skill.title,
        needs,
        state: begun(one) ?? (isReady ? 'next' : 'later'),
        right: rightIn(one.teach.map(({ lesson }) => lesson.lessonCode)),
        lessons: one.teach.map(({ lesson }) => lesson),
      },
    ]);
  }
  return [...units].toSorted(([one], [other]) => one - other).map(([unit, own]) => ({ unit, skills: own }));
}
