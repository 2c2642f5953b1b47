/** How a manager finds it in the list. */
export const name = 'Columns';

/** Said to the child who has it right. */
export const praise = 'The columns are right!';
