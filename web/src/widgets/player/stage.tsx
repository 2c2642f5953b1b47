import { createContext, type ReactNode, use } from 'react';

import type { Tongue } from '#kit/play/voice-state.ts';
import type { Band } from './band.ts';

/** What every part of a task knows: for whom it is, in which language, and what is being said now. */
interface Stage {
  band: Band;
  tongue: Tongue;
  /** The card whose name is being said. */
  saying: string | null;
  /** Where the attempt stands, for the tasks that ask the school between answers. */
  attemptUid: string;
}

const Context = createContext<Stage>({ band: 'junior', tongue: 'ru', saying: null, attemptUid: '' });

/** Around a task. */
export const StageProvider = ({ value, children }: { value: Stage; children: ReactNode }) => <Context value={value}>{children}</Context>;

export const useStage = (): Stage => use(Context);
