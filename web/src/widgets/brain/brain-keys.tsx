import type { BrainGameCode } from '@school/contract/brain-trainer/limits';

import { useTexts } from '#i18n/texts.ts';

type KeysOf = 'digits' | 'arrows' | 'leftRight' | 'sides' | 'space' | 'grid' | 'letters' | 'program' | 'numbers' | 'pegs';

const keys: Record<BrainGameCode, KeysOf> = {
  fireflies: 'digits',
  'phone-digits': 'digits',
  pairs: 'grid',
  echo: 'space',
  schulte: 'grid',
  fish: 'arrows',
  frog: 'space',
  'letters-hunt': 'grid',
  'same-or-not': 'leftRight',
  'more-less': 'sides',
  'quick-sum': 'numbers',
  'colour-word': 'digits',
  'two-rules': 'sides',
  'matrix-garden': 'digits',
  'odd-one-out': 'digits',
  'tower-frog': 'pegs',
  'turn-piece': 'digits',
  'robot-path': 'program',
  'word-from-letters': 'letters',
  'category-rush': 'leftRight',
};

/** Which keys a game is played with; nobody waits for it. */
export function BrainKeys({ game }: { game: BrainGameCode }) {
  const t = useTexts('brainGames');
  return <p className="hidden text-sm sm:block">{t.keys(t.keysOf[keys[game]])}</p>;
}
