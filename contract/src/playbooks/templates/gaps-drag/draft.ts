import { draftOf, heldPairs } from '../held.ts';

export const draft = draftOf('gaps-drag', heldPairs);
