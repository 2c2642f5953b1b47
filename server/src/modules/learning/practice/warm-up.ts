import { masteryLimits } from '@school/contract/mastery/limits';
import type { Localised } from '@school/contract/shapes';

import { mostNeeded } from '../rules/warm-up.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { heldIn } from './held-skills.ts';

/** A task for the warm-up of a lesson, and the skill for whose sake it is asked. */
export interface WarmUp {
  playbookUid: string;
  /** From 0. */
  taskIdx: number;
  skill: Localised;
}

/** What a lesson of these kids warms up with: tasks of lessons they have had, by the skills that are due for most of them, without those the lesson teaches. */
export const chooseWarmUp =
  (tools: Tools) =>
  async (
    kids: readonly string[],
    { courseCode, lessonCode }: { courseCode: string; lessonCode: string },
    most: number,
  ): Promise<WarmUp[]> => {
    const { library, mastery, playbooks, clock } = tools;
    const course = library.course(courseCode);
    if (!course || course.skills.length === 0) return [];
    const taught = course.levels.flatMap(({ lessons }) => lessons).find((lesson) => lesson.lessonCode === lessonCode)?.skills ?? [];
    const held = await Promise.all(kids.map((kidUid) => heldIn(tools, kidUid, course)));
    const due = await Promise.all(
      kids.map(async (kidUid, at) => {
        const { skills, unasked } = held[at] ?? { skills: new Map(), unasked: [] };
        const without = [...unasked, ...taught];
        const chosen = await mastery.choose(kidUid, {
          courseCode,
          opened: skills,
          today: clock.now(),
          most: masteryLimits.items.least,
          without,
        });
        return chosen.map(({ skill }) => skill);
      }),
    );
    const lessons = new Set(held.flatMap((one) => [...one.lessons]).filter((code) => code !== lessonCode));
    return mostNeeded(due, masteryLimits.items.least)
      .flatMap((id) => {
        const task = playbooks.taskAsking(course, id, lessons);
        const skill = course.skills.find((one) => one.id === id)?.title;
        return task && skill ? [{ ...task, skill }] : [];
      })
      .slice(0, most);
  };
