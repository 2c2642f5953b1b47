import * as z from 'zod/mini';

import { Stars } from '../playbooks/attempts.ts';
import { Day, Id, Instant, Localised } from '../shapes.ts';
import { brainBands, brainGameCodes, brainSkies, brainThemeCodes } from './limits.ts';
import { named, shape } from '../named.ts';

/** Whose progress: a kid's own, or the parent's. They never mix. */
export const BrainPerson = z.union([z.literal('parent'), Id]);
export type BrainPerson = z.infer<typeof BrainPerson>;
export const BrainGameCode = named('BrainGameCode', z.enum(brainGameCodes));
export const BrainThemeCode = named('BrainThemeCode', z.enum(brainThemeCodes));
const Share = z.number().check(z.gte(0), z.lte(1));
const Level = z.int().check(z.gte(0));

/** Days in a row with a daily set; a day off ends it quietly. `today`: today's set is done. */
export const BrainStreak = shape('BrainStreak', { days: z.int(), today: z.boolean() });

/** A game for this person: own level against the own goal. Goals are the school's, not a norm. */
export const BrainGame = shape('BrainGame', {
  templateCode: BrainGameCode,
  title: Localised,
  /** What happens in it and why, under which sky; spoken to children. */
  plot: Localised,
  sky: z.enum(brainSkies),
  /** What to do, in a sentence; spoken. */
  play: Localised,
  trains: Localised,
  /** Level of the last session; null before the first. */
  level: z.nullable(Level),
  /** The best session level so far. */
  best: z.nullable(Level),
  target: Level,
  /** The best stars of all sessions. */
  stars: Stars,
  sessions: z.int(),
  lastAt: z.nullable(Instant),
});
export type BrainGame = z.infer<typeof BrainGame>;

export const BrainTrainer = shape('BrainTrainer', {
  person: BrainPerson,
  /** First name of the kid or the parent. */
  name: z.string(),
  band: z.enum(brainBands),
  playbooks: z.array(z.strictObject({ playbookUid: BrainThemeCode, title: Localised, games: z.array(BrainGame) })),
  /** Today's games, each of another theme; any others of as many themes count too. */
  daily: z.strictObject({
    games: z.array(z.strictObject({ playbookUid: BrainThemeCode, templateCode: BrainGameCode, done: z.boolean() })),
    done: z.boolean(),
  }),
  streak: BrainStreak,
});
export type BrainTrainer = z.infer<typeof BrainTrainer>;

/** What came of a session, by the school's count. */
export const BrainResult = shape('BrainResult', {
  sessionId: Id,
  at: Instant,
  /** The session's own level: the median of its last half. */
  level: Level,
  /** The highest level at which something was right. */
  best: Level,
  target: Level,
  points: z.int(),
  accuracy: Share,
  stars: Stars,
  /** Median time of a trial. */
  rtMs: z.int(),
});
export type BrainResult = z.infer<typeof BrainResult>;

export const BrainProgress = shape('BrainProgress', {
  person: BrainPerson,
  game: BrainGame,
  playbookUid: BrainThemeCode,
  /** One a week that had sessions, by its Monday, oldest first: median level, mean accuracy. */
  weeks: z.array(z.strictObject({ week: Day, level: z.number(), accuracy: Share, sessions: z.int() })),
  /** The newest sessions, newest first. */
  sessions: z.array(BrainResult),
});
export type BrainProgress = z.infer<typeof BrainProgress>;

/** A word of the lexicon as games use it. */
export const BrainWord = shape('BrainWord', { ru: z.string(), en: z.string(), icon: z.string(), category: z.string() });
export type BrainWord = z.infer<typeof BrainWord>;

/** A session to play: everything that its trials are made from. */
export const BrainSession = shape('BrainSession', {
  sessionId: Id,
  playbookUid: BrainThemeCode,
  templateCode: BrainGameCode,
  person: BrainPerson,
  duelId: z.nullable(Id),
  seed: z.string(),
  /** Of the making of trials; a page made before a change is asked to load anew. */
  version: z.int(),
  band: z.enum(brainBands),
  /** Language of letters and words in it. */
  lang: z.enum(['ru', 'en']),
  words: z.array(BrainWord),
  startLevel: Level,
  target: Level,
  /** Time a board of the game should take for each of its cells; 0 where there are none. */
  cellMs: z.int(),
  /** Trials of the session, no more and no fewer. */
  length: z.int(),
  startedAt: Instant,
});
export type BrainSession = z.infer<typeof BrainSession>;

/**
 * A duel of a kid and its parent at one game. Each plays at the own level, and what is compared is how much of
 * the own goal was gained, so that a child of five may win.
 */
export const BrainDuel = shape('BrainDuel', {
  duelId: Id,
  kidUid: Id,
  playbookUid: BrainThemeCode,
  templateCode: BrainGameCode,
  startedAt: Instant,
  state: z.enum(['open', 'finished']),
  sides: z.array(
    z.strictObject({
      person: BrainPerson,
      name: z.string(),
      startLevel: z.nullable(Level),
      result: z.nullable(BrainResult),
      /** Percent of the own goal gained above the own start level. */
      gain: z.nullable(z.int()),
    }),
  ),
  /** Null while it is open. */
  winner: z.nullable(z.enum(['kid', 'parent', 'draw'])),
});
export type BrainDuel = z.infer<typeof BrainDuel>;

/** Its part of the User document (docs/rules/wire.md#user): the parent's own games. */
export const ParentBrainTrainerProgress = shape('ParentBrainTrainerProgress', {
  games: z.array(
    z.strictObject({ templateCode: BrainGameCode, level: Level, best: Level, stars: Stars, sessions: z.int(), lastAt: Instant }),
  ),
  streak: BrainStreak,
});
export type ParentBrainTrainerProgress = z.infer<typeof ParentBrainTrainerProgress>;
