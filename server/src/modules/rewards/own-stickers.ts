import type { KidRecord } from '#modules/families';

import type { StickerRow } from './rewards.store.ts';
import { findStickers } from './rules/find-stickers.ts';
import type { Tools } from './tools.ts';

/** What a child has found so far, what its lessons have brought since it was last written down, and how many lessons are done. */
export async function ownStickers({ store, learning, pages, clock }: Tools, kidUid: string) {
  const [had, done] = await Promise.all([store.stickersOf(kidUid), learning.lessonsDone(kidUid)]);
  const fresh = findStickers(pages(), had, done);
  const all: StickerRow[] = [...had, ...fresh.map((one) => ({ ...one, place: null, foundAt: clock.now() }))];
  // A lesson that was taken out of its course, or is to be done again, has brought its sticker all the same.
  const lessons = new Set([...had.map(({ lesson }) => lesson), ...done.map(({ courseCode, lessonCode }) => `${courseCode}/${lessonCode}`)]);
  return { all, fresh, lessons: lessons.size };
}

/** Writes down what the lessons have brought: what is found stays found. */
export async function keepStickers(tools: Tools, { kidUid, familyId }: Pick<KidRecord, 'kidUid' | 'familyId'>): Promise<void> {
  const { fresh } = await ownStickers(tools, kidUid);
  const at = tools.clock.now();
  for (const one of fresh) await tools.store.add({ kidUid, familyId }, one, at);
}
