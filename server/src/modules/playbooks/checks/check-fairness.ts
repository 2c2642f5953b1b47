import type { Face, Words } from '@school/contract/playbooks/pictures';

import type { Slide } from '../content/slides.ts';
import type { Item } from '../templates/base/template.ts';
import { templateOf } from '../templates/registry.ts';

/** Beyond chance by so much nothing is to be gained by a habit: the longest one, what the options tell, always «yes» (docs/rules/learning.md#tasks). */
const tolerance = { longest: 0.05, options: 0.1, yes: 0.15 };

/** With fewer questions nothing can be said of a habit. */
const enoughToTell = 40;

/** What a child would gain by guessing in one way all through the school. */
export function createFairness() {
  const longest = { ru: { hits: 0, chance: 0, count: 0 }, en: { hits: 0, chance: 0, count: 0 } };
  const saidYes = { yes: 0, count: 0 };

  return {
    /** An item that an author wrote. */
    authored(item: Item): void {
      const { options, right } = textChoice(item) ?? {};
      if (options)
        for (const lang of ['ru', 'en'] as const) {
          const lengths = options.map(({ words }) => (words?.[lang] ?? '').length);
          const most = Math.max(...lengths);
          longest[lang].count += 1;
          longest[lang].chance += 1 / options.length;
          if (lengths.filter((length) => length === most).length === 1 && options[lengths.indexOf(most)]?.id === right)
            longest[lang].hits += 1;
        }
      const solution = templateOf(item.template).solution(item);
      if (solution?.template === 'true-false') {
        saidYes.count += 1;
        if (solution.yes) saidYes.yes += 1;
      }
    },
    faults(): string[] {
      const faults: string[] = [];
      for (const lang of ['ru', 'en'] as const) {
        const { hits, chance, count } = longest[lang];
        if (count >= enoughToTell && hits / count > chance / count + tolerance.longest)
          faults.push(
            `courses: the right option is the only longest one in ${hits} of ${count} (${lang}): by chance in ${Math.round(chance)}; lengthen wrong ones`,
          );
      }
      const { yes, count } = saidYes;
      if (count >= enoughToTell / 2 && Math.abs(yes / count - 0.5) > tolerance.yes)
        faults.push(`courses: «yes» is right in ${yes} of ${count} statements`);
      return faults;
    },
  };
}

/** The options of a choice that is made by reading, and which is right. */
function textChoice(item: Item): { options: readonly (Face & { id: string; words?: Words })[]; right: string } | undefined {
  const template = templateOf(item.template);
  const solution = template.solution(item);
  const shown = template.shown(item);
  if (shown.template !== 'choice-one' || solution?.template !== 'choice-one') return undefined;
  return shown.options.every(({ words }) => words) ? { options: shown.options as never, right: solution.choice } : undefined;
}

/** A task as whoever guesses sees it: its options and, once told, which was right. */
interface Guessed {
  question: string;
  options: readonly string[];
  right: string;
}

/**
 * Whoever has seen so many items of a task with their answers has played it more often than a child will. A fixed number, so that what a
 * habit gains does not grow with the number of seeds.
 */
const seenBefore = 100;
const guessedAtMost = 1000;

/** Which of the options somebody would pick who has seen other items: several that seem as good, none where nothing is known. */
const habits: Record<string, (seen: readonly Guessed[], options: readonly string[]) => readonly string[]> = {
  'what is usually right of the same options'(seen, options) {
    const same = seen.filter((one) => one.options.length === options.length && one.options.every((option, at) => option === options[at]));
    return best(options, (option) => same.filter(({ right }) => right === option).length);
  },
  'the answer that is usually right where it is offered'(seen, options) {
    // One right of three, as if seen once: a single sight proves little.
    return best(
      options,
      (option) =>
        (1 + seen.filter(({ right }) => right === option).length) / (3 + seen.filter((one) => one.options.includes(option)).length),
    );
  },
  'the usual place from the smallest number to the largest'(seen, options) {
    const inOrder = numbersInOrder(options);
    const places = seen.filter((one) => one.options.length === options.length).map((one) => numbersInOrder(one.options).indexOf(one.right));
    return best(inOrder, (option) => places.filter((place) => place === inOrder.indexOf(option)).length);
  },
};

function best(options: readonly string[], worth: (option: string) => number): readonly string[] {
  const worths = options.map(worth);
  return options.filter((_, at) => worths[at] === Math.max(...worths));
}

const numbersInOrder = (options: readonly string[]): readonly string[] =>
  options.every((option) => /^\d+$/.test(option)) ? options.toSorted((one, other) => Number(one) - Number(other)) : [];

/**
 * The answers that a generator made for one task: whoever looks at the options alone must gain little over the whole task. Nothing is
 * learned from the same question: whoever knows that «sheep» goes with «one sheep, many …» has learned what the task teaches.
 */
export function createBalance(slide: Slide) {
  const items: Guessed[] = [];
  return {
    made(item: Item): void {
      const { options, right } = textChoice(item) ?? {};
      if (!options || !('generator' in slide) || items.length === seenBefore + guessedAtMost) return;
      const answer = options.find(({ id }) => id === right)?.words?.ru ?? '';
      const question = JSON.stringify([item.ask, item.stimulus]);
      items.push({ question, options: options.map(({ words }) => words?.ru ?? '').toSorted(), right: answer });
    },
    faults(): string[] {
      const [seen, guessed] = [items.slice(0, seenBefore), items.slice(seenBefore)];
      if (guessed.length < seenBefore) return [];
      const hits = new Map(Object.keys(habits).map((name) => [name, 0]));
      let chance = 0;
      for (const { question, options, right } of guessed) {
        const others = seen.filter((one) => one.question !== question);
        chance += 1 / options.length / guessed.length;
        for (const [name, habit] of Object.entries(habits)) {
          const picked = habit(others, options);
          const among = picked.length > 0 ? picked : options;
          hits.set(name, (hits.get(name) ?? 0) + (among.includes(right) ? 1 / among.length : 0));
        }
      }
      return [...hits].flatMap(([name, count]) => {
        const share = count / guessed.length;
        // What so few items may differ by chance is no fault of theirs.
        const luck = 2 * Math.sqrt((share * (1 - share)) / guessed.length);
        const percent = (part: number) => Math.round(part * 100);
        return share - luck > chance + tolerance.options
          ? [`by its options alone ${percent(share)} % are right, and ${percent(chance)} % by chance: ${name}`]
          : [];
      });
    },
  };
}
