/** How a manager finds it in the list. */
export const name = 'Paint squares';

/** Said to the child who has it right. */
export const praise = 'Just as it should be!';
