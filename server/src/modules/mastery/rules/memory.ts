import { masteryLimits } from '@school/contract/mastery/limits';

/** What is known of a child and a skill. Moments are days since 1970, with their part. */
export interface Known {
  /** In logits: how likely the child does it when it remembers. */
  ability: number;
  /** Days after which half of it is forgotten. */
  halfLife: number;
  answers: number;
  /** Right answers since the last miss. */
  inRow: number;
  /** Days on which it was right. */
  rightDays: number;
  /** The last right answer, the last that began a new day, and the last answer at all. */
  rightAt: number | null;
  countedAt: number | null;
  seenAt: number | null;
}

/** One settled answer: what it was worth, how much of that guessing brings, when. */
export interface Answered {
  /** 0 to 1. */
  credit: number;
  /** 0 to 1: one in four options is 0.25. */
  guess: number;
  at: number;
}

const { fresh, step, rightFrom, halfLife: lasting, apartHours, placed } = masteryLimits;

/** Nothing has been answered yet. */
export const nothingKnown: Known = {
  ability: fresh.ability,
  halfLife: fresh.halfLifeDays,
  answers: 0,
  inRow: 0,
  rightDays: 0,
  rightAt: null,
  countedAt: null,
  seenAt: null,
};

/** A share, 0 to 1, of logits. */
export const shareOf = (logits: number): number => 1 / (1 + Math.exp(-logits));

/** How much is still recalled, 0 to 1: half of it after each half-life. What was never right has nothing to be forgotten. */
export const recallOf = ({ rightAt, halfLife }: Pick<Known, 'rightAt' | 'halfLife'>, now: number): number =>
  rightAt === null ? 1 : 2 ** (-Math.max(0, now - rightAt) / halfLife);

/** How strong the skill is now, 0 to 1. */
export const strengthOf = (known: Known, now: number): number => shareOf(known.ability) * recallOf(known, now);

/** What the next answer is worth as far as anybody can tell, 0 to 1. */
export const expectedOf = (known: Known, guess: number, now: number): number => guess + (1 - guess) * strengthOf(known, now);

/**
 * What is known after an answer. At the same moment a right one never makes it weaker and a miss never stronger; repeated at once
 * it lasts hardly longer, so that cramming brings nothing.
 */
export function after(known: Known, { credit, guess, at }: Answered): Known {
  const isRight = credit >= rightFrom;
  const moved = known.ability + (step.first / (1 + step.shrinking * known.answers)) * (credit - expectedOf(known, guess, at));
  const answers = known.answers + 1;
  if (!isRight)
    return {
      ...known,
      answers,
      ability: Math.min(known.ability, moved),
      halfLife: Math.max(lasting.leastDays, known.halfLife * lasting.shrink),
      inRow: 0,
      seenAt: at,
    };
  const isNewDay = known.countedAt === null || at - known.countedAt >= apartHours / 24;
  return {
    ability: Math.max(known.ability, moved),
    halfLife: Math.min(lasting.mostDays, known.halfLife * (1 + lasting.growth * (1 - recallOf(known, at)))),
    answers,
    inRow: known.inRow + 1,
    rightDays: known.rightDays + (isNewDay ? 1 : 0),
    rightAt: at,
    countedAt: isNewDay ? at : known.countedAt,
    seenAt: at,
  };
}

/** What a diagnostics says of a skill that it asked: one answer, no proof, so it counts for nothing that is shown as mastered. */
export const placedBy = (known: Known, isRight: boolean, at: number): Known =>
  isRight
    ? {
        ...known,
        ability: Math.max(known.ability, placed.right),
        halfLife: Math.max(known.halfLife, placed.rightHalfLifeDays),
        rightAt: at,
        seenAt: at,
      }
    : { ...known, ability: Math.min(known.ability, placed.wrong), seenAt: at };

/** Whoever does what stands on a skill has it as well, as far as a diagnostics can tell. */
export const placedBelow = (known: Known, at: number): Known => ({
  ...known,
  ability: Math.max(known.ability, placed.below),
  halfLife: Math.max(known.halfLife, placed.rightHalfLifeDays),
  rightAt: known.rightAt ?? at,
});
