/** How a manager finds it in the list. */
export const name = 'Cards';

/** Said to the child who has it right. */
export const praise = 'You went through all the cards!';
