import { draftOf, heldChoice } from '../held.ts';

export const draft = draftOf('story-choice', heldChoice);
