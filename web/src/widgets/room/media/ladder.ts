/**
 * The quality ladder (docs/design/lesson-room.md#media): sound first. Down at the third bad look in a row, up after twenty
 * seconds of good ones, one step at a time: 0 all, 1 a smaller picture, 2 no own picture, 3 no pictures at all. Where much is lost a
 * smaller picture would not come through either, and its step is left out.
 */

/** What one look at the line found; what the browser does not tell is undefined. */
export interface LineLook {
  /** Bits a second that the line would carry, and those that are wanted at the present step. */
  available?: number | undefined;
  wanted: number;
  /** Share of the packets that got lost on their way there, and of the sound that had to be made up here. */
  loss?: number | undefined;
  concealed?: number | undefined;
}

export const ladderLimits = {
  lookSeconds: 2,
  badLooks: 3,
  goodLooks: 10,
  /** The line should carry so much more than is wanted. */
  roomFactor: 1.2,
  badLoss: 0.05,
  badConcealed: 0.05,
  /** So much is lost that no picture comes through whole. */
  worstLoss: 0.15,
  /** To go up, the line must be well better than what made it go down. */
  goodLoss: 0.02,
  goodConcealed: 0.01,
} as const;

/** Bits a second of the sound, and of the picture at each step from which it is still sent. */
export const wantedBits = (step: number, video: number): number => 40_000 + (step === 0 ? video : step === 1 ? video / 4 : 0);

export interface Ladder {
  step: number;
  bad: number;
  good: number;
}

export const ladderStart: Ladder = { step: 0, bad: 0, good: 0 };
/** By numbers alone the ladder goes as far as no pictures at all; relay and phone are for a line that is broken. */
const lowestByNumbers = 3;

const isBad = ({ available, wanted, loss = 0, concealed = 0 }: LineLook): boolean =>
  loss > ladderLimits.badLoss ||
  concealed > ladderLimits.badConcealed ||
  (available !== undefined && available < wanted * ladderLimits.roomFactor);

const isGood = ({ loss = 0, concealed = 0 }: LineLook): boolean => loss < ladderLimits.goodLoss && concealed < ladderLimits.goodConcealed;

/**
 * What a link tells the ladder. One that is not open tells nothing; where no packet of voice comes at all the sound is broken or its page is
 * away, and no smaller picture of ours helps: that is the watchdog's (watchdog.ts).
 */
export function lookOf<Figures extends { packets: number; concealed: number }>(isOpen: boolean, figures: Figures | undefined) {
  if (!isOpen || !figures) return undefined;
  return figures.packets > 0 ? figures : { ...figures, concealed: 0 };
}

/** From the whole picture to none at once, where the line is as bad as that. */
const downFrom = (step: number, { loss = 0 }: LineLook): number => (step === 0 && loss > ladderLimits.worstLoss ? 2 : step + 1);

/** The ladder after one more look. Pure. */
export function climb({ step, bad, good }: Ladder, look: LineLook): Ladder {
  if (isBad(look)) {
    if (bad + 1 < ladderLimits.badLooks) return { step, bad: bad + 1, good: 0 };
    return { step: Math.max(step, Math.min(lowestByNumbers, downFrom(step, look))), bad: 0, good: 0 };
  }
  if (step === 0 || !isGood(look)) return { step, bad: 0, good: 0 };
  if (good + 1 < ladderLimits.goodLooks) return { step, bad: 0, good: good + 1 };
  return { step: step - 1, bad: 0, good: 0 };
}
