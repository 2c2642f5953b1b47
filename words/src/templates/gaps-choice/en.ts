/** How a manager finds it in the list. */
export const name = 'Choose in a text';

/** Said to the child who has it right. */
export const praise = 'All the gaps are right!';
