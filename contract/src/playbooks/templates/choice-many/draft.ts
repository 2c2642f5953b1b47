import { draftOf, heldIds } from '../held.ts';

export const draft = draftOf('choice-many', heldIds);
