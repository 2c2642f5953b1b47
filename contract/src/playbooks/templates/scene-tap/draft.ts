import { draftOf, heldIds } from '../held.ts';

export const draft = draftOf('scene-tap', heldIds);
