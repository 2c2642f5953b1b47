import { listenTo } from '#platform/module';

import { answerBook, openBook } from './read-book.ts';
import { createBookStore } from './books.store.ts';
import { changeSettings } from './change-settings.ts';
import { createFreePlayStore } from './free-play.store.ts';
import { placeSticker } from './place-sticker.ts';
import { playFreely } from './play-freely.ts';
import { readStickers } from './read-stickers.ts';
import { createRewardStore } from './rewards.store.ts';
import { showAlbum } from './show-album.ts';
import { showBook, showShelf } from './show-books.ts';
import { showRewards } from './show-rewards.ts';
import { showRhymes } from './show-rhymes.ts';
import { showStory } from './show-story.ts';
import type { RewardsGiven, Tools } from './tools.ts';
import { whenPlaybookIsFinished } from './when-playbook-is-finished.ts';

/** What a child collects, and its goal of the day: everything that can be done with it (docs/rules/rewards.md). */
export function createRewards(given: RewardsGiven) {
  const tools: Tools = {
    ...given,
    store: createRewardStore(given.db),
    freePlay: createFreePlayStore(given.db),
    books: createBookStore(given.db),
    pages: () => readStickers(given.library),
  };
  return {
    show: showRewards(tools),
    change: changeSettings(tools),
    album: showAlbum(tools),
    story: showStory(tools),
    playFreely: playFreely(tools),
    rhymes: showRhymes(tools),
    shelf: showShelf(tools),
    book: showBook(tools),
    openBook: openBook(tools),
    answerBook: answerBook(tools),
    place: placeSticker(tools),
    listens: listenTo({ 'playbooks.finished': { 'rewards.find-stickers': whenPlaybookIsFinished(tools) } }),
  };
}

export type Rewards = ReturnType<typeof createRewards>;
