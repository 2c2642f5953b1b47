/** How a manager finds it in the list. */
export const name = 'Write a text';

/** Said to the child who has it right. */
export const praise = 'Your text is ready!';
