import type { CourseLesson } from '@school/contract/learning/shapes';

type Held = Pick<CourseLesson, 'lessonCode' | 'number' | 'title' | 'state' | 'openedAt'>;

/** The lesson whose tasks the game is made of: the one finished last, else the one held last; none before the first lesson. */
export function lessonOfGame<Lesson extends Held>(lessons: readonly Lesson[]): Lesson | undefined {
  const held = lessons
    .filter(({ openedAt }) => openedAt !== null)
    .toSorted((one, other) => (one.openedAt ?? '').localeCompare(other.openedAt ?? '', 'en') || one.number - other.number);
  return held.findLast(({ state }) => state === 'done') ?? held.at(-1);
}

/** How many pieces the stars have brought, and how many stars the next one wants; null when all are found. */
export function collected(stars: number, pieces: number, starsPerPiece: number): { found: number; starsToNext: number | null } {
  const found = Math.min(pieces, Math.floor(stars / starsPerPiece));
  return { found, starsToNext: found === pieces ? null : (found + 1) * starsPerPiece - stars };
}
