import type { Face, Words } from '@school/contract/playbooks/pictures';

import type { Slide } from '../content/slides.ts';
import type { Item } from '../templates/template.ts';
import { templateOf } from '../templates/registry.ts';

/** Beyond chance by so much nothing is to be gained by a habit: the longest one, always the same one, always «yes». */
const tolerance = { longest: 0.05, same: 0.2, yes: 0.15 };

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

/** The answers that a generator made for one task: one of the same few options must not be right far more often than the others. */
export function createBalance(slide: Slide) {
  const seen = new Map<string, Map<string, number>>();
  return {
    made(item: Item): void {
      const { options, right } = textChoice(item) ?? {};
      if (!options || !('generator' in slide)) return;
      const texts = options.map(({ words }) => words?.ru ?? '');
      const key = texts.toSorted().join('|');
      const counts = seen.get(key) ?? new Map<string, number>(texts.map((text) => [text, 0]));
      const answer = options.find(({ id }) => id === right)?.words?.ru ?? '';
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      seen.set(key, counts);
    },
    faults(): string[] {
      return [...seen.values()].flatMap((counts) => {
        const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
        const [most = ['', 0]] = [...counts].toSorted(([, one], [, other]) => other - one);
        return all >= enoughToTell * 5 && most[1] / all > 1 / counts.size + tolerance.same
          ? [`«${most[0]}» is right in ${Math.round((most[1] / all) * 100)} % of the items with these ${counts.size} options`]
          : [];
      });
    },
  };
}
