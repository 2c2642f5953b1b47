/** How a manager finds it in the list. */
export const name = 'Coins';

/** Said to the child who has it right. */
export const praise = 'That is exactly the sum!';
