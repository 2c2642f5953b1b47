import { draftOf, heldIds } from '../held.ts';

export const draft = draftOf('order-list', heldIds);
