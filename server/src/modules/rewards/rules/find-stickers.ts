/** A page of the album as content has it: for which courses it is, and its stickers in their order. */
export interface StickerPage {
  page: string;
  /** Courses (`reading`) and levels of one (`math/m2`) whose lessons bring stickers of this page. */
  of: readonly string[];
  stickers: readonly string[];
}

export interface FoundSticker {
  sticker: string;
  /** The lesson that brought it: `math/m2-08`. */
  lesson: string;
}

interface DoneLesson {
  courseCode: string;
  levelCode: string;
  lessonCode: string;
}

/**
 * What these lessons bring that were not counted yet. Each lesson brings one sticker: the next of the pages of its course, then of the
 * others, in the order of the file; never by chance, never twice (docs/rules/rewards.md#stickers). When the album is full, none.
 */
export function findStickers(pages: readonly StickerPage[], had: readonly FoundSticker[], done: readonly DoneLesson[]): FoundSticker[] {
  const counted = new Set(had.map(({ lesson }) => lesson));
  const owned = new Set(had.map(({ sticker }) => sticker));
  const found: FoundSticker[] = [];
  for (const { courseCode, levelCode, lessonCode } of done) {
    const lesson = `${courseCode}/${lessonCode}`;
    if (counted.has(lesson)) continue;
    const isOwn = ({ of }: StickerPage) => of.includes(courseCode) || of.includes(`${courseCode}/${levelCode}`);
    const inOrder = [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))].flatMap(({ stickers }) => stickers);
    const sticker = inOrder.find((one) => !owned.has(one));
    if (sticker === undefined) break;
    counted.add(lesson);
    owned.add(sticker);
    found.push({ sticker, lesson });
  }
  return found;
}
