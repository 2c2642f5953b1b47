import { masteryLimits } from '@school/contract/mastery/limits';
import type { WhyReason } from '@school/contract/mastery/shapes';

import { after, expectedOf, type Known, recallOf, strengthOf } from './memory.ts';

/** A skill that a child may be asked about: its lesson was held, or a diagnostics says that the child has come so far. */
export interface Opened {
  skill: string;
  known: Known;
  /** Days since 1970, with their part. */
  openedAt: number;
  /** Skills it stands on, as far as they are opened. */
  needs: readonly string[];
  /** Items of it that were asked today. */
  today: number;
}

/** A skill that is asked next, and why. */
export interface Choice {
  skill: string;
  reason: WhyReason;
  /** Days since the last right answer; null where there was none. */
  days: number | null;
  /** Of a repair: the skill that it helps with. */
  helps: string | null;
}

const { aim, rest, repair, unseen, lesson, sameAgain, items } = masteryLimits;

/** One in four is guessed when nobody knows yet which item it will be. */
const usualGuess = 0.25;

/** A skill on the way through a set, with what does not change until it is asked. */
interface Standing {
  opened: Opened;
  strength: number;
  recall: number;
  /** Its lesson was held lately. */
  isNew: boolean;
  /** It was left alone for too long. */
  isUnseen: boolean;
}

/** A skill that is worth an item. */
interface Weighed {
  standing: Standing;
  worth: number;
}

const standingOf = (opened: Opened, now: number): Standing => ({
  opened,
  strength: strengthOf(opened.known, now),
  recall: recallOf(opened.known, now),
  isNew: now - opened.openedAt <= rest.newDays,
  isUnseen: now - (opened.known.seenAt ?? opened.openedAt) >= unseen.days,
});

/**
 * Which skills the items of a set are about, in order. It is decided before the first answer, so each chosen skill is taken to go as
 * expected. `most`: items at most; the set ends earlier where nothing is due.
 */
export function chooseSet(
  skills: readonly Opened[],
  { now, most, least = Math.min(items.least, most) }: { now: number; most: number; least?: number },
): Choice[] {
  const before = new Map(skills.map((opened) => [opened.skill, standingOf(opened, now)]));
  const state = new Map(before);
  const chosen: Choice[] = [];
  while (chosen.length < most) {
    const found = best(state, { before: chosen.at(-1)?.skill, place: chosen.length });
    if (!found || (found.worth <= 0 && chosen.length >= least)) break;
    const { standing } = found;
    const { opened } = standing;
    chosen.push(told(before.get(opened.skill) ?? standing, helpedBy(standing, state), now));
    const credit = expectedOf(opened.known, usualGuess, now) >= 0.5 ? 1 : 0;
    const known = after(opened.known, { credit, guess: usualGuess, at: now });
    state.set(opened.skill, standingOf({ ...opened, today: opened.today + 1, known }, now));
  }
  return chosen;
}

interface Place {
  before: string | undefined;
  place: number;
}

/** What is most worth an item; of equals the one that comes first in its course. */
function best(state: ReadonlyMap<string, Standing>, at: Place): Weighed | undefined {
  let found: Weighed | undefined;
  for (const standing of state.values()) {
    if (standing.opened.today >= items.ofSkill) continue;
    const worth = worthOf(standing, at, state);
    if (!found || worth > found.worth) found = { standing, worth };
  }
  return found;
}

const isWeak = ({ strength }: Standing): boolean => strength < repair.below;

/** The first skill that stands on this one and is not yet what is aimed at; none where this one is strong enough to stand on. */
function helpedBy(standing: Standing, state: ReadonlyMap<string, Standing>): string | null {
  if (!isWeak(standing)) return null;
  for (const { opened, strength } of state.values())
    if (strength < aim && opened.needs.includes(standing.opened.skill)) return opened.skill;
  return null;
}

/** How much an item of the skill is worth now: what it lacks, and less or more by the rules of docs/rules/mastery.md#choice. */
function worthOf(
  { opened, strength, recall, isNew, isUnseen }: Standing,
  { before, place }: Place,
  state: ReadonlyMap<string, Standing>,
): number {
  const { known, needs, today, skill } = opened;
  let worth = aim - strength;
  if ((!isNew || known.inRow >= rest.surelyInRow) && known.inRow >= rest.inRow && recall > rest.recall) worth = -1;
  const isRepaired = (need: string): boolean => {
    const below = state.get(need);
    return below !== undefined && isWeak(below) && below.opened.today < items.ofSkill;
  };
  if (worth > 0 && needs.some(isRepaired)) worth *= repair.weight;
  if (isUnseen) worth = Math.max(worth, 0) + unseen.more;
  if (place < lesson.items && isNew) worth += lesson.more;
  if (skill === before && today > 0) worth -= sameAgain;
  return worth;
}

/** The reason, by what was known before the set began. */
function told({ opened: { skill, known }, isNew, isUnseen }: Standing, helps: string | null, now: number): Choice {
  const days = known.rightAt === null ? null : Math.max(0, Math.floor(now - known.rightAt));
  const reason: WhyReason = isUnseen ? 'rested' : helps !== null ? 'repair' : isNew ? 'new' : known.answers === 0 ? 'first' : 'due';
  return { skill, reason, days, helps: reason === 'repair' ? helps : null };
}
