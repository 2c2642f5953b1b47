import type { AnswerOf } from '@school/contract/calls';
import { playbooksLimits } from '@school/contract/playbooks/limits';
import type { TeacherWord } from '@school/contract/playbooks/reviews';

import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/dependencies.ts';
import { markWork } from './mark-work.ts';
import { markOf } from '../attempts/marks.ts';
import { showWorks, wholeWorks } from './show-works.ts';

export interface Asked {
  kidUid?: string | undefined;
  state?: 'waiting' | 'marked' | undefined;
}

/** The teacher's looking at work, and what the child hears of it. */
export function reviewActions(tools: Tools) {
  const { works, families, clock, pupilsOf } = tools;
  const daysAgo = (days: number) => clock.now().subtract({ hours: 24 * days });

  return {
    /** The queue of a teacher: works of its pupils in the courses that it teaches them. */
    async works(teacherId: string, { kidUid, state = 'waiting' }: Asked): Promise<AnswerOf<'GET /teacher/reviews'>> {
      const pupils = await pupilsOf(teacherId, daysAgo(playbooksLimits.reviewDays));
      const wanted = pupils.filter((pupil) => kidUid === undefined || pupil.kidUid === kidUid);
      const [counts, rows] = await Promise.all([works.counts(pupils), state === 'waiting' ? works.waiting(wanted) : works.marked(wanted)]);
      const names = new Map((await families.kids(counts.map((count) => count.kidUid))).map((kid) => [kid.kidUid, kid.name]));
      return {
        kids: counts
          .map((count) => ({ ...count, name: names.get(count.kidUid) ?? '' }))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'ru') || one.kidUid.localeCompare(other.kidUid, 'en')),
        works: await showWorks(tools, rows),
      };
    },
    /** Works that have waited since then or longer, by kid and course. */
    worksWaitingSince: (before: Temporal.Instant) => works.waitingSince(before),
    mark: markWork(tools),
    /** What teachers said of a kid's works lately. */
    async marksOf(who: Principal, kidUid: string): Promise<TeacherWord[]> {
      await families.kidFor(who, kidUid);
      const whole = await wholeWorks(tools, await works.toldTo(kidUid, daysAgo(playbooksLimits.tellDays)));
      return whole.flatMap(({ work, attempt, item: { item } }) => {
        const mark = markOf(work);
        if (!mark) return [];
        const { attemptUid, taskIdx, round, courseCode, seenAt } = work;
        const { lessonCode, about } = attempt;
        return [{ attemptUid, taskIdx, round, courseCode, lessonCode, title: about.title, ask: item.ask, mark, seen: seenAt !== null }];
      });
    },
    async seeMarks(who: Principal, kidUid: string): Promise<void> {
      await families.kidFor(who, kidUid);
      await works.seen(kidUid, clock.now());
    },
  };
}
