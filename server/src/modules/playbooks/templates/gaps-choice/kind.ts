import type { Card } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { taught } from '#modules/generators';

import { inPlace } from '../base/almost.ts';
import { cardsOf, freshIds, pairsIn } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { langOf, writtenItem } from '../base/written.ts';

type Piece = { text: string } | { gap: string; options: Card[] };

/** `Мила мал{а/ы}`: in each hole the first is right. */
export const gapsChoice = template({
  code: 'gaps-choice',
  written: writtenItem({
    text: z
      .string()
      .regex(/\{[^{}/]+(\/[^{}/]+)+\}/, 'a hole {right/wrong}')
      .refine(
        (text) => holesOf(text).every((hole) => hole.length > 1 && new Set(hole).size === hole.length),
        'each hole: two different ones or more',
      ),
  }),
  build({ text }, random) {
    const lang = langOf(text) ?? 'ru';
    const gaps = freshIds(holesOf(text).length, random);
    const pairs: [string, string][] = [];
    const pieces = text.split(/(\{[^{}]*\})/).flatMap((part): Piece[] => {
      if (!part.startsWith('{')) return part ? [{ text: part }] : [];
      const options = cardsOf(
        part
          .slice(1, -1)
          .split('/')
          .map((word) => ({ words: taught(word, lang) })),
        random,
      );
      const gap = gaps[pairs.length] ?? '';
      pairs.push([gap, options[0]?.id ?? '']);
      return [{ gap, options: random.shuffle(options) }];
    });
    return { lang, pieces, pairs };
  },
  shown: ({ lang, pieces }) => ({ lang, pieces }),
  score({ pieces, pairs }, { pairs: given }) {
    const once = new Set(given.map(([gap]) => gap)).size === given.length;
    const known = given.every(([gap, option]) =>
      pieces.some((piece) => 'gap' in piece && piece.gap === gap && piece.options.some(({ id }) => id === option)),
    );
    if (!once || !known) return undefined;
    const hits = pairsIn(given, pairs);
    return { part: hits.length / pairs.length, kept: { template: 'gaps-choice', pairs: hits } };
  },
  // Holes of two options only: a second try would be no question any more.
  tries: ({ pieces }) =>
    pieces.some((piece) => 'gap' in piece && piece.options.length > 2) ? 3 : pieces.filter((piece) => 'gap' in piece).length > 1 ? 2 : 1,
  solution: ({ pairs }) => ({ template: 'gaps-choice', pairs }),
  hint: () => hints.gaps,
  // Its word alone would be the answer: only the hole is shown.
  next: ({ pairs }, kept) => pairs.find(([gap]) => !kept?.pairs.some(([one]) => one === gap))?.slice(0, 1) ?? [],
  near: ({ pairs }, { pairs: given }) => inPlace(pairsIn(given, pairs).length, pairs.length),
});

const holesOf = (text: string): string[][] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, hole = '']) => hole.split('/'));
