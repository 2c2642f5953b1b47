/** Seconds of stillness after which help comes: a glow, the task again, a part of the way (docs/design/interface.md#help-by-stillness). */
const rungs = [5, 10, 20] as const;
export type Rung = 0 | 1 | 2 | 3;

/** The rung of help after so many still seconds. */
export const rungAfter = (seconds: number): Rung => (seconds >= rungs[2] ? 3 : seconds >= rungs[1] ? 2 : seconds >= rungs[0] ? 1 : 0);
