/** How a manager finds it in the list. */
export const name = 'Tower';

/** Said to the child who has it right. */
export const praise = 'The tower stands!';
