import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';
import { emptyRoom } from '@school/contract/lesson-room/state';
import { refused } from '@school/contract/verdict';

import { bandOfAge } from '@school/contract/playbooks/bands';

import { ageOn } from '#modules/families';
import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson } from '../live/find-room.ts';
import type { KeepPresence } from '../live/keep-presence.ts';
import { faceOf } from '../live/members.ts';
import { stateOf } from '../live/room-state.ts';
import { proposeReport } from './propose-report.ts';
import { figuresOf, resultOf, tagsOf, wasAbsent } from '../rules/prefill.ts';
import { kidPerson } from '../rules/roster.ts';
import { drawnPages } from './drawn-pages.ts';

/** The sheet at the end of a lesson: nothing in it is decided, everything the room knows is filled in. */
export const finishSheet =
  (tools: Tools, presence: KeepPresence) =>
  async (who: Principal, lessonId: string): Promise<FinishSheet> => {
    const { clock, families, staffing, learning, playbooks, summaries, roomRows } = tools;
    const found = await findLesson(tools)(who, lessonId);
    const { teacherId } = found.lesson;
    // Whoever is in the room at this moment is counted to this moment.
    await presence.noteAttendance(lessonId);
    const [lesson, attended, mayBeAbsent, finish, row] = await Promise.all([
      staffing.teacherLesson(teacherId, lessonId),
      staffing.attendanceOf(lessonId),
      staffing.judgeAbsence(teacherId, lessonId),
      summaries.finish(lessonId),
      roomRows.find(lessonId),
    ]);
    const state = row ? await stateOf(tools)(row) : emptyRoom;
    const isDone = lesson.mark !== null || lesson.status === 'conducted' || lesson.status === 'nonAttendance';
    const secondsOf = (kidUid: string) => attended.find((it) => it.kidUid === kidUid)?.seconds ?? 0;
    // Where nobody has seen the teacher the lesson was held elsewhere: of its children nothing is known.
    const isHeldHere = attended.some(({ kidUid }) => kidUid === null);
    const isAbsent = (kidUid: string) =>
      isDone
        ? (finish?.absent.includes(kidUid) ?? lesson.status === 'nonAttendance')
        : isHeldHere && wasAbsent(secondsOf(kidUid), lesson.minutes) && (mayBeAbsent.get(kidUid)?.allowed ?? false);

    const kids = await families.kids(found.lesson.participants.map(({ kidUid }) => kidUid));
    const here = kids.map(({ kidUid }) => kidUid).filter((kidUid) => !isAbsent(kidUid));
    const figures = figuresOf([...here.map((kidUid) => state.marks[kidUid]), state.marks.all]);
    const plan = await learning.plan(teacherId, lessonId);
    const acts = await summaries.acts(lessonId);
    const isTrial = lesson.kind === 'trial';
    const result = resultOf(figures);
    const homework = plan.kids.filter(({ kidUid }) => here.includes(kidUid)).flatMap((kid) => kid.homework);
    const proposed = {
      result,
      tags: tagsOf({
        homework: homework.map(({ complete }) => complete),
        acts: here.reduce((sum, kidUid) => sum + (acts.get(kidUid) ?? 0), 0),
        minutes: here.reduce((sum, kidUid) => sum + secondsOf(kidUid) / 60, 0),
        figures,
      }),
      text: '',
      isWritten: false,
    };
    const reportProposed = () => {
      const [kid] = kids;
      const age = kid ? ageOn(kid.birth, clock.now()) : 0;
      const { subject } = found.lesson;
      return proposeReport(subject ? playbooks.inClass.trial(subject, bandOfAge(age)) : undefined, state.marks.all, age);
    };
    const { note } = lesson;
    const face = faceOf(tools);
    return {
      eventId: lessonId,
      isTrial,
      isGroup: found.lesson.kind === 'group',
      minutes: lesson.minutes,
      kids: await Promise.all(
        kids.map(async ({ kidUid, birth }) => ({
          kidUid,
          face: { person: kidPerson(kidUid), ...(await face(kidPerson(kidUid))), age: ageOn(birth, clock.now()) },
          seconds: secondsOf(kidUid),
          absent: isAbsent(kidUid),
          mayBeAbsent: mayBeAbsent.get(kidUid) ?? refused('scheduling.kid_not_in_lesson', { kidUid }),
          figures: figuresOf([state.marks[kidUid]]),
        })),
      ),
      figures,
      note: isTrial ? null : note ? { result: note.result, tags: note.tags, text: note.text, isWritten: true } : proposed,
      homework: plan.courseCode === null ? null : { playbookUids: plan.homework.playbookUids, offers: plan.homework.offers },
      pages: row ? await drawnPages(tools)(lessonId, state, { roster: row.roster, familyId: null }) : [],
      trial: isTrial ? reportProposed() : null,
      finishedAt: isDone ? (finish?.finishedAt.toString() ?? null) : null,
      may: { finish: lesson.may.conduct, report: lesson.may.report, undo: lesson.may.undo },
    };
  };
