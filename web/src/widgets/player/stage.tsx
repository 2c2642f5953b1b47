import { createContext, type ReactNode, use } from 'react';

import type { Tongue } from '#kit/play/voice-state.ts';
import type { Band } from './band.ts';

/**
 * The same task on several screens: each move is told to the others, and theirs are taken over. `hand` says who moves now: this page, the
 * others, or whoever likes.
 */
export interface Live {
  hand: 'own' | 'theirs' | 'shared';
  publish(tries: number, work: unknown): void;
  /** Hears the work in hand as it is now, and each time others changed it. It fits the template of the task. */
  follow(hear: (tries: number, work: unknown) => void): () => void;
}

/** What every part of a task knows: for whom it is, in which language, and what is being said now. */
interface Stage {
  band: Band;
  tongue: Tongue;
  /** The card whose name is being said. */
  saying: string | null;
  /** Cards and places of the next part, once a hint shows them. */
  beam?: readonly string[] | undefined;
  /** Where the attempt stands, for the tasks that ask the school between answers. */
  attemptUid: string;
  /** In the room of a lesson. */
  live?: Live | undefined;
  /** The microphone that is open in the lesson; nothing where there is none. */
  microphone?: (() => MediaStreamTrack | undefined) | undefined;
  /** In the room of a lesson moves are asked of it. */
  askMove?: ((round: number, cards: [string, string]) => Promise<{ match: boolean }>) | undefined;
}

const Context = createContext<Stage>({ band: 'junior', tongue: 'ru', saying: null, attemptUid: '' });

/** Around a task. */
export const StageProvider = ({ value, children }: { value: Stage; children: ReactNode }) => <Context value={value}>{children}</Context>;

export const useStage = (): Stage => use(Context);

/** Marks a place that a hint shows. */
export function useBeam(): (id: string) => { 'data-beam'?: '' } {
  const { beam } = useStage();
  return (id) => (beam?.includes(id) ? { 'data-beam': '' } : {});
}
