import type { AnswerOf } from '@school/contract/calls';
import { numberOf } from '@school/contract/learning/lesson-number';
import type { LessonBody, LessonFault, SavedLesson } from '@school/contract/playbooks/lesson-texts';

import type { Lesson, LessonDraft, WrittenLesson } from '#modules/library';
import type { Localised } from '@school/contract/shapes';
import { type Colleague, colleagueShown } from '#platform/dated-rows';
import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';
import { checkDraft } from './check-draft.ts';
import { toldByCode } from './told-by-code.ts';
import { begunLesson, listed } from './list-lessons.ts';
import { moveLesson } from './move-lesson.ts';
import { drafted, type Place, placed, type Placed } from './place.ts';

/** Lessons that the staff write over the files of content (docs/rules/learning.md#lessons-of-the-school). */
export function lessonActions(tools: Tools) {
  const { library, db } = tools;
  const { editing } = library;

  /** What stands in a draft, read as its file would be; with what is wrong with it. */
  function read(it: Placed, body: LessonBody): { faults: LessonFault[]; lesson?: Lesson; written?: WrittenLesson } {
    const { written, faults } = editing.readBody(body);
    if (!written) return { faults: faults.map(toldByCode) };
    const lesson = drafted(it, written);
    return { faults: checkDraft(tools, it, lesson).map(toldByCode), lesson, written };
  }
  const shown = (it: Placed, { revision, body, savedAt, savedBy, savedByName }: LessonDraft): SavedLesson => ({
    revision,
    body,
    savedAt: savedAt.toString(),
    by: { accountId: savedBy, name: savedByName },
    faults: read(it, body).faults,
  });
  const changedBy = async (place: Place): Promise<Refusal> =>
    new Refusal('playbooks.lesson_changed', { by: (await editing.draft(place))?.savedByName ?? '' });

  return {
    async list(): Promise<AnswerOf<'GET /manager/lessons'>> {
      const drafts = await editing.drafts();
      const courses = library.courseCodes.flatMap((code) => library.courseWithTaken(code) ?? []);
      return {
        courses: courses.map((course) =>
          listed(
            tools,
            course,
            drafts.filter(({ courseCode }) => courseCode === course.courseCode),
          ),
        ),
      };
    },
    async show(place: Place): Promise<AnswerOf<'GET /manager/lessons/:courseCode/:lessonCode'>> {
      const it = await placed(tools, place);
      const [draft, versions] = [await editing.draft(place), await editing.versions(place)];
      const { courseTitle, lesson, level } = it;
      return {
        ...place,
        number: numberOf(place.courseCode, lesson),
        courseTitle,
        ages: level.ages,
        inForce: editing.bodyOf(lesson),
        isOriginal: lesson.version === it.original?.version,
        hasOriginal: it.original !== undefined,
        state: it.isNew ? 'new' : lesson.isTaken ? 'taken' : 'taught',
        work: draft ? shown(it, draft) : null,
        versions: versions.map(({ number, isOriginal, isTaken, setAt, setBy, setByName, reason }, at) => ({
          number,
          isOriginal,
          isTaken,
          isCurrent: at === 0,
          setAt: setAt.toString(),
          by: colleagueShown(setBy, setByName),
          reason,
        })),
      };
    },
    /** What a lesson is called; one that is only begun by its draft. */
    async titleOf(place: Place): Promise<Localised> {
      const { lesson, isNew } = await placed(tools, place);
      return (isNew && (await editing.draft(place))?.body.title) || lesson.title;
    },
    async version(place: Place, number: number): Promise<{ body: LessonBody }> {
      const { original, lesson } = await placed(tools, place);
      if (number === 0) return { body: editing.bodyOf(original ?? lesson) };
      const version = await editing.version(place, number);
      if (!version) throw new Refusal('playbooks.version_not_found');
      return { body: editing.bodyOf(version.written ?? original ?? lesson) };
    },
    async save(place: Place, revision: number, body: LessonBody, by: Colleague): Promise<SavedLesson> {
      const it = await placed(tools, place);
      const saved = await editing.save(place, revision, body, by);
      if (!saved) throw await changedBy(place);
      return shown(it, saved);
    },
    async discard(place: Place, revision: number): Promise<void> {
      await placed(tools, place);
      if (!(await editing.discard(place, revision))) throw await changedBy(place);
    },
    publish: (place: Place, it: { revision: number; reason: string }, by: Colleague): Promise<void> =>
      db.inTransaction(async () => {
        const here = await placed(tools, place);
        const draft = await editing.draft(place);
        if (!draft) throw new Refusal('playbooks.no_draft');
        if (draft.revision !== it.revision) throw await changedBy(place);
        const { faults, written } = read(here, draft.body);
        const wrong = faults.filter(({ kind }) => kind === 'wrong');
        if (!written || wrong.length > 0) throw new Refusal('playbooks.lesson_not_ready', { count: wrong.length });
        await editing.publish(place, { written, isTaken: editing.inForce(place)?.isTaken ?? false }, it.reason, by);
        await editing.discard(place, draft.revision);
      }),
    restore: (place: Place, reason: string, by: Colleague): Promise<void> =>
      db.inTransaction(async () => {
        const { original } = await placed(tools, place);
        if (!original) throw new Refusal('playbooks.lesson_is_own');
        const held = editing.inForce(place);
        if (!held?.written) throw new Refusal('playbooks.lesson_is_original');
        await editing.publish(place, { written: null, isTaken: held.isTaken }, reason, by);
      }),
    begin: begunLesson(tools),
    move: moveLesson(tools),
    /** Nobody comes to it any more; who has done it keeps it. A level keeps one lesson, or nobody could be at it. */
    takeOut: (place: Place, reason: string, by: Colleague): Promise<void> =>
      db.inTransaction(async () => {
        const { level, lesson, isNew } = await placed(tools, place);
        if (isNew) throw new Refusal('playbooks.lesson_not_found');
        if (lesson.isTaken) throw new Refusal('playbooks.lesson_taken');
        if (level.lessons.filter(({ isTaken }) => !isTaken).length === 1) throw new Refusal('playbooks.last_lesson');
        await editing.publish(place, { written: editing.inForce(place)?.written ?? null, isTaken: true }, reason, by);
      }),
    putBack: (place: Place, reason: string, by: Colleague): Promise<void> =>
      db.inTransaction(async () => {
        const { lesson } = await placed(tools, place);
        if (!lesson.isTaken) throw new Refusal('playbooks.lesson_taught');
        await editing.publish(place, { written: editing.inForce(place)?.written ?? null, isTaken: false }, reason, by);
      }),
  };
}
