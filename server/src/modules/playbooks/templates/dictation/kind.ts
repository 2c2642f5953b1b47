import type { Hint } from '@school/contract/playbooks/attempts';
import type { Stimulus, Words } from '@school/contract/playbooks/pictures';
import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { langOf, writtenItem } from '../base/written.ts';
import { compared, type Compared, type Taught, tokensOf, whatStands } from './compared.ts';
import { writtenOut } from './contractions.ts';
import { toldOf } from './slips.ts';

interface Dictated extends Taught {
  accept: string[];
  stimulus: Stimulus;
}

/** A word or a sentence that is heard and written down. Each right word counts, wherever it stands. */
export const dictation = template({
  code: 'dictation',
  written: writtenItem({
    /** What is said, as it is written. */
    text: z.string().trim().min(1).max(120),
    /** Other right ways of writing it. */
    also: z.array(z.string().trim().min(1)).default([]),
    /** Capital letters are the task. */
    capitals: z.boolean().default(false),
    /** Marks are the task. */
    marks: z.boolean().default(false),
    /** The dots of ё are the task. */
    yo: z.boolean().default(false),
  }).refine(({ stimulus }) => stimulus === undefined, 'a dictation is only heard: its text is said'),
  asks: ({ accept: [text = ''] }: Dictated) =>
    text.includes(' ')
      ? both('Послушай и напиши предложение', 'Listen and write the sentence')
      : both('Послушай и напиши слово', 'Listen and write the word'),
  build: ({ text, also, capitals, marks, yo }): Dictated => ({
    accept: [text, ...also],
    capitals,
    marks,
    yo,
    stimulus: { kind: 'listen', words: said(text) },
  }),
  shown: ({ accept }) => ({ lang: langOf(accept[0] ?? '') ?? 'ru', most: Math.max(20, ...accept.map((text) => text.length * 2)) }),
  score(item, { text }) {
    if (text.trim() === '') return undefined;
    const best = nearest(item, text);
    const { right, all, others } = best;
    const stands = whatStands(best);
    return {
      part: right === all && others === 0 ? 1 : Math.max(0, right - others) / Math.max(all, right + others),
      // A single hole tells nothing.
      ...(/[^_\s]/.test(stands) && { kept: { template: 'dictation' as const, text: stands } }),
    };
  },
  solution: ({ accept }) => ({ template: 'dictation', text: accept[0] ?? '' }),
  hint: ({ accept: [text = ''] }) => (text.includes(' ') ? listenByWords : hints.spell),
  near: (item, { text }) => toldOf(nearest(item, text)),
});

const said = (text: string): Words => ({ ru: text, en: text, lang: langOf(text) ?? 'ru' });

const listenByWords: Hint = {
  words: both('Послушай ещё раз и сосчитай слова. Потом проверь каждое.', 'Listen once more and count the words. Then check each of them.'),
};

/** What was typed, beside the way of writing that it is nearest to. */
function nearest(item: Dictated, text: string): Compared {
  const beside = (wanted: string, typed: string) => compared(tokensOf(wanted, item), tokensOf(typed, item));
  const ways = item.accept.flatMap((one) => {
    const [short, long] = [one, writtenOut(one)];
    return langOf(one) === 'en' ? [beside(short, text), beside(long, writtenOut(text.replace(/[’‘`]/g, "'")))] : [beside(one, text)];
  });
  const worth = ({ right, others, all }: Compared) => (right - others) / all;
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
}
