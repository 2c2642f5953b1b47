import * as z from 'zod/mini';

import { settingLimits } from '../school/limits.ts';
import { whole } from '../shapes.ts';

const { least, most, step } = settingLimits.lessonMinutes;

/** How long a lesson may be (docs/rules/lessons.md#length). */
export const LessonMinutes = whole(least, most).check(z.multipleOf(step));

/** All of them, the shortest first. */
export const lessonLengths: readonly number[] = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step);
