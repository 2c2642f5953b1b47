import { rulesOf } from '@school/contract/brain-trainer/games/registry';
import type { BrainGround } from '@school/contract/brain-trainer/game';
import { type BrainGameCode, brainLimits } from '@school/contract/brain-trainer/limits';
import { brainStars, openPlay, summary } from '@school/contract/brain-trainer/play';
import type { BrainLogEntry } from '@school/contract/brain-trainer/responses';

/** Why a log is none of its session. */
export type LogFault = 'length' | 'too_fast' | 'too_long' | 'unfit';

/** A session as it was begun, and how long ago. */
export interface LogGiven extends BrainGround {
  game: BrainGameCode;
  startLevel: number;
  target: number;
  length: number;
  wallMs: number;
}

/**
 * Plays a log through: every trial is made again from the seed, every answer judged, every level follows from them.
 * A log that no person can have played in this time is refused (docs/rules/brain-trainer.md#fair-play).
 */
export function judgeLog(given: LogGiven, log: readonly BrainLogEntry[]) {
  const fault = (why: LogFault) => ({ fault: why }) as const;
  if (log.length !== given.length || log.some(({ trial }, at) => trial !== at)) return fault('length');
  if (log.some(({ rtMs }) => rtMs < brainLimits.fastestMs)) return fault('too_fast');
  if (log.reduce((all, { rtMs }) => all + rtMs, 0) > given.wallMs + brainLimits.overWallMs) return fault('too_long');
  const play = openPlay(rulesOf(given.game), given);
  for (const { response, rtMs } of log) if (!play.answer(response as never, rtMs)) return fault('unfit');
  const came = summary(play.played);
  return { result: { ...came, stars: brainStars(came.level, given.target) } };
}
