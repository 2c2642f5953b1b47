/** How a manager finds it in the list. */
export const name = 'Type a number';

/** Said to the child who has it right. */
export const praise = 'You counted it right!';
