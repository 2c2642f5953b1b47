/** The door of saved cards: what families have their cards kept for. */
export { cardInvariants } from './card-invariants.ts';
export { lostCards } from './lost-cards.ts';
export { savedCardsModule } from './module.ts';
export type { TopUpEvent } from './events.ts';
export type { SavedCards } from './saved-cards.ts';
