/** How a manager finds it in the list. */
export const name = 'Several answers';

/** Said to the child who has it right. */
export const praise = 'Yes, you found them all!';
