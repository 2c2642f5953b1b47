/** A course as far as its order goes. */
export interface Ordered {
  levels: readonly { levelCode: string; lessons: readonly { lessonCode: string }[] }[];
}

/** The lessons a kid of this level goes through: those of the level, then those of the levels above. */
export function lessonsAhead({ levels }: Ordered, levelCode: string): string[] {
  const from = Math.max(
    0,
    levels.findIndex((level) => level.levelCode === levelCode),
  );
  return levels.slice(from).flatMap(({ lessons }) => lessons.map(({ lessonCode }) => lessonCode));
}

/** The first of them that is not open yet; null when the course is through. */
export const nextLesson = (course: Ordered, levelCode: string, opened: ReadonlySet<string>): string | null =>
  lessonsAhead(course, levelCode).find((lessonCode) => !opened.has(lessonCode)) ?? null;

/** The level to begin with: the wanted one, or the first where the course has no such level. */
export const levelToBegin = ({ levels }: Ordered, wanted: string | null): string | undefined =>
  (levels.find(({ levelCode }) => levelCode === wanted) ?? levels[0])?.levelCode;
