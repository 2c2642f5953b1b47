import type { Story } from '@school/contract/rewards/story';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { openScenes } from './rules/open-scenes.ts';
import { insistOnPart } from './settings.ts';
import type { Tools } from './tools.ts';
import { readTale, taleUid } from './read-tale.ts';

/** The story of the level that a child studies, as far as it has come. */
export const showStory =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, courseCode: string): Promise<Story> => {
    await tools.families.kidFor(who, kidUid);
    await insistOnPart(tools, kidUid, 'story');
    const course = (await tools.learning.held(kidUid)).find((one) => one.courseCode === courseCode);
    const tale = course && readTale(tools.library, taleUid(courseCode, course.levelCode));
    if (!tale) throw new Refusal('rewards.no_story');
    const { title, idea, lanterns, scenes } = tale;
    const open = openScenes(
      scenes.map(({ lesson }) => lesson),
      new Set(course.lessons),
    );
    return {
      title,
      idea,
      lanterns,
      scenes: scenes.map(({ lesson, title: called, sky, lit, words, chip, cast, props, tap }, at) => ({
        lessonCode: lesson,
        title: called,
        sky,
        lit,
        told: at < open ? { words, chip, cast, props, tap } : null,
      })),
    };
  };

/** Courses of a child whose level has a story. */
export const coursesWithStory =
  ({ learning, library }: Pick<Tools, 'learning' | 'library'>) =>
  async (kidUid: string) =>
    (await learning.held(kidUid))
      .filter((one) => readTale(library, taleUid(one.courseCode, one.levelCode)))
      .map(({ courseCode }) => courseCode);
