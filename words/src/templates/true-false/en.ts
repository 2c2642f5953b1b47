/** How a manager finds it in the list. */
export const name = 'True or false';

/** Said to the child who has it right. */
export const praise = 'Exactly!';
