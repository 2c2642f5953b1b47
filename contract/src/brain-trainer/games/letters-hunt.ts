import { between, type BrainGameRules } from '../game.ts';

const highest = 9;
/** Letters that look alike, each with those it is hidden among. */
const alike = {
  ru: ['осэеюб', 'инпцшщ', 'ухчкжу', 'лдамвя', 'гтрьыъ'],
  en: ['oceaqd', 'nmhurw', 'bdpqgo', 'iltfjk', 'vwyxkz'],
} as const;
const far = { ru: 'акмтжфщуябы', en: 'aktmwxsgyzb' } as const;
const limitMs = 60_000;

/** Bourdon's test: mark every letter that is asked for, among others that look more and more like it. */
export const lettersHunt: BrainGameRules<'letters-hunt'> = {
  code: 'letters-hunt',
  lowest: 1,
  highest,
  length: 3,
  stair: 'direct',
  answers: 'cells',
  trial({ random, level, ground }) {
    const columns = Math.round(between(6, 14, level, highest));
    const rows = Math.round(between(4, 12, level, highest));
    const group = Array.from(new Set(random.pick(alike[ground.lang])));
    const targets = random.sample(group, level < 4 ? 1 : level < 7 ? 2 : 3);
    const pool = Array.from(level < 3 ? far[ground.lang] : group.concat(level < 6 ? Array.from(far[ground.lang]) : [])).filter(
      (letter) => !targets.includes(letter),
    );
    const count = columns * rows;
    const share = 0.15 + random.share() * 0.05;
    const right = random
      .sample(
        Array.from({ length: count }, (_, cell) => cell),
        Math.max(targets.length, Math.round(count * share)),
      )
      .sort((one, other) => one - other);
    const letters = Array.from({ length: count }, (_, cell) =>
      right.includes(cell) ? (targets[right.indexOf(cell) % targets.length] ?? '') : random.pick(pool),
    );
    const targetMs = Math.min(limitMs, Math.round(count * ground.cellMs));
    return { columns, letters, targets, right, lang: ground.lang, limitMs, targetMs };
  },
  judge({ letters, right, targetMs }, { cells }, rtMs) {
    const marked = new Set(cells);
    if (marked.size !== cells.length || cells.some((cell) => cell >= letters.length)) return undefined;
    const hit = right.filter((cell) => marked.has(cell)).length;
    const errors = right.length - hit + (marked.size - hit);
    const accuracy = Math.max(0, (2 * hit - marked.size) / right.length);
    const step = errors <= 1 && rtMs <= targetMs * 0.9 ? 1 : errors >= 4 || rtMs > targetMs * 1.3 ? -1 : 0;
    return { right: accuracy >= 0.95, accuracy, step };
  },
};
