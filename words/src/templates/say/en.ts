/** How a manager finds it in the list. */
export const name = 'Say';

/** Said to the child who has it right. */
export const praise = 'What a story!';
