import { masteryLimits } from '@school/contract/mastery/limits';
import type { KidSkill, SkillsOfCourse } from '@school/contract/learning/practice';

import { dayOf, instantOf, standingOf, wantsRefresh } from '#modules/mastery/rules';

import type { Tools } from '../dependencies/dependencies.ts';
import { heldIn } from './held-skills.ts';

/** What a kid can do in each of its courses, what it practises, what is due next: with its own work, without figures. */
export const showMastered =
  (tools: Tools) =>
  async (kidUid: string): Promise<SkillsOfCourse[]> => {
    const { store, library, playbooks, mastery, clock } = tools;
    const today = clock.now();
    const now = dayOf(today);
    const shown = (await store.coursesOf(kidUid)).map(async (started): Promise<SkillsOfCourse[]> => {
      const course = library.course(started.courseCode);
      if (!course || course.skills.length === 0) return [];
      const ids = course.skills.map(({ id }) => id);
      const [known, held] = await Promise.all([mastery.known(kidUid, ids), heldIn(tools, kidUid, course)]);
      const next = await mastery.choose(kidUid, {
        courseCode: course.courseCode,
        opened: held.skills,
        today,
        most: masteryLimits.items.most,
        without: held.unasked,
      });
      const begun = course.skills.filter(({ id }) => standingOf(known.get(id)) !== 'ahead');
      const works = await playbooks.ownWork(
        kidUid,
        begun.map(({ id }) => id),
      );
      const titles = new Map(course.skills.map(({ id, title }) => [id, title]));
      const titleOf = (id: string) => titles.get(id) ?? { ru: id, en: id };
      const listed = (standing: 'mastered' | 'practising'): KidSkill[] =>
        begun.flatMap(({ id, title }) => {
          const one = known.get(id);
          if (!one || standingOf(one) !== standing) return [];
          const rightAt = one.rightAt === null ? null : instantOf(one.rightAt).toString();
          return [{ skill: id, title, refresh: wantsRefresh(one, now), rightAt, example: works.get(id) ?? null }];
        });
      const firstOfEach = next.filter(({ skill }, at) => next.findIndex((one) => one.skill === skill) === at);
      return [
        {
          courseCode: course.courseCode,
          title: course.title,
          mastered: listed('mastered'),
          practising: listed('practising'),
          ahead: course.skills.length - begun.length,
          next: firstOfEach.slice(0, masteryLimits.nextShown).map(({ skill, reason, days, helps }) => ({
            skill: titleOf(skill),
            reason,
            days,
            helps: helps === null ? null : titleOf(helps),
          })),
        },
      ];
    });
    return (await Promise.all(shown)).flat();
  };
