/** Eight bars from the middle C up, in hertz. */
export const notes = [262, 294, 330, 349, 392, 440, 494, 523] as const;

/** Melodies of the people, bar after bar. */
export const tunes = {
  star: [0, 0, 4, 4, 5, 5, 4, 3, 3, 2, 2, 1, 1, 0],
  birch: [5, 5, 5, 5, 4, 3, 3, 2, 1, 5, 5, 7, 5, 4, 4, 3, 3, 2, 1],
  bell: [0, 1, 2, 0, 0, 1, 2, 0, 2, 3, 4, 2, 3, 4],
} as const;
export type Tune = keyof typeof tunes;
export const tuneNames = ['star', 'birch', 'bell'] as const satisfies readonly Tune[];

/** Where a song stands after a bar was struck: on by one if it was its bar, where it was if not. There is no wrong one. */
export const struck = (tune: Tune, at: number, bar: number): number => (tunes[tune][at] === bar ? at + 1 : at);
