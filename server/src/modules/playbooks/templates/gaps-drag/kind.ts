import type { Card } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { taught } from '#modules/generators';

import { inPlace } from '../base/almost.ts';
import { areKnown, cardsOf, freshIds } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { langOf, writtenItem } from '../base/written.ts';

/** `Кошка {спит} на {окне}`: the words in braces, and `extra` ones, lie in the bank. Equal words are as good as each other. */
export const gapsDrag = template({
  code: 'gaps-drag',
  written: writtenItem({ text: z.string().regex(/\{[^{}/]+\}/, 'a hole {word}'), extra: z.array(z.string().min(1)).optional() }),
  build({ text, extra = [] }, random) {
    const lang = langOf(text) ?? 'ru';
    const words = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, word = '']) => word);
    const bank = cardsOf(
      [...words, ...extra].map((word) => ({ words: taught(word, lang) })),
      random,
    );
    const gaps = freshIds(words.length, random);
    let next = 0;
    const pieces = text.split(/(\{[^{}]*\})/).flatMap((part): ({ text: string } | { gap: string })[] => {
      if (!part.startsWith('{')) return part ? [{ text: part }] : [];
      return [{ gap: gaps[next++] ?? '' }];
    });
    return { lang, pieces, bank: random.shuffle(bank), gaps: gaps.map((gap, at) => ({ gap, word: words[at] ?? '' })) };
  },
  shown: ({ lang, pieces, bank }) => ({ lang, pieces, bank }),
  score({ bank, gaps }, { pairs }) {
    const known =
      areKnown(
        pairs.map(([, word]) => word),
        bank,
      ) && pairs.every(([gap]) => gaps.some((one) => one.gap === gap));
    if (!known || new Set(pairs.map(([gap]) => gap)).size !== pairs.length) return undefined;
    const hits = rightIn({ bank, gaps }, pairs);
    return { part: hits.length / gaps.length, kept: { template: 'gaps-drag', pairs: hits } };
  },
  solution({ bank, gaps }) {
    const left = [...bank];
    const pairs = gaps.map(({ gap, word }): [string, string] => {
      const at = left.findIndex((card) => card.words?.ru === word);
      return [gap, left.splice(at, 1)[0]?.id ?? ''];
    });
    return { template: 'gaps-drag', pairs };
  },
  hint: () => hints.gaps,
  next({ bank, gaps }, kept) {
    if (gaps.length === 1) return [];
    const hole = gaps.find(({ gap }) => !kept?.pairs.some(([one]) => one === gap));
    const word = bank.find(({ id, words }) => words?.ru === hole?.word && !kept?.pairs.some(([, one]) => one === id));
    return hole && word ? [hole.gap, word.id] : [];
  },
  near: (item, { pairs }) => inPlace(rightIn(item, pairs).length, item.gaps.length),
});

interface Holes {
  bank: readonly Card[];
  gaps: ReadonlyArray<{ gap: string; word: string }>;
}
const rightIn = ({ bank, gaps }: Holes, pairs: ReadonlyArray<[string, string]>): Array<[string, string]> =>
  pairs.filter(([gap, id]) => gaps.find((one) => one.gap === gap)?.word === bank.find((card) => card.id === id)?.words?.ru);
