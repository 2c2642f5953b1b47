/** How a manager finds it in the list. */
export const name = 'Bar model';

/** Said to the child who has it right. */
export const praise = 'Exactly!';
