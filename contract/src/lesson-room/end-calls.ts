import * as z from 'zod/mini';

import { noteResults, noteTags, schedulingLimits } from '../calendar/limits.ts';
import { defineCalls } from '../call.ts';
import { type Row, teacher } from '../role-rows.ts';
import { Id, text, word } from '../shapes.ts';
import { FinishSheet, LessonSummary, PagesToKeep, RoomPresence, SentReport } from './end-shapes.ts';
import { lessonRoomLimits } from './limits.ts';

/** Whose lesson it is, and managers. */
const whoseLesson: Row = ['deny', 'own', 'own', 'own', 'read', 'deny'];
const TheRoom = z.strictObject({ eventId: Id });

/** The end of a lesson, and what is told of it afterwards (docs/rules/lesson-room.md#the-end). */
export const endCalls = defineCalls({
  'GET /lesson-room/:eventId/finish': {
    who: teacher,
    summary: 'The sheet at the end of a lesson: who was there, how it went, what is done at home, as the room knows it',
    params: TheRoom,
    gives: FinishSheet,
    refusals: ['lesson_room.not_found'],
  },
  'POST /lesson-room/:eventId/finish': {
    who: teacher,
    summary: 'Ends the lesson: who did not come, the note, the homework and the room in one act; said again it stays as it is',
    params: TheRoom,
    body: z.strictObject({
      /** Who did not come; where nobody came the lesson is closed as missed. */
      absent: z.array(Id).check(z.maxLength(100)),
      /** Why it is ended long before its planned end. */
      reason: z.optional(text(500)),
      note: z.nullable(
        z.strictObject({
          result: z.enum(noteResults),
          tags: z.array(z.enum(noteTags)).check(z.maxLength(noteTags.length)),
          text: text(schedulingLimits.noteSigns, 0),
        }),
      ),
      /** Null stays as it is planned. */
      homework: z.nullable(z.array(word(80)).check(z.maxLength(10))),
      /** Pages of the board that the families are shown. */
      pages: PagesToKeep,
      /** A word to the families, who read it with what came of the lesson; the note is for colleagues. */
      word: z.optional(text(lessonRoomLimits.wordSigns, 0)),
    }),
    gives: FinishSheet,
    refusals: [
      'request.invalid',
      'lesson_room.not_found',
      'lesson_room.kid_was_here',
      'scheduling.lesson_not_started',
      'scheduling.lesson_is_over',
      'scheduling.lesson_not_conducted',
      'scheduling.too_early_to_conduct',
      'scheduling.kid_not_in_lesson',
      'scheduling.too_early_for_absence',
      'scheduling.teacher_not_here',
      'scheduling.teacher_came_late',
      'ledger.not_enough_units',
      'learning.no_course',
      'playbooks.slide_not_found',
    ],
    idempotent: true,
  },
  'GET /lesson-room/:eventId/report': {
    who: teacher,
    summary: 'What the families were told of the lesson, and whether it may still be corrected; null where nothing was',
    params: TheRoom,
    gives: z.strictObject({ sent: z.nullable(SentReport) }),
    refusals: ['lesson_room.not_found'],
  },
  'POST /lesson-room/:eventId/report': {
    who: teacher,
    summary:
      'Corrects what the families were told: they hear once that it was, earlier words are kept, and nothing else of the lesson changes',
    params: TheRoom,
    body: z.strictObject({ text: text(lessonRoomLimits.trialReportSigns) }),
    gives: z.strictObject({ sent: z.nullable(SentReport) }),
    refusals: ['request.invalid', 'lesson_room.not_found', 'lesson_room.nothing_sent', 'lesson_room.correction_over'],
    idempotent: true,
  },
  'GET /lesson-room/:eventId/summary': {
    who: whoseLesson,
    adult: 'sees',
    summary: 'What became of a lesson: tasks, stars, stickers, the board, homework; a family is told of its own children alone',
    params: TheRoom,
    gives: LessonSummary,
    refusals: ['lesson_room.not_found'],
  },
  'GET /lesson-room/:eventId/presence': {
    who: whoseLesson,
    adult: 'sees',
    summary: 'Who was in the room and when, the same for all who may know of it, with what follows from it by the rule',
    params: TheRoom,
    gives: RoomPresence,
    refusals: ['lesson_room.not_found'],
  },
});
