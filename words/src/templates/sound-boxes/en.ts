/** How a manager finds it in the list. */
export const name = 'Sound boxes';

/** Said to the child who has it right. */
export const praise = 'Every sound has its box!';
