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
export const lessonsAhead = (course: Ordered, at: At): string[] => [...ahead(course, at)];

/** One after the other: a schedule asks for the next of each of its lessons, and courses are long. */
function* ahead({ levels }: Ordered, { levelCode, beginsAt }: At): Generator<string> {
  const from = Math.max(
    0,
    levels.findIndex((level) => level.levelCode === levelCode),
  );
  // Of a level that the kid has left behind, or a lesson that was taken out, nothing is left to begin with.
  const first = Math.max(0, levels[from]?.lessons.findIndex(({ lessonCode }) => lessonCode === beginsAt) ?? -1);
  for (let at = from; at < levels.length; at += 1) {
    const lessons = levels[at]?.lessons ?? [];
    for (let n = at === from ? first : 0; n < lessons.length; n += 1) yield lessons[n]?.lessonCode ?? '';
  }
}

/** The first of them that is not open yet; null when the course is through. */
export function nextLesson(course: Ordered, at: At, opened: ReadonlySet<string>): string | null {
  for (const lessonCode of ahead(course, at)) if (!opened.has(lessonCode)) return lessonCode;
  return null;
}

/** The level to begin with: the wanted one, or the first where the course has no such level. */
export const levelToBegin = ({ levels }: Ordered, wanted: string | null): string | undefined =>
  (levels.find(({ levelCode }) => levelCode === wanted) ?? levels[0])?.levelCode;
