/** How a manager finds it in the list. */
export const name = 'Put in order';

/** Said to the child who has it right. */
export const praise = 'Everything is in order!';
