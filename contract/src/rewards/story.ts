import * as z from 'zod/mini';

import { shape } from '../named.ts';
import { Localised } from '../shapes.ts';
import { chipStates, sceneSkies } from './limits.ts';

/** Somebody or something of a scene: its picture, and what it is called. */
export const SceneFigure = shape('SceneFigure', { icon: z.string(), name: Localised });
export type SceneFigure = z.infer<typeof SceneFigure>;

/** What is seen and told in a scene. */
export const SceneTold = shape('SceneTold', {
  /** About twenty seconds, heard. */
  words: Localised,
  /** What the fox does. */
  chip: z.enum(chipStates),
  cast: z.array(SceneFigure),
  props: z.array(SceneFigure),
  /** What is touched: somebody of the scene, the next lantern, or the sky. */
  tap: z.string(),
});
export type SceneTold = z.infer<typeof SceneTold>;

/** A scene before a lesson; what it tells is there when it is open. */
export const StoryScene = shape('StoryScene', {
  lessonCode: z.string(),
  title: Localised,
  sky: z.enum(sceneSkies),
  /** Lanterns of the story that burn. */
  lit: z.int(),
  told: z.nullable(SceneTold),
});
export type StoryScene = z.infer<typeof StoryScene>;

/** The story of a level, as far as a child has come. */
export const Story = shape('Story', { title: Localised, idea: Localised, lanterns: z.int(), scenes: z.array(StoryScene) });
export type Story = z.infer<typeof Story>;
