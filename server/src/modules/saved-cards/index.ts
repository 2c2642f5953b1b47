/** The door of saved cards: what families have their cards kept for. */
export { savedCardsModule } from './module.ts';
export type { SavedCards } from './saved-cards.ts';
