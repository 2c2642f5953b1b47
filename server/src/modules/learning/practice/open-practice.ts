import type { CourseCode } from '@school/contract/catalogue/limits';
import { masteryLimits } from '@school/contract/mastery/limits';
import type { Attempt } from '@school/contract/playbooks/attempts';

import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { budgetOf } from './budget.ts';
import { heldIn } from './held-skills.ts';

const { dueInHomework, leastPractice } = masteryLimits;

/** Practice of a course: the one that was left, else what is due now, within what is left of the day. */
export const openPractice =
  (tools: Tools) =>
  async (kidUid: string, code: string): Promise<Attempt> => {
    const { playbooks, mastery, store, library } = tools;
    const started = await store.find(kidUid, code);
    const course = started && library.course(started.courseCode);
    if (!course) throw new Refusal('learning.course_not_started');
    const { courseCode } = course;
    const begun = (await playbooks.standings(kidUid, courseCode)).find((one) => one.begun && one.playbookUid.endsWith('-practice'));
    if (begun) return playbooks.open(kidUid, begun.playbookUid);
    const [{ left, today }, held] = await Promise.all([budgetOf(tools)(kidUid), heldIn(tools, kidUid, course)]);
    if (left < leastPractice || !held.latest) throw new Refusal('learning.nothing_to_practise');
    const most = Math.min(left, masteryLimits.items.most);
    const chosen = await mastery.choose(kidUid, { courseCode, opened: held.skills, today, most, without: held.unasked });
    if (chosen.length === 0) throw new Refusal('learning.nothing_to_practise');
    return playbooks.open(kidUid, playbooks.uidOf(courseCode, held.latest, 'practice'), { own: { most, chosen, held: held.lessons } });
  };

/**
 * Homework of a lesson, made for this child: its own tasks with rounds as their skills need them, and some that are due from other
 * lessons, all within the minutes of a day. Where a parent allows no practice it is what the lesson writes.
 */
export const openHomework =
  (tools: Tools) =>
  async (
    kidUid: string,
    playbookUid: string,
    { courseCode, lessonCode }: { courseCode: CourseCode; lessonCode: string },
  ): Promise<Attempt> => {
    const { playbooks, mastery, library } = tools;
    const course = library.courseWithTaken(courseCode);
    const lesson = course?.levels.flatMap(({ lessons }) => lessons).find((one) => one.lessonCode === lessonCode);
    const { minutes, today } = await budgetOf(tools)(kidUid);
    if (!course || !lesson || minutes === 0 || course.skills.length === 0) return playbooks.open(kidUid, playbookUid);
    const held = await heldIn(tools, kidUid, course);
    const room = Math.min(dueInHomework, minutes - lesson.home.length);
    const without = [...held.unasked, ...(lesson.skills ?? [])];
    const due = await mastery.choose(kidUid, { courseCode, opened: held.skills, today, most: Math.max(0, room), least: 0, without });
    return playbooks.open(kidUid, playbookUid, { own: { most: minutes, chosen: due, held: held.lessons } });
  };
