import type { noteResults } from '@school/contract/calendar/limits';
import type { endedAs } from '@school/contract/lesson-room/limits';

import type { EventOf } from '#platform/events';

import type { Tools } from '../dependencies/tools.ts';
import { personOf } from '@school/contract/lesson-room/people';
import { outcomeOf } from '../rules/outcome.ts';
import { bySchool, type ChangeRoom } from './change-room.ts';
import type { KeepPresence } from './keep-presence.ts';
import { keepSummaries } from './keep-summaries.ts';
import type { LeaveRoom } from './leave-room.ts';

export type EndRoom = ReturnType<typeof endRoom>;

/** The room of a lesson is over: nothing is stored in it any more, and everybody is told why. Said twice, the first counts. */
export const endRoom =
  (tools: Tools, changeRoom: ChangeRoom, presence: KeepPresence) =>
  async (lessonId: string, as: (typeof endedAs)[number], result?: (typeof noteResults)[number]): Promise<boolean> => {
    const { db, members, realtime, onFault } = tools;
    const isEnded = await db.inTransaction(async () => {
      await keepSummaries(tools)(lessonId);
      return changeRoom(lessonId, [bySchool({ kind: 'end', as, ...(result && { result }) })]);
    });
    if (!isEnded) return false;
    for (const { person, epoch } of await members.here([lessonId])) await members.leave({ room: lessonId, person, epoch }, 'ended', null);
    await keepOutcome(tools, lessonId).catch((fault: unknown) => onFault(fault, 'lesson room outcome'));
    await presence.noteAttendance(lessonId).catch((fault: unknown) => onFault(fault, 'lesson room attendance'));
    await realtime.changed(`lesson-rooms/${lessonId}`);
    await realtime.changed('live-rooms');
    return true;
  };

async function keepOutcome({ calendar, clock, members, roomRows }: Tools, lessonId: string): Promise<void> {
  const [row, lesson] = [await roomRows.find(lessonId), await calendar.lesson(lessonId)];
  if (!row || !lesson) return;
  const visits = (await members.visits(lessonId)).map(({ person, enteredAt, heardAt, leftAt }) => ({
    person,
    enteredAt,
    until: leftAt ?? heardAt,
  }));
  await roomRows.keepOutcome(lessonId, outcomeOf({ ...lesson, startsAt: row.startsAt, visits, endedAt: row.endedAt }, clock.now()));
}

/** By the clock, each minute: rooms that nobody ended are closed twenty minutes after the lesson. */
export const closeRooms =
  ({ clock, roomRows, onFault }: Tools, end: EndRoom) =>
  async (): Promise<void> => {
    for (const lessonId of await roomRows.overdue(clock.now()))
      await end(lessonId, 'closed').catch((fault: unknown) => onFault(fault, 'lesson room close'));
  };

/** By the clock, at night: what was done in lessons long ago. */
export const forgetOld =
  ({ clock, school, events, members, roomRows, trouble, help, shelf, files }: Tools) =>
  async (): Promise<void> => {
    const before = clock.now().subtract({ hours: school.now('roomEventDays') * 24 });
    while ((await events.removeBefore(before)) > 0);
    await members.removeBefore(before);
    await trouble.forgetTold(before);
    await help.removeBefore(clock.now().subtract({ hours: school.now('helpCallDays') * 24 }));
    await roomRows.removeBefore(before);
    for (const { pictureId, file } of await shelf.removedBefore(before)) {
      await files.delete(file);
      await shelf.drop(pictureId);
    }
  };

/** A lesson was given to a colleague: the one who had it goes, the room stays as it is. */
export const whenTeacherIsReplaced =
  ({ calendar, roomRows, rooms, members }: Tools, changeRoom: ChangeRoom, end: EndRoom, leave: LeaveRoom) =>
  async ({ lessons }: EventOf<'scheduling.lessons_restaffed'>): Promise<void> => {
    for (const { lessonId, teacherId } of lessons) {
      const row = await roomRows.find(lessonId);
      if (!row || row.endedAt !== null || row.roster.teacherId === teacherId) continue;
      if (teacherId === null) {
        await end(lessonId, 'canceled');
        continue;
      }
      const { name } = await calendar.teacher(teacherId);
      const former = personOf('teacher', row.roster.teacherId);
      await changeRoom(lessonId, [bySchool({ kind: 'replaced', teacherId, name })], ({ roster }) => roster.teacherId !== teacherId);
      for (const { epoch } of (await members.here([lessonId])).filter(({ person }) => person === former))
        await leave({ room: lessonId, person: former, epoch }, 'replaced', null);
      rooms.hub.dismiss(lessonId, former, { code: 'replaced' });
    }
  };

/** What became of a lesson ends its room, when nobody did. */
export const whenLessonIsClosed = (end: EndRoom) => ({
  conducted: async ({ lessonId }: EventOf<'scheduling.lesson_conducted'>): Promise<void> => void (await end(lessonId, 'finished')),
  canceled: async ({ lessonId }: EventOf<'scheduling.lessons_canceled'>): Promise<void> => void (await end(lessonId, 'canceled')),
  missed: async ({ lessonId, isGroup }: EventOf<'scheduling.lesson_missed'>): Promise<void> => {
    if (!isGroup) await end(lessonId, 'closed');
  },
  returned: async ({ lessonId }: EventOf<'scheduling.lesson_returned'>): Promise<void> => void (await end(lessonId, 'closed')),
  brokeDown: async ({ lessonId }: EventOf<'scheduling.lesson_broke_down'>): Promise<void> => void (await end(lessonId, 'technical')),
});
