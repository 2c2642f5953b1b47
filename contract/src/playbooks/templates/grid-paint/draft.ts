import { draftOf, heldCells } from '../held.ts';

export const draft = draftOf('grid-paint', heldCells);
