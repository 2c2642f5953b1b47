import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import type { BrainAnswerOf, BrainTrialOf } from '@school/contract/brain-trainer/trials';

import type { PlayClock } from './play-clock.ts';

/** What the frame gives to a game for one trial. A game is mounted anew for each. */
export interface GameProps<Code extends BrainGameCode> {
  trial: BrainTrialOf<Code>;
  /** Its place in the session, from 0. */
  at: number;
  /** It can be answered: it is neither answered nor paused. */
  open: boolean;
  /** What was answered; the right one may be seen now. */
  given: BrainAnswerOf<Code> | null;
  clock: PlayClock;
  onAnswer(answer: BrainAnswerOf<Code>): void;
}
