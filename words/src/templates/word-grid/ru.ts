/** How a manager finds it in the list. */
export const name = 'Слова в клетках';

/** Said to the child who has it right. */
export const praise = 'Все слова найдены!';
