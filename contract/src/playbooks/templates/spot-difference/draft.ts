import { draftOf, heldCells } from '../held.ts';

export const draft = draftOf('spot-difference', heldCells);
