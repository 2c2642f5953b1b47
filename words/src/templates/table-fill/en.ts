/** How a manager finds it in the list. */
export const name = 'Table';

/** Said to the child who has it right. */
export const praise = 'The whole table is right!';
