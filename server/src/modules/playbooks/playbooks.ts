import type { AttemptSummary, ReviewItem } from '@school/contract/playbooks/attempts';
import type { Face } from '@school/contract/playbooks/pictures';

import type { Course } from '#modules/library';
import { listenTo } from '#platform/module';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { answerTask } from './attempts/answer-task.ts';
import { createAttemptStore } from './stores/attempts.store.ts';
import { giveHint, judgeMove } from './attempts/help-with-task.ts';
import { createItemStore } from './stores/items.store.ts';
import { openPlaybook } from './attempts/open-playbook.ts';
import { createRecordingStore } from './stores/recordings.store.ts';
import { recordingActions, soundFor } from './attempts/record-voice.ts';
import { reviewActions } from './reviews/reviews.ts';
import { whenRecordingIsRefused } from './reviews/when-recording-is-refused.ts';
import { createWorkStore } from './stores/works.store.ts';
import { createPlaybookCatalogue, type Playbook, playbookUidOf } from './content/playbook-catalogue.ts';
import { reviewOf, showAttempt, summaryOf } from './attempts/show-attempt.ts';
import { templateOf } from './templates/registry.ts';
import type { PlaybooksGiven, Tools } from './dependencies/dependencies.ts';
import { inClass } from './in-class/in-class.ts';
import { lessonActions } from './lessons/lessons.ts';
import { lessonPreview } from './lessons/preview.ts';
import { createTaskFactory } from './content/task-factory.ts';
import { ownWork } from './attempts/own-work.ts';
import { titlesOf } from './attempts/told-why.ts';
import { tellOldAnswers } from './attempts/tell-old-answers.ts';
import { attemptFor } from './attempts/whose-attempt.ts';

/** Playbooks and the kids' attempts at them: everything that can be done with them. */
export function createPlaybooks(given: PlaybooksGiven) {
  const tools: Tools = {
    ...given,
    playbookCatalogue: createPlaybookCatalogue(given.library),
    attempts: createAttemptStore(given.db),
    items: createItemStore(given.db),
    works: createWorkStore(given.db),
    recordings: createRecordingStore(given.db),
  };
  const { attempts, items, playbookCatalogue } = tools;
  const find = attemptFor(tools);
  return {
    open: openPlaybook(tools),
    /** Playbooks in class: what a lesson is made of, a copy that all play, and what a teacher may do for a child. */
    inClass: inClass(tools),
    show: async (who: Principal, attemptUid: string) => showAttempt(tools)(await find(who, attemptUid)),
    answer: answerTask(tools),
    hint: giveHint(tools),
    move: judgeMove(tools),
    async review(who: Principal, attemptUid: string): Promise<{ attemptUid: string; items: ReviewItem[] }> {
      const { courseCode } = await find(who, attemptUid);
      const [rows, answers, works, sounds] = await Promise.all([
        items.of(attemptUid),
        items.answersOf(attemptUid),
        tools.works.of(attemptUid),
        // The voice of a child is for its family, its teachers and the managers.
        who.role === 'support' ? [] : tools.recordings.many([attemptUid]),
      ]);
      const soundOf = soundFor(tools, sounds);
      return {
        attemptUid,
        items: rows.map((row) => ({
          ...reviewOf(row, answers, works, titlesOf(given.library, courseCode)),
          sound: soundOf({ ...row, attemptUid }),
        })),
      };
    },
    /** What is right in each item of an attempt, in order; null where nothing is. A key for grown-ups: no child is shown it. */
    answerKey: async (attemptUid: string) =>
      (await items.of(attemptUid)).map(({ taskIdx, round, item }) => ({
        taskIdx,
        round,
        answer: templateOf(item.template).solution(item),
      })),
    /** Attempts at a playbook, newest first. Who may ask is asked before. */
    history: async (kidUid: string, playbookUid: string): Promise<AttemptSummary[]> =>
      (await attempts.history(kidUid, [playbookUid])).map(summaryOf),
    /** Attempts at each of these playbooks that has any, newest first. */
    async histories(kidUid: string, playbookUids: readonly string[]): Promise<Map<string, AttemptSummary[]>> {
      const rows = Map.groupBy(await attempts.history(kidUid, playbookUids), ({ playbookUid }) => playbookUid);
      return new Map([...rows].map(([playbookUid, own]) => [playbookUid, own.map(summaryOf)]));
    },
    /** How a kid stands with every playbook of a course that it ever opened. */
    standings: attempts.standings,
    gameStanding: attempts.gameStanding,
    daysFinished: attempts.daysFinished,
    playedBetween: attempts.playedBetween,
    mendedBetween: attempts.mendedBetween,
    finishedBetween: attempts.finishedBetween,
    firstTries: attempts.firstTries,
    /** Pictures as content writes them, with their names for the ear. */
    pictured: (emoji: readonly string[]) => emoji.map((picture) => playbookCatalogue.material().resolved({ picture }) as Face),
    /** Which lesson a playbook belongs to; refuses with playbooks.slide_not_found. */
    placeOf(playbookUid: string): Pick<Playbook, 'courseCode' | 'kind'> & { lessonCode: string } {
      const playbook = playbookCatalogue.find(playbookUid);
      if (!playbook) throw new Refusal('playbooks.slide_not_found');
      return { courseCode: playbook.courseCode, kind: playbook.kind, lessonCode: playbook.lesson.lessonCode };
    },
    /** Slides of a playbook; none when no lesson has it. */
    slidesIn: (playbookUid: string): number => playbookCatalogue.find(playbookUid)?.slides.length ?? 0,
    ...reviewActions(tools),
    ...recordingActions(tools),
    /** Lessons that the staff write, and a draft of one in the player. */
    lessons: lessonActions(tools),
    preview: lessonPreview(tools),
    uidOf: playbookUidOf,
    taskFactory: createTaskFactory(playbookCatalogue),
    /** Every word of the school, for games that make their own tasks of them. */
    lexicon: () => playbookCatalogue.material().words,
    /** Skills of a course that some task of it asks. */
    skillsAsked: (course: Course): ReadonlySet<string> => new Set(playbookCatalogue.tasksBySkill(course).keys()),
    /** The task of these lessons that asks a skill, of the latest of them that has one; judged by the school, so that it is seen in class how it goes. */
    taskAsking: (course: Course, skill: string, lessons: ReadonlySet<string>) => {
      const found = playbookCatalogue
        .tasksBySkill(course)
        .get(skill)
        ?.findLast(({ lessonCode }) => lessons.has(lessonCode));
      return found && { playbookUid: playbookUidOf(course.courseCode, found.lessonCode, 'online'), taskIdx: found.taskIdx };
    },
    /** Items that a child answered since then, of homework and practice. */
    answeredSince: items.answeredSince,
    ownWork: ownWork(tools),
    /** By the clock: answers to lessons that say only now which skills they teach. */
    tellOldAnswers: tellOldAnswers(tools),
    listens: listenTo({ 'families.consent_refused': { 'playbooks.delete-recordings': whenRecordingIsRefused(tools) } }),
  };
}

export type Playbooks = ReturnType<typeof createPlaybooks>;
