import type { BookLevel } from '@school/contract/rewards/books';
import { rewardLimits } from '@school/contract/rewards/limits';

/** Which level a book is for readers from that age on. */
export const levelOf = ({ from }: { from: number }): BookLevel => (from <= 5 ? 1 : from === 6 ? 2 : from === 7 ? 3 : 4);

const wordsIn = (text: string): number => text.match(/[\p{L}\d’'-]+/gu)?.length ?? 0;

/** What is too hard in a text for its level: its length, its sentences on average, its longest sentence. Verse is read by its lines. */
export function tooHard(lines: readonly string[], level: BookLevel, lang: 'ru' | 'en'): string[] {
  const { words: mostWords, mean: mostMean, longest: mostLongest } = rewardLimits.bookLevels[level];
  const more = lang === 'en' ? rewardLimits.englishWords : 1;
  const most = { words: mostWords * more, mean: mostMean * more, longest: mostLongest * more };
  const counts = lines.map(wordsIn);
  const words = counts.reduce((sum, count) => sum + count, 0);
  const mean = words / Math.max(1, counts.length);
  const longest = Math.max(0, ...counts);
  return [
    words > most.words && `${words} words are more than ${most.words}`,
    mean > most.mean && `${mean.toFixed(1)} words a line are more than ${most.mean}`,
    longest > most.longest && `a line of ${longest} words is longer than ${most.longest}`,
  ].filter((fault) => fault !== false);
}

/** The lines beside each of so many pictures: as even as can be, in order. */
export const partsOf = (lines: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, at) =>
    lines.slice(Math.round((at * lines.length) / count), Math.round(((at + 1) * lines.length) / count)),
  );
