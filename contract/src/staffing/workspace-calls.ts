import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { manager, managerReads, needing, teacher } from '../role-rows.ts';
import { Day, Done, text } from '../shapes.ts';
import { Earnings, NoteTemplate, payAmounts, PayRate } from './workspace-shapes.ts';
import { noteResults, noteTags, schedulingLimits } from '../calendar/limits.ts';
import { Teacher } from '../calendar/shapes.ts';
import { TeacherLesson } from './shapes.ts';

const Month = z.strictObject({ month: z.optional(z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/))) });

/** What a teacher does besides teaching: notes, a word to the family that waits, earnings. */
export const workspaceCalls = defineCalls({
  'POST /teacher/lessons/:eventId/note': {
    who: teacher,
    summary: 'Writes how a lesson went, or corrects it; teachers of the kid and managers read it',
    body: z.strictObject({
      result: z.enum(noteResults),
      tags: z.array(z.enum(noteTags)).check(z.maxLength(noteTags.length)),
      text: text(schedulingLimits.noteSigns, 0),
    }),
    gives: TeacherLesson,
    refusals: ['scheduling.lesson_not_found', 'scheduling.lesson_not_conducted'],
    idempotent: true,
  },
  'GET /teacher/note-templates': {
    who: teacher,
    summary: 'Phrases that the teacher keeps for its notes, in order of their making',
    gives: z.strictObject({ templates: z.array(NoteTemplate) }),
    refusals: [],
  },
  'POST /teacher/note-templates': {
    who: teacher,
    summary: 'Keeps a phrase; kept before, it stays once',
    body: z.strictObject({ text: text(schedulingLimits.noteTemplateSigns) }),
    gives: z.strictObject({ templates: z.array(NoteTemplate) }),
    refusals: ['scheduling.too_many_templates'],
    idempotent: true,
  },
  'DELETE /teacher/note-templates/:templateId': {
    who: teacher,
    summary: 'Throws a kept phrase away',
    gives: Done,
    refusals: [],
  },
  'POST /teacher/lessons/:eventId/late': {
    who: teacher,
    summary: 'The teacher will be late for this lesson: its families are told at once; said again, only a longer time is news',
    body: z.strictObject({ minutes: z.literal(schedulingLimits.runningLateMinutes) }),
    gives: TeacherLesson,
    refusals: ['scheduling.lesson_not_found', 'scheduling.lesson_is_over', 'scheduling.lesson_not_started', 'scheduling.teacher_is_here'],
    idempotent: true,
  },
  'GET /teacher/earnings': {
    who: teacher,
    summary: 'What the teacher has earned in a month, lesson by lesson with the evidence; by default this month',
    query: Month,
    gives: Earnings,
    refusals: [],
  },
});

/** Pay of teachers, for managers. */
export const payCalls = defineCalls({
  'GET /manager/teachers/:teacherId/rates': {
    who: needing(managerReads, 'payroll', 'staff'),
    summary: 'What a teacher is paid for a lesson: all terms, the latest first, and the first day for which new ones may be set',
    gives: z.strictObject({ teacher: Teacher, rates: z.array(PayRate), earliest: z.nullable(Day) }),
    refusals: ['scheduling.teacher_not_found'],
  },
  'POST /manager/teachers/:teacherId/rates': {
    who: needing(manager, 'payroll'),
    summary: 'Sets what a teacher is paid from a day on; days that have begun stay as they are',
    body: z.strictObject({ from: Day, ...payAmounts, reason: text(500) }),
    gives: z.strictObject({ teacher: Teacher, rates: z.array(PayRate), earliest: z.nullable(Day) }),
    refusals: ['scheduling.teacher_not_found', 'scheduling.rate_begun'],
    idempotent: true,
  },
  'GET /manager/teachers/:teacherId/earnings': {
    who: needing(managerReads, 'payroll', 'staff'),
    summary: 'What a teacher has earned in a month, as the teacher sees it',
    query: Month,
    gives: Earnings,
    refusals: ['scheduling.teacher_not_found'],
  },
});
