import { draftOf, heldIds } from '../held.ts';

export const draft = draftOf('build-tiles', heldIds);
