/** How a manager finds it in the list. */
export const name = 'Match pairs';

/** Said to the child who has it right. */
export const praise = 'All the pairs are together!';
