/** How a manager finds it in the list. */
export const name = 'One answer';

/** Said to the child who has it right. */
export const praise = 'Yes, that is the one!';
