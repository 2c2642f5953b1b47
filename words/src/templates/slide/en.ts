/** How a manager finds it in the list. */
export const name = 'Explanation';

/** Said to the child who has it right. */
export const praise = 'All clear now!';
