/**
 * How many scenes of a story are open: those of the lessons that were held, and the one before the next lesson. A lesson that was held out
 * of its turn opens what comes before it, too: nobody hears of the end of a thing before its beginning.
 */
export function openScenes(lessonsOfScenes: readonly string[], held: ReadonlySet<string>): number {
  const last = lessonsOfScenes.findLastIndex((lesson) => held.has(lesson));
  return Math.min(lessonsOfScenes.length, last + 2);
}
