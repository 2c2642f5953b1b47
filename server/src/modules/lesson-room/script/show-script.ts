import type { LessonScript, ScriptStep, StageStep } from '@school/contract/lesson-room/script';
import type { RoomScript } from '@school/contract/lesson-room/task-calls';
import { bandOfAge, type Band } from '@school/contract/playbooks/bands';

import { ageOn } from '#modules/families';
import type { Principal } from '#platform/principal';

import type { Tools } from '../dependencies/tools.ts';
import { findLesson, type Found } from '../live/find-room.ts';
import { boardScript } from './board-script.ts';
import { deriveScript, longFrom } from './derive-script.ts';
import { trialScript } from './trial-script.ts';

/** What happens in a lesson. It is spoken to its youngest child. */
export const showScript =
  (tools: Tools) =>
  async (who: Principal, lessonId: string): Promise<RoomScript> => {
    const { lesson } = await findLesson(tools)(who, lessonId);
    const { steps, ...script } = await scriptOf(tools)(lesson);
    return {
      ...script,
      steps: steps.map(onStage),
      notes: who.role === 'teacher' ? steps.map(({ asks, note, mayDrop }) => ({ asks, note, mayDrop })) : null,
    };
  };

const onStage = ({ asks: _asks, note: _note, mayDrop: _mayDrop, ...step }: ScriptStep): StageStep => step;

/** What happens in a lesson, with what is for its teacher alone. */
export const scriptOf =
  ({ families, clock, learning, playbooks }: Tools) =>
  async (lesson: Found['lesson']): Promise<LessonScript> => {
    const kids = lesson.participants.map(({ kidUid }) => kidUid);
    const now = clock.now();
    const ages = (await families.kids(kids)).map(({ birth }) => ageOn(birth, now));
    const band: Band = bandOfAge(Math.min(...ages));
    const taught = (await learning.taughtIn([{ lesson, kids }])).get(lesson.lessonId);
    const trial = lesson.kind === 'trial' && lesson.subject ? playbooks.inClass.trial(lesson.subject, band) : undefined;
    if (trial) return trialScript(trial, lesson.minutes);
    const outlines = taught && playbooks.inClass.outlines(taught.playbookUid, lesson.startsAt);
    if (!taught || !outlines || lesson.courseCode === null)
      return boardScript({ source: lesson.kind === 'trial' ? 'trial' : 'derived', band, minutes: lesson.minutes });
    const ofCourse = { courseCode: lesson.courseCode, lessonCode: taught.lessonCode };
    const chosen = await learning.warmUp(kids, ofCourse, lesson.minutes >= longFrom ? 2 : 1);
    const due = chosen.flatMap(({ playbookUid, taskIdx, skill }) => {
      const of = playbooks.inClass.outlines(playbookUid, lesson.startsAt)?.lesson;
      return of ? [{ of, at: taskIdx, skill }] : [];
    });
    return deriveScript({ ...outlines, due, band, minutes: lesson.minutes });
  };
