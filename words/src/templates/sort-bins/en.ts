/** How a manager finds it in the list. */
export const name = 'Sort';

/** Said to the child who has it right. */
export const praise = 'Everything is in its place!';
