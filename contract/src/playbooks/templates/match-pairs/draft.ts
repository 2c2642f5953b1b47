import { draftOf, heldPairs } from '../held.ts';

export const draft = draftOf('match-pairs', heldPairs);
