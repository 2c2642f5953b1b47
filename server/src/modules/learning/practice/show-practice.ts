import { masteryLimits } from '@school/contract/mastery/limits';
import type { DailyPractice } from '@school/contract/learning/practice';

import type { Principal } from '#platform/principal';

import { showAnew } from '../courses/show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { budgetOf } from './budget.ts';
import { heldIn } from './held-skills.ts';

/** Practice of today: of which courses, and how much is left. Courses without a skill that is open and asked have none. */
export const showPractice =
  (tools: Tools) =>
  async (kidUid: string): Promise<DailyPractice> => {
    const { store, library, playbooks, mastery } = tools;
    const [started, { minutes, left, today }] = await Promise.all([store.coursesOf(kidUid), budgetOf(tools)(kidUid)]);
    const shown = started.map(async (one): Promise<DailyPractice['courses']> => {
      const course = library.course(one.courseCode);
      if (!course) return [];
      const begun = (await playbooks.standings(kidUid, one.courseCode)).some((it) => it.begun && it.playbookUid.endsWith('-practice'));
      const held = await heldIn(tools, kidUid, course);
      const wanted = { courseCode: one.courseCode, opened: held.skills, today, most: 1, without: held.unasked };
      const isOpen = begun || (left >= masteryLimits.leastPractice && (await mastery.choose(kidUid, wanted)).length > 0);
      return isOpen ? [{ courseCode: one.courseCode, title: course.title, begun }] : [];
    });
    return { minutes, left, courses: (await Promise.all(shown)).flat() };
  };

/** A parent chooses how long a child practises a day. */
export const chooseMinutes =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, minutes: DailyPractice['minutes']): Promise<DailyPractice> => {
    const { familyId } = await tools.families.kidFor(who, kidUid);
    await tools.db.inTransaction(async () => {
      await tools.practice.choose({ kidUid, familyId }, minutes);
      await showAnew(tools.realtime, familyId, kidUid);
    });
    return showPractice(tools)(kidUid);
  };
