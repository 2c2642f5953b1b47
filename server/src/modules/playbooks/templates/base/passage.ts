import type { Words } from '@school/contract/playbooks/pictures';
import { toRead } from '@school/contract/puzzles/words';

/** A text to read, sentence by sentence, or line by line where it is written in lines. */
export const linesOf = (text: string, lang: 'ru' | 'en'): Words[] =>
  text.split(/(?<=[.!?…»”])\s+(?=[«“\p{Lu}])|\n+/u).map((line) => toRead(line, lang));
