/** A course as far as its order goes. */
export interface Ordered {
  levels: readonly { levelCode: string; lessons: readonly { lessonCode: string }[] }[];
}

/** Where a kid is in a course: its level, and the lesson of it that it began with; null is the first. */
export interface At {
  levelCode: string;
  beginsAt?: string | null;
}

/** The lessons a kid goes through: those of its level from the one on that it began with, then those of the levels above. */
export function lessonsAhead({ levels }: Ordered, { levelCode, beginsAt }: At): string[] {
  const from = Math.max(
    0,
    levels.findIndex((level) => level.levelCode === levelCode),
  );
  const ahead = levels.slice(from).flatMap(({ lessons }) => lessons.map(({ lessonCode }) => lessonCode));
  // Of a level that the kid has left behind, or a lesson that was taken out, nothing is left to begin with.
  const first = levels[from]?.lessons.findIndex(({ lessonCode }) => lessonCode === beginsAt) ?? -1;
  return ahead.slice(Math.max(0, first));
}

/** The first of them that is not open yet; null when the course is through. */
export const nextLesson = (course: Ordered, at: At, opened: ReadonlySet<string>): string | null =>
  lessonsAhead(course, at).find((lessonCode) => !opened.has(lessonCode)) ?? null;

/** The level to begin with: the wanted one, or the first where the course has no such level. */
export const levelToBegin = ({ levels }: Ordered, wanted: string | null): string | undefined =>
  (levels.find(({ levelCode }) => levelCode === wanted) ?? levels[0])?.levelCode;
