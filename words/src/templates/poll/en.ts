/** How a manager finds it in the list. */
export const name = 'Opinion';

/** Said to the child who has it right. */
export const praise = 'Thank you for telling!';
