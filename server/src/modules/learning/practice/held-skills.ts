import type { Course } from '#modules/library';

import type { Tools } from '../dependencies/dependencies.ts';

/** What a kid was taught in a course, for choosing what it practises. */
export interface HeldSkills {
  /** Each skill that a held lesson teaches, with the moment of the first. */
  skills: Map<string, Temporal.Instant>;
  /** Codes of lessons held, and the latest of them. */
  lessons: Set<string>;
  latest: string | undefined;
  /** Skills of the course that no task asks. */
  unasked: string[];
}

export async function heldIn(
  { store, playbooks }: Pick<Tools, 'store' | 'playbooks'>,
  kidUid: string,
  course: Course,
): Promise<HeldSkills> {
  const opened = (await store.opened(kidUid, course.courseCode)).toSorted((one, other) =>
    Temporal.Instant.compare(one.openedAt, other.openedAt),
  );
  const lessons = new Map(course.levels.flatMap((level) => level.lessons).map((lesson) => [lesson.lessonCode, lesson]));
  const skills = new Map<string, Temporal.Instant>();
  for (const { lessonCode, openedAt } of opened)
    for (const skill of lessons.get(lessonCode)?.skills ?? []) if (!skills.has(skill)) skills.set(skill, openedAt);
  const asked = playbooks.skillsAsked(course);
  return {
    skills,
    lessons: new Set(opened.map(({ lessonCode }) => lessonCode)),
    latest: opened.findLast(({ lessonCode }) => lessons.has(lessonCode))?.lessonCode,
    unasked: course.skills.map(({ id }) => id).filter((id) => !asked.has(id)),
  };
}
