/**
 * Simulated children, to compare ways of practising (docs/rules/mastery.md#simulation). What they know is not the model that the school reckons
 * with: knowledge fades by a power law with a rate of each child, the slower the more it was recalled after a pause; learning is slow where
 * what it stands on is weak; right answers are guessed and slipped.
 */

/** A source of chance of our own (mulberry32): the same seed, the same children. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is there to learn: skills in the order of their lessons, each by its place. */
export interface Graph {
  needs: readonly (readonly number[])[];
  /** The week in which its lesson is held, from 0. */
  week: readonly number[];
}

interface Learnt {
  /** Logits at the last time it was practised. */
  level: number;
  /** Days after which it begins to fade noticeably. */
  holds: number;
  at: number;
  /** How often it was practised on that day. */
  times: number;
}

const guess = 0.25;
const slip = 0.05;
/** Each further item of a skill on the same day teaches so much of the one before: massed practice is worth less than spaced. */
const massed = 0.85;

const share = (logits: number): number => 1 / (1 + Math.exp(-logits));

export function createChild(graph: Graph, random: () => number) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const talent = normal() * 0.5;
  const speed = 1.08 * Math.exp(normal() * 0.25);
  const fading = 0.9 * Math.exp(normal() * 0.3);
  const learnt = graph.needs.map((): Learnt => ({ level: -2 + talent + normal() * 0.4, holds: 1, at: 0, times: 0 }));

  const logits = (skill: number, day: number): number => {
    const { level, holds, at } = learnt[skill] as Learnt;
    return level - fading * Math.log1p(Math.max(0, day - at) / holds);
  };
  const knows = (skill: number, day: number): number => share(logits(skill, day));
  /** What is taught or practised sits better; less so on weak ground, hardly where it is known. */
  const learn = (skill: number, day: number, by: number): void => {
    const own = learnt[skill] as Learnt;
    const now = logits(skill, day);
    const lost = Math.max(0, own.level - now);
    const ground = Math.min(1, ...(graph.needs[skill] ?? []).map((need) => 0.35 + 0.65 * knows(need, day)));
    own.times = own.at === day ? own.times + 1 : 0;
    own.level = Math.min(4.5, now + speed * by * ground * massed ** own.times * (1.15 - share(now)));
    own.holds = Math.min(60, own.holds * (1 + 0.9 * Math.min(1, lost)));
    own.at = day;
  };
  return {
    /** How likely it is done rightly and not by chance, 0 to 1. */
    knows,
    /** The lesson in which it is new. */
    taught: (skill: number, day: number) => learn(skill, day, 1.6),
    /** Answers an item, and learns from it: more from a right one. */
    answers(skill: number, day: number): boolean {
      const isRight = random() < guess + (1 - guess - slip) * knows(skill, day);
      learn(skill, day, isRight ? 0.7 : 0.45);
      return isRight;
    },
  };
}

export { guess };
