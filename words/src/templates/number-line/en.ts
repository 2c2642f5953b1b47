/** How a manager finds it in the list. */
export const name = 'Number line';

/** Said to the child who has it right. */
export const praise = 'Right on the spot!';
