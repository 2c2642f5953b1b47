import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Done, largest, line, Localised, text, whole } from '../shapes.ts';
import { Answer } from './answers.ts';
import { AttemptItem, Hint, Judgement } from './attempts.ts';
import { lessonTextLimits } from './lesson-limits.ts';
import { CourseListed, LessonBody, LessonState, LessonVersion, SavedLesson } from './lesson-texts.ts';

const lessonCode = z.string().check(z.regex(/^[a-z]+\d*-\d\d$/));
const params = z.strictObject({ courseCode: CourseCode, lessonCode });
const revision = whole(0, largest);
const reason = text(lessonTextLimits.reasonLength);
const writers = needing(manager, 'content');
const place = { revision, seed: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), taskIdx: whole(0, 100), round: whole(0, 100) };
const notFound = 'playbooks.lesson_not_found' as const;
const ofDraft = [notFound, 'playbooks.lesson_changed', 'playbooks.lesson_not_ready', 'playbooks.slide_not_found'] as const;

/** What the lesson is called: the log tells it by that. */
const Named = z.strictObject({ title: Localised });
const subject = (code: string, { title }: { title: Localised }) => ({ type: 'lesson', id: code, name: title });

/** Lessons that the staff write anew over the files of content (docs/rules/learning.md#lessons-of-the-school). */
export const lessonCalls = defineCalls({
  'GET /manager/lessons': {
    who: needing(managerReads, 'content'),
    summary: 'Every lesson of every course, and how it stands',
    gives: z.strictObject({ courses: z.array(CourseListed) }),
    refusals: [],
  },
  'GET /manager/lessons/:courseCode/:lessonCode': {
    who: needing(managerReads, 'content'),
    summary: 'A lesson: what holds, the draft with its faults, every version',
    params,
    gives: z.strictObject({
      courseCode: CourseCode,
      lessonCode: z.string(),
      number: z.int(),
      courseTitle: Localised,
      ages: z.strictObject({ from: z.int(), to: z.int() }),
      inForce: LessonBody,
      /** Whether it is the lesson that came with the product. */
      isOriginal: z.boolean(),
      /** Whether there is one to have back: none where the school added the lesson itself. */
      hasOriginal: z.boolean(),
      state: LessonState,
      work: z.nullable(SavedLesson),
      versions: z.array(LessonVersion),
    }),
    refusals: [notFound],
  },
  'GET /manager/lessons/:courseCode/:lessonCode/versions/:number': {
    who: needing(managerReads, 'content'),
    summary: 'A version as it was published, or, by number 0, the lesson that came with the product',
    params: z.strictObject({
      courseCode: CourseCode,
      lessonCode,
      number: z.coerce.number().check(z.multipleOf(1), z.gte(0), z.lte(largest)),
    }),
    gives: z.strictObject({ body: LessonBody }),
    refusals: [notFound, 'playbooks.version_not_found'],
  },
  'POST /manager/lessons/:courseCode/:lessonCode/draft': {
    who: writers,
    summary: 'Saves a draft over the one that was read, and checks it; `revision` is 0 where there was none',
    params,
    body: z.strictObject({ revision, body: LessonBody }),
    gives: SavedLesson,
    refusals: [notFound, 'playbooks.lesson_changed'],
  },
  'POST /manager/lessons/:courseCode/:lessonCode/draft/discard': {
    who: writers,
    summary: 'Throws a draft away',
    params,
    body: z.strictObject({ revision }),
    gives: Done,
    refusals: [notFound, 'playbooks.lesson_changed'],
  },
  'POST /manager/lessons/:courseCode/:lessonCode/preview': {
    who: writers,
    summary: 'The tasks of a draft as a child would see them; the same items for the same seed',
    params,
    body: z.strictObject({ revision, seed: place.seed }),
    gives: z.strictObject({ title: Localised, items: z.array(AttemptItem) }),
    refusals: [notFound, 'playbooks.lesson_changed', 'playbooks.lesson_not_ready'],
    changesNothing: true,
  },
  'POST /manager/lessons/:courseCode/:lessonCode/preview/answers': {
    who: writers,
    summary: 'What a child would be told of an answer. Nothing is kept',
    params,
    body: z.strictObject({ ...place, try: z.int().check(z.gte(1), z.lte(3)), answer: z.nullable(Answer) }),
    gives: Judgement,
    refusals: [...ofDraft, 'playbooks.answer_unfit'],
    changesNothing: true,
  },
  'POST /manager/lessons/:courseCode/:lessonCode/preview/hint': {
    who: writers,
    summary: 'The hint that a child would be given',
    params,
    body: z.strictObject(place),
    gives: Hint,
    refusals: [...ofDraft, 'playbooks.no_hint'],
    changesNothing: true,
  },
  'POST /manager/lessons/:courseCode/:lessonCode/preview/moves': {
    who: writers,
    summary: 'Memory pairs: do these two cards belong together?',
    params,
    body: z.strictObject({ ...place, cards: z.tuple([line(16, 0), line(16, 0)]) }),
    gives: z.strictObject({ match: z.boolean() }),
    refusals: [...ofDraft, 'playbooks.answer_unfit'],
    changesNothing: true,
  },
  'POST /manager/lessons/:courseCode/:lessonCode/publish': inLog(
    {
      who: writers,
      summary: 'The draft becomes the lesson of whoever begins it from now on',
      params,
      body: z.strictObject({ revision, reason }),
      gives: Named,
      refusals: [notFound, 'playbooks.no_draft', 'playbooks.lesson_changed', 'playbooks.lesson_not_ready'],
      idempotent: true,
    },
    ({ params: { courseCode, lessonCode: code }, body }, it) => ({
      act: 'lessons.published',
      subject: subject(code, it),
      reason: body.reason,
      after: { courseCode },
    }),
  ),
  'POST /manager/lessons/:courseCode/:lessonCode/restore': inLog(
    {
      who: writers,
      summary: 'The lesson that came with the product holds again',
      params,
      body: z.strictObject({ reason }),
      gives: Named,
      refusals: [notFound, 'playbooks.lesson_is_original', 'playbooks.lesson_is_own'],
      idempotent: true,
    },
    ({ params: { courseCode, lessonCode: code }, body }, it) => ({
      act: 'lessons.restored',
      subject: subject(code, it),
      reason: body.reason,
      after: { courseCode },
    }),
  ),
  'POST /manager/lessons/:courseCode/levels/:levelCode/lessons': {
    who: writers,
    summary: 'Begins a lesson of the school’s own, the last of its level: a draft under a code that no lesson ever had',
    params: z.strictObject({ courseCode: CourseCode, levelCode: z.string().check(z.regex(/^[a-z]+\d*$/), z.maxLength(20)) }),
    body: z.strictObject({ title: z.strictObject({ ru: line(lessonTextLimits.titleLength), en: line(lessonTextLimits.titleLength) }) }),
    gives: z.strictObject({ lessonCode: z.string() }),
    refusals: ['playbooks.level_not_found', 'playbooks.level_full', 'playbooks.lesson_changed'],
    idempotent: true,
  },
  'POST /manager/lessons/:courseCode/:lessonCode/move': inLog(
    {
      who: writers,
      summary: 'Changes places with the lesson before or after it in its level; whoever has come to it keeps it, with its stars',
      params,
      /** `number`: where it was seen. */
      body: z.strictObject({ to: z.enum(['up', 'down']), number: whole(1, largest) }),
      gives: Named,
      refusals: [notFound, 'playbooks.lesson_moved', 'playbooks.lesson_at_end', 'playbooks.letters_come_later'],
      idempotent: true,
      needsKey: true,
    },
    ({ params: { courseCode, lessonCode: code }, body: { to, number } }, it) => ({
      act: 'lessons.moved',
      subject: subject(code, it),
      reason: '',
      before: { courseCode, lessonNumber: number },
      after: { courseCode, lessonNumber: to === 'up' ? number - 1 : number + 1 },
    }),
  ),
  'POST /manager/lessons/:courseCode/:lessonCode/take-out': inLog(
    {
      who: writers,
      summary: 'Nobody comes to the lesson any more; whoever has done it keeps it, with its stars',
      params,
      body: z.strictObject({ reason }),
      gives: Named,
      refusals: [notFound, 'playbooks.lesson_taken', 'playbooks.last_lesson'],
      idempotent: true,
    },
    ({ params: { courseCode, lessonCode: code }, body }, it) => ({
      act: 'lessons.taken_out',
      subject: subject(code, it),
      reason: body.reason,
      after: { courseCode },
    }),
  ),
  'POST /manager/lessons/:courseCode/:lessonCode/put-back': inLog(
    {
      who: writers,
      summary: 'A lesson that was taken out is taught again, as it was',
      params,
      body: z.strictObject({ reason }),
      gives: Named,
      refusals: [notFound, 'playbooks.lesson_taught'],
      idempotent: true,
    },
    ({ params: { courseCode, lessonCode: code }, body }, it) => ({
      act: 'lessons.put_back',
      subject: subject(code, it),
      reason: body.reason,
      after: { courseCode },
    }),
  ),
});
