/** How a manager finds it in the list. */
export const name = 'Spot the difference';

/** Said to the child who has it right. */
export const praise = 'You found all the differences!';
