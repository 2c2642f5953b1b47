import { lettersBetween, plainText, tidied } from '../base/plain-text.ts';

/** What is dictated beside what was typed: word by word, each next to the one it was meant to be. */

/** What of writing is the task: capital letters, marks, the dots of ё. */
export interface Taught {
  capitals: boolean;
  marks: boolean;
  yo: boolean;
}

/** A word or a mark: as it was written, and made comparable. */
export interface Token {
  written: string;
  plain: string;
  isWord: boolean;
}

/** One wanted beside one typed; where one is missing, its other half is lost or too much. */
interface Pair {
  wanted?: Token;
  typed?: Token;
}

export interface Compared {
  pairs: readonly Pair[];
  right: number;
  all: number;
  /** Typed and not dictated. */
  others: number;
}

/** Words of a text, and its marks where they are the task. */
export function tokensOf(text: string, { capitals, marks, yo }: Taught): Token[] {
  const found = tidied(text).replaceAll('…', '...').match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.!?]+|[^\s\p{L}\p{N}]/gu) ?? []; // prettier-ignore
  return found
    .map((written) => ({ written, plain: plainText(written, capitals, yo), isWord: /[\p{L}\p{N}]/u.test(written) }))
    .filter(({ isWord }) => isWord || marks);
}

const isRight = ({ wanted, typed }: Pair): boolean => wanted !== undefined && wanted.plain === typed?.plain;

/** How far one is from the other: nothing, up to two for what has nothing in common, which is the same as one lost and one too much. */
function distance(wanted: Token, typed: Token): number {
  if (wanted.plain === typed.plain) return 0;
  if (wanted.isWord !== typed.isWord) return 2.1;
  if (!wanted.isWord) return 1;
  const [one, other] = [wanted.plain.toLowerCase(), typed.plain.toLowerCase()];
  return 0.1 + (1.9 * lettersBetween(one, other)) / Math.max(one.length, other.length);
}

/** Puts both beside each other so that they differ least: one word lost or too much moves none of the others. */
export function compared(wanted: readonly Token[], typed: readonly Token[]): Compared {
  type Way = { cost: number; pairs: Pair[] };
  let above: Way[] = [];
  for (let row = 0; row <= wanted.length; row++) {
    const line: Way[] = [];
    for (let column = 0; column <= typed.length; column++) {
      const [one, other] = [wanted[row - 1], typed[column - 1]];
      const [up, left, before] = [above[column], line[column - 1], above[column - 1]];
      const ways: Way[] = [];
      if (one && other && before)
        ways.push({ cost: before.cost + distance(one, other), pairs: [...before.pairs, { wanted: one, typed: other }] });
      if (one && up) ways.push({ cost: up.cost + 1, pairs: [...up.pairs, { wanted: one }] });
      if (other && left) ways.push({ cost: left.cost + 1, pairs: [...left.pairs, { typed: other }] });
      line.push(ways.toSorted((a, b) => a.cost - b.cost)[0] ?? { cost: 0, pairs: [] });
    }
    above = line;
  }
  const { pairs } = above.at(-1) ?? { pairs: [] };
  return {
    pairs,
    right: pairs.filter(isRight).length,
    all: wanted.length,
    others: pairs.filter((pair) => pair.wanted === undefined).length,
  };
}

/** The letters that both have in their order; a low line for each of the first that the other lacks. */
function commonLetters({ plain: wanted, written }: Token, typed: string): string {
  const length = (a: number, b: number): number => table[a]?.[b] ?? 0;
  const table: number[][] = Array.from({ length: wanted.length + 1 }, () => []);
  for (let a = wanted.length - 1; a >= 0; a--)
    for (let b = typed.length - 1; b >= 0; b--)
      (table[a] ??= [])[b] = wanted[a] === typed[b] ? length(a + 1, b + 1) + 1 : Math.max(length(a + 1, b), length(a, b + 1));
  let [shown, at] = ['', 0];
  for (let a = 0; a < wanted.length; a++) {
    const next = typed.indexOf(wanted[a] ?? '', at);
    const isCommon = next >= 0 && length(a + 1, next + 1) + 1 === length(a, at);
    shown += isCommon ? written[a] : '_';
    if (isCommon) at = next + 1;
  }
  return shown;
}

/** What stands already: right words and marks as they were typed, of those that are near their letters, and a hole for all others. */
export function whatStands({ pairs }: Compared): string {
  return pairs
    .flatMap((pair) => {
      const { wanted, typed } = pair;
      if (!wanted) return [];
      const { isWord } = wanted;
      if (typed && isRight(pair)) return [{ text: typed.written, isWord }];
      const isNear = typed && isWord && typed.isWord && distance(wanted, typed) < 1;
      return [{ text: isNear ? commonLetters(wanted, typed.plain) : isWord ? '___' : '_', isWord }];
    })
    .reduce((text, { text: next, isWord }) => (text === '' || (!isWord && next !== '-') ? text + next : `${text} ${next}`), '');
}
