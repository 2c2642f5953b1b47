/** How a manager finds it in the list. */
export const name = 'Clock';

/** Said to the child who has it right. */
export const praise = 'The clock is right!';
