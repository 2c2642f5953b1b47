/** How a manager finds it in the list. */
export const name = 'Choice in a story';

/** Said to the child who has it right. */
export const praise = 'You made your choice!';
