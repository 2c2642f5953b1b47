import { Picture } from '@school/contract/playbooks/pictures';
import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { found } from '../base/almost.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** What a wrong tap takes away. */
const miss = 0.1;

/** Two fields of pictures that differ in some places. */
export const spotDifference = template({
  code: 'spot-difference',
  written: writtenItem({ columns: z.int().min(2).max(6), left: z.array(Picture), right: z.array(Picture) }).refine(
    (fields) => fields.left.length === fields.right.length && placesOf(fields).length > 0,
    { path: ['right'], message: 'as many pictures as on the left, and at least one other' },
  ),
  build: ({ columns, left, right }) => ({ columns, left, right }),
  asks: () => both('Найди, чем отличаются картинки', 'Find what is different'),
  shown: (item) => ({ columns: item.columns, left: item.left, right: item.right, differences: placesOf(item).length }),
  score(item, { marked }) {
    if (new Set(marked).size !== marked.length || marked.some((place) => place >= item.right.length)) return undefined;
    const places = placesOf(item);
    const hits = marked.filter((place) => places.includes(place));
    const part = hits.length / places.length - miss * (marked.length - hits.length);
    return { part: Math.max(0, part), kept: { template: 'spot-difference', marked: hits } };
  },
  solution: (item) => ({ template: 'spot-difference', marked: placesOf(item) }),
  hint: () => hints.paint,
  near(item, { marked }) {
    const places = placesOf(item);
    const hits = marked.filter((place) => places.includes(place));
    return found(hits.length, places.length, marked.length - hits.length);
  },
});

const placesOf = ({ left, right }: { left: readonly Picture[]; right: readonly Picture[] }): number[] =>
  right.flatMap((picture, place) => (JSON.stringify(picture) === JSON.stringify(left[place]) ? [] : [place]));
