import type { Answer, AnswerOf } from '@school/contract/playbooks/answers';
import type { Hint } from '@school/contract/playbooks/attempts';
import type { Stimulus, Words } from '@school/contract/playbooks/pictures';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';
import type { Random } from '@school/contract/puzzles/random';
import type * as z from 'zod';

import type { Material } from '#modules/generators';

/** What every item carries besides the fields of its template. */
export interface Common {
  ask: Words;
  stimulus?: Stimulus | undefined;
  /** Written by the author; the template has its own where there is none. */
  hint?: Words | undefined;
  /** Why it is right; told once the item is settled. */
  explain?: Words | undefined;
}

/** How good an answer is: the share of it that is right (0 to 1), and that right share itself, to go on from. */
interface Scored {
  part: number;
  kept?: Answer;
}

/** The fields of a task that are the template's own: what the child sees beyond instruction and stimulus. */
type Shown<Code extends TemplateCode> = Omit<TaskOf<Code>, 'template' | 'ask' | 'stimulus' | 'hint' | 'tries'>;

/**
 * A kind of task, with its types: how it is written in content/ (`written`), the item made of that for one
 * attempt (answers inside, ids fresh; kept by the school), what the child sees of the item, what an answer is
 * worth, and what is shown when the tries are used up.
 */
interface Kind<Code extends TemplateCode, Written extends z.ZodType, Own> {
  code: Code;
  /** `school` judges at once, a `teacher` marks later, `nobody`: done is done and counts nothing. */
  judge?: 'school' | 'teacher' | 'nobody';
  written: Written;
  /** An item of an attempt. Everything random happens here. */
  build(written: z.output<Written>, random: Random, material: Material): Own;
  shown(item: Own & Common): Shown<Code>;
  /** Undefined: not an answer to this item (unknown cards, too few fields). It counts as no try. */
  score(item: Own & Common, answer: AnswerOf<Code>): Scored | undefined;
  /** The right answer, or null where there is none. */
  solution(item: Own & Common): AnswerOf<Code> | null;
  /** Tries before the solution is shown; 3 unless the template says otherwise. */
  tries?(item: Own & Common): number;
  /** How likely somebody who does not know is right at once, 0 to 1; 0 unless the template says otherwise. */
  guess?(item: Own & Common): number;
  /** From this share on the item is settled; 1 unless the template says otherwise. */
  enough?: number;
  hint?(item: Own & Common): Hint;
  /** Ids of the next part, after what is kept: the card and its place have a ring with the hint. Only where it is not the whole answer. */
  next?(item: Own & Common, kept: AnswerOf<Code> | null): string[];
  /** What of an answer that missed is right already, and what is missing; undefined: it is not near. */
  near?(item: Own & Common, answer: AnswerOf<Code>): Words | undefined;
  /** What a teacher looks for; nobody else is told. */
  rubric?(item: Own & Common): Words;
  /** Told with the verdict, where it depends on the answer. */
  outcome?(item: Own & Common, answer: AnswerOf<Code>): Words | undefined;
  /** Do these two cards belong together? Only where a task is played move by move. */
  move?(item: Own & Common, cards: readonly [string, string]): boolean | undefined;
}

/** An item as the store keeps it: its template knows the rest. */
export interface Item extends Common {
  readonly template: TemplateCode;
}

/** A template for those who know only its code: every item it is given is one that it built. */
export interface Template<Code extends TemplateCode = TemplateCode, Written extends z.ZodType = z.ZodType> {
  code: Code;
  judge: 'school' | 'teacher' | 'nobody';
  written: Written;
  enough: number;
  build(written: z.output<Written> & WrittenCommon, random: Random, material: Material): Item;
  shown(item: Item): TaskOf<Code>;
  score(item: Item, answer: Answer): Scored | undefined;
  solution(item: Item): AnswerOf<Code> | null;
  tries(item: Item): number;
  guess(item: Item): number;
  hint(item: Item, kept?: Answer | null): Hint | undefined;
  near(item: Item, answer: Answer): Words | undefined;
  rubric(item: Item): Words | undefined;
  outcome(item: Item, answer: Answer): Words | undefined;
  move(item: Item, cards: readonly [string, string]): boolean | undefined;
}

/** What may be written in every task. `ask` may be left to the template where it has one of its own. */
export interface WrittenCommon {
  ask?: Words | undefined;
  stimulus?: Stimulus | undefined;
  hint?: Words | undefined;
  explain?: Words | undefined;
}

/** A task of a template as it is written. */
export type WrittenFor<Kind extends { written: z.ZodType }> = z.input<Kind['written']>;

/** Makes a template of a kind: adds the common fields, and hides the item's type from those who only pass it on. */
export function template<Code extends TemplateCode, Written extends z.ZodType, Own extends object>(
  kind: Kind<Code, Written, Own> & { asks?: (item: Own) => Words },
): Template<Code, Written> {
  type Full = Own & Common;
  const own = (item: Item) => item as unknown as Full;
  const fits = (answer: Answer): answer is AnswerOf<Code> => answer.template === kind.code;
  const tries = (item: Item) => kind.tries?.(own(item)) ?? (kind.judge === 'school' || kind.judge === undefined ? 3 : 1);
  return {
    code: kind.code,
    judge: kind.judge ?? 'school',
    written: kind.written,
    enough: kind.enough ?? 1,
    build(written, random, material) {
      const made = kind.build(written, random, material);
      const ask = written.ask ?? kind.asks?.(made);
      if (!ask) throw new Error(`${kind.code}: nothing is asked`);
      const { stimulus, hint, explain } = written;
      return { template: kind.code, ask, ...(stimulus && { stimulus }), ...(hint && { hint }), ...(explain && { explain }), ...made };
    },
    shown(item) {
      const { ask, stimulus } = item;
      const hint = tries(item) > 1 && (item.hint !== undefined || kind.hint !== undefined);
      const common = { template: kind.code, ask, ...(stimulus && { stimulus }), hint, tries: tries(item) };
      return { ...common, ...kind.shown(own(item)) } as unknown as TaskOf<Code>;
    },
    score: (item, answer) => (fits(answer) ? kind.score(own(item), answer) : undefined),
    solution: (item) => kind.solution(own(item)),
    tries,
    guess: (item) => kind.guess?.(own(item)) ?? 0,
    hint(item, kept = null) {
      if (tries(item) === 1) return undefined;
      const made = kind.hint?.(own(item));
      const words = item.hint ?? made?.words;
      const at = kind.next?.(own(item), kept && fits(kept) ? kept : null) ?? [];
      return words && { ...made, words, ...(at.length > 0 && { at }) };
    },
    near: (item, answer) => (fits(answer) ? kind.near?.(own(item), answer) : undefined),
    rubric: (item) => kind.rubric?.(own(item)),
    outcome: (item, answer) => (fits(answer) ? kind.outcome?.(own(item), answer) : undefined),
    move: (item, cards) => kind.move?.(own(item), cards),
  };
}
