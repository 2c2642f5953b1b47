import { draftOf, heldPairs } from '../held.ts';

export const draft = draftOf('sort-bins', heldPairs);
