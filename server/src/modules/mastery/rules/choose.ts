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

/** A skill on the way through a set: how much it is worth an item, and what stands in its way. */
interface Weighed {
  opened: Opened;
  worth: number;
  helps: string | null;
}

/**
 * Which skills the items of a set are about, in order. It is decided before the first answer, so each chosen skill is taken to go as
 * expected. `most`: items at most; the set ends earlier where nothing is due.
 */
export function chooseSet(
  skills: readonly Opened[],
  { now, most, least = Math.min(items.least, most) }: { now: number; most: number; least?: number },
): Choice[] {
  const state = new Map(skills.map((one) => [one.skill, { ...one }]));
  const chosen: Choice[] = [];
  while (chosen.length < most) {
    const found = best([...state.values()], { now, before: chosen.at(-1)?.skill, place: chosen.length }, state);
    if (!found || (found.worth <= 0 && chosen.length >= least)) break;
    const { opened } = found;
    chosen.push(told(found, skills.find(({ skill }) => skill === opened.skill) ?? opened, now));
    const credit = expectedOf(opened.known, usualGuess, now) >= 0.5 ? 1 : 0;
    state.set(opened.skill, { ...opened, today: opened.today + 1, known: after(opened.known, { credit, guess: usualGuess, at: now }) });
  }
  return chosen;
}

interface Place {
  now: number;
  before: string | undefined;
  place: number;
}

/** What is most worth an item; of equals the one that comes first in its course. */
function best(skills: readonly Opened[], at: Place, state: ReadonlyMap<string, Opened>): Weighed | undefined {
  let found: Weighed | undefined;
  for (const opened of skills) {
    if (opened.today >= items.ofSkill) continue;
    const worth = worthOf(opened, at, state);
    if (!found || worth > found.worth) found = { opened, worth, helps: null };
  }
  if (!found) return undefined;
  const helped = skills.find(
    ({ needs, known }) => needs.includes(found.opened.skill) && strengthOf(known, at.now) < aim && isWeak(found.opened, at.now),
  );
  return { ...found, helps: helped?.skill ?? null };
}

const isWeak = ({ known }: Opened, now: number): boolean => strengthOf(known, now) < repair.below;

/** How much an item of the skill is worth now: what it lacks, and less or more by the rules of docs/rules/mastery.md#choice. */
function worthOf(opened: Opened, { now, before, place }: Place, state: ReadonlyMap<string, Opened>): number {
  const { known, openedAt, needs, today, skill } = opened;
  const isNew = now - openedAt <= rest.newDays;
  let worth = aim - strengthOf(known, now);
  if ((!isNew || known.inRow >= rest.surelyInRow) && known.inRow >= rest.inRow && recallOf(known, now) > rest.recall) worth = -1;
  const below = needs.map((need) => state.get(need));
  if (worth > 0 && below.some((need) => need !== undefined && isWeak(need, now) && need.today < items.ofSkill)) worth *= repair.weight;
  if (now - (known.seenAt ?? openedAt) >= unseen.days) worth = Math.max(worth, 0) + unseen.more;
  if (place < lesson.items && isNew) worth += lesson.more;
  if (skill === before && today > 0) worth -= sameAgain;
  return worth;
}

/** The reason, by what was known before the set began. */
function told({ helps }: Weighed, { skill, known, openedAt }: Opened, now: number): Choice {
  const days = known.rightAt === null ? null : Math.max(0, Math.floor(now - known.rightAt));
  const rested = now - (known.seenAt ?? openedAt) >= unseen.days;
  const isNew = now - openedAt <= rest.newDays;
  const reason: WhyReason = rested ? 'rested' : helps !== null ? 'repair' : isNew ? 'new' : known.answers === 0 ? 'first' : 'due';
  return { skill, reason, days, helps: reason === 'repair' ? helps : null };
}
