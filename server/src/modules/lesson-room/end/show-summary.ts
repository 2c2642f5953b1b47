import { Subject } from '@school/contract/catalogue/shapes';
import type { LessonSummary } from '@school/contract/lesson-room/end-shapes';
import { personOf } from '@school/contract/lesson-room/people';
import { emptyRoom, type RoomState } from '@school/contract/lesson-room/state';

import { ageOn } from '#modules/families';
import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson, type Found } from '../live/find-room.ts';
import { summaryIn } from '../live/keep-summaries.ts';
import { faceOf } from '../live/members.ts';
import { stateOf } from '../live/room-state.ts';
import { figuresOfTasks } from '../rules/prefill.ts';
import { kidPerson, type Roster } from '../rules/roster.ts';
import type { KeptSummary, TaskDone } from '../stores/summaries.store.ts';
import { drawnPages } from './drawn-pages.ts';

/** What became of a lesson: while it goes on as far as it has come, afterwards as it was kept. */
export const showSummary =
  (tools: Tools) =>
  async (who: Principal, lessonId: string): Promise<LessonSummary> => {
    const { clock, families, staffing, learning, summaries, roomRows } = tools;
    const found = await findLesson(tools)(who, lessonId);
    const { lesson, familyId } = found;
    const row = await roomRows.find(lessonId);
    const state = row ? await stateOf(tools)(row) : emptyRoom;
    const participants = lesson.participants.filter((it) => familyId === null || it.familyId === familyId);
    const own = participants.map(({ kidUid }) => kidUid).filter((kidUid) => who.role !== 'kid' || kidUid === who.kidUid);
    const [kids, kept, attended, finish, corrected] = await Promise.all([
      families.kids(own),
      summaries.ofLesson(lessonId),
      staffing.attendanceOf(lessonId),
      summaries.finish(lessonId),
      tools.corrections.ofLesson(lessonId),
    ]);
    const summaryOf = (kidUid: string): KeptSummary => kept.find((it) => it.kidUid === kidUid) ?? summaryIn(state, kidUid);
    const face = faceOf(tools);
    const pages = await pagesFor(tools, { lessonId, state, roster: row?.roster, familyId });
    const teacher = personOf('teacher', lesson.teacherId);
    const titles = await learning.taughtIn([{ lesson, kids: own }]);
    return {
      eventId: lessonId,
      subject: Subject.parse(lesson.subject),
      isTrial: lesson.kind === 'trial',
      isGroup: lesson.kind === 'group',
      title: titles.get(lessonId)?.title ?? null,
      timestamp: lesson.startsAt.toString(),
      minutes: lesson.minutes,
      teacher: { person: teacher, ...(await face(teacher)), age: null },
      ended: state.ended,
      kids: await Promise.all(
        kids.map(async ({ kidUid, birth }) => {
          const { stars, stickers, tasks } = summaryOf(kidUid);
          const person = kidPerson(kidUid);
          return {
            kidUid,
            face: { person, ...(await face(person)), age: ageOn(birth, clock.now()) },
            seconds: attended.find((it) => it.kidUid === kidUid)?.seconds ?? 0,
            figures: figuresOfTasks(tasks.filter(({ ofAll }) => !ofAll)),
            tasks: await withAttempts(tools, lessonId, kidUid, tasks),
            stars,
            stickers,
          };
        }),
      ),
      word: finish?.word || null,
      correctedAt: corrected.at(-1)?.correctedAt.toString() ?? null,
      homework: await homeworkOf(tools, found),
      // A teacher that said nothing has left all of them.
      pages: finish ? pages.filter(({ page }) => finish.pages.includes(page)) : pages,
    };
  };

const pagesFor = (
  tools: Tools,
  { lessonId, state, roster, familyId }: { lessonId: string; state: RoomState; roster: Roster | undefined; familyId: string | null },
) => (roster ? drawnPages(tools)(lessonId, state, { roster, familyId }) : Promise.resolve([]));

/** Whoever may see a child's answers finds them by the attempt of this lesson: at home it may have begun another since. */
async function withAttempts({ tasks: taskRows }: Tools, lessonId: string, kidUid: string, tasks: readonly TaskDone[]) {
  const playbookUids = [...new Set(tasks.map(({ playbookUid }) => playbookUid))];
  const attempts = new Map(
    await Promise.all(playbookUids.map(async (uid) => [uid, (await taskRows.attempts(lessonId, uid)).get(kidUid) ?? null] as const)),
  );
  return tasks.map(({ items, ofAll, playbookUid, taskIdx }) => ({
    playbookUid,
    taskIdx,
    ofAll,
    items: items.toSorted((one, other) => one.round - other.round).map(({ verdict, tries }) => ({ verdict, tries })),
    attemptUid: ofAll ? null : (attempts.get(playbookUid) ?? null),
  }));
}

async function homeworkOf({ learning }: Tools, { lesson }: Found): Promise<LessonSummary['homework']> {
  const { homework } = await learning.plan(lesson.teacherId, lesson.lessonId);
  return homework.offers
    .filter(({ playbookUid }) => homework.playbookUids.includes(playbookUid))
    .map(({ playbookUid, title }) => ({ playbookUid, title }));
}
