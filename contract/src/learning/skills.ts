import * as z from 'zod/mini';

import { CourseCode } from '../catalogue/shapes.ts';
import { shape } from '../named.ts';
import { Localised } from '../shapes.ts';
import { MonthOfAnswers } from './progress.ts';
import { UnitCertificate } from './shapes.ts';

/** How a pupil stands with a skill: its lessons are done, one is open, it comes next, or what it stands on is missing. */
const skillStates = ['done', 'now', 'next', 'later'] as const;

/** Something that a level teaches. */
export const SkillOnMap = shape('SkillOnMap', {
  skill: z.string(),
  title: Localised,
  /** Ids of skills of the same map that it stands on. */
  needs: z.array(z.string()),
  state: z.enum(skillStates),
  /** Percent right at the first try in its lessons; null where too little was answered. */
  right: z.nullable(z.int()),
  /** Lessons that teach it, in their order. */
  lessons: z.array(z.strictObject({ lessonCode: z.string(), number: z.int(), place: z.int(), title: Localised, isOpen: z.boolean() })),
});
export type SkillOnMap = z.infer<typeof SkillOnMap>;

/** A level as its pupil reads it: what it teaches unit by unit, how this month went beside the last, what was earned. */
export const SkillsMap = shape('SkillsMap', {
  courseCode: CourseCode,
  title: Localised,
  levelTitle: z.nullable(Localised),
  lessonProgress: z.strictObject({ count: z.int(), completed: z.int() }),
  stars: z.int(),
  units: z.array(z.strictObject({ unit: z.int(), skills: z.array(SkillOnMap) })),
  now: MonthOfAnswers,
  before: MonthOfAnswers,
  certificates: z.array(UnitCertificate),
});
export type SkillsMap = z.infer<typeof SkillsMap>;
