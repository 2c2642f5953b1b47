import { groupName, questions } from '@school/contract/brain-trainer/words';

import type { Library } from '#modules/library';
import { type Playbooks, recordedUntilAge } from '#modules/playbooks';

import { createGames } from './games.ts';

/** What the games say to those who cannot read yet: how to play, what is asked, and every word they may meet. */
export function spokenByGames(library: Library, lexicon: ReturnType<Playbooks['lexicon']>, lang: 'ru' | 'en'): string[] {
  const games = createGames(library);
  const words = lexicon.filter(({ age }) => age <= recordedUntilAge);
  return [
    ...games.themes().map(({ title }) => title[lang]),
    ...games
      .all()
      .filter(({ ages }) => ages.from <= recordedUntilAge)
      .flatMap(({ title, plot, play }) => [title[lang], plot[lang], play[lang]]),
    ...questions.map(({ ask }) => ask[lang]),
    ...words.map((word) => word[lang]),
    ...[...new Set(words.map(({ category }) => category))].map((category) => groupName(category)[lang]),
  ];
}
