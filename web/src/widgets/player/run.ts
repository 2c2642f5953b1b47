import type { useAttempt } from './use-attempt.ts';

/** What the frame needs of a run through tasks. */
export type Run = Pick<
  ReturnType<typeof useAttempt>,
  'attemptUid' | 'items' | 'item' | 'phase' | 'result' | 'lost' | 'answer' | 'askHint' | 'goOn'
> & { askMove?: ((round: number, cards: [string, string]) => Promise<{ match: boolean }>) | undefined };
