import { masteryLimits } from '@school/contract/mastery/limits';

import { chooseSet } from '../../src/modules/mastery/rules/choose.ts';
import { after, type Known, nothingKnown } from '../../src/modules/mastery/rules/memory.ts';
import { type Graph, guess } from './children.ts';

/** A way of practising: what is asked on a day, and what it makes of the answers. Skills by their places. */
export interface Way {
  /** In order; the day's items. */
  today(day: number, opened: readonly number[]): readonly number[];
  heard(skill: number, day: number, isRight: boolean): void;
}

const { most } = masteryLimits.items;

/** What the lesson of the week is about, again and again: the homework of a lesson as it is written. */
export const fixedOrder = ({ week }: Graph): Way => ({
  today(_, opened) {
    const latest = Math.max(...opened.map((skill) => week[skill] ?? 0));
    const now = opened.filter((skill) => week[skill] === latest);
    return Array.from({ length: most }, (__, at) => now[at % now.length] as number);
  },
  heard: () => {},
});

const boxes = [1, 2, 4, 8, 16];

/** Cards in five boxes, each with its pause: right moves one on, wrong back to the first. `full`: what is nearest fills the day where less is due. */
export const leitner =
  (full: boolean) =>
  ({ needs }: Graph): Way => {
    const cards = needs.map(() => ({ box: 0, due: 0 }));
    return {
      today(day, opened) {
        const inTurn = opened
          .toSorted((one, other) => (cards[one]?.due ?? 0) - (cards[other]?.due ?? 0) || one - other)
          .filter((skill) => full || (cards[skill]?.due ?? 0) <= day);
        if (inTurn.length === 0) return [];
        // One round of all that is due, and another while there is room.
        const length = full ? most : Math.min(most, inTurn.length * masteryLimits.items.ofSkill);
        return Array.from({ length }, (_, at) => inTurn[at % inTurn.length] as number);
      },
      heard(skill, day, isRight) {
        const card = cards[skill];
        if (!card) return;
        // A card moves once a day: the second time it is seen that day shows nothing new.
        if (isRight && card.due <= day) card.box = Math.min(boxes.length - 1, card.box + 1);
        if (!isRight) card.box = 0;
        card.due = day + (boxes[card.box] ?? 1);
      },
    };
  };

/** The rule of the school, the very code: a set chosen before its first answer. */
export const ours = ({ needs, week }: Graph): Way => {
  const known = needs.map((): Known => nothingKnown);
  const asked = new Map<number, { day: number; count: number }>();
  return {
    today(day, opened) {
      const skills = opened.map((skill) => ({
        skill: String(skill),
        known: known[skill] as Known,
        openedAt: (week[skill] ?? 0) * 7,
        needs: (needs[skill] ?? []).map(String),
        today: asked.get(skill)?.day === Math.floor(day) ? (asked.get(skill)?.count ?? 0) : 0,
      }));
      return chooseSet(skills, { now: day, most }).map(({ skill }) => Number(skill));
    },
    heard(skill, day, isRight) {
      known[skill] = after(known[skill] as Known, { credit: isRight ? 1 : 0, guess, at: day });
      const today = asked.get(skill);
      asked.set(skill, { day: Math.floor(day), count: (today?.day === Math.floor(day) ? today.count : 0) + 1 });
    },
  };
};
