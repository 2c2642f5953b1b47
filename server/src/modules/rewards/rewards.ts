import { listenTo } from '#platform/module';

import { answerBook, openBook } from './read-book.ts';
import { createBadgeStore } from './badges.store.ts';
import { createBookStore } from './books.store.ts';
import { createBridgeStore } from './bridges.store.ts';
import { changeSettings } from './change-settings.ts';
import { dressChip } from './dress-chip.ts';
import { createFreePlayStore } from './free-play.store.ts';
import { whenClubMet } from './lay-planks.ts';
import { showBadges } from './own-badges.ts';
import { placeSticker } from './place-sticker.ts';
import { playFreely } from './play-freely.ts';
import { readStickers } from './read-stickers.ts';
import { createRewardStore } from './rewards.store.ts';
import { showAlbum } from './show-album.ts';
import { showBridges } from './show-bridges.ts';
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
    badges: createBadgeStore(given.db),
    bridges: createBridgeStore(given.db),
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
    showBadges: showBadges(tools),
    showBridges: showBridges(tools),
    dressChip: dressChip(tools),
    listens: listenTo({
      'playbooks.finished': { 'rewards.find-stickers': whenPlaybookIsFinished(tools) },
      'scheduling.lesson_conducted': { 'rewards.when-club-met': whenClubMet(tools) },
    }),
  };
}

export type Rewards = ReturnType<typeof createRewards>;
