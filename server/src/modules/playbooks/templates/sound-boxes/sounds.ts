import type { Sound } from '@school/contract/playbooks/templates/sound-boxes/sound';

import { soundsOf } from '#modules/generators';

export type Marks = 'count' | 'vowel' | 'full';

/** A word that is taken apart, and into how many boxes. */
export interface Sounds {
  word: string;
  marks: Marks;
  exact: boolean;
  boxes: number;
}

/** A sound as it is told here. */
export const as = (marks: Marks, sound: 'vowel' | 'hard' | 'soft'): Sound =>
  marks === 'count' ? 'sound' : marks === 'vowel' && sound !== 'vowel' ? 'consonant' : sound;

/** The chips of the word, in their order. */
export const coloured = ({ word, marks }: Sounds): Sound[] => soundsOf(word).map((sound) => as(marks, sound));
