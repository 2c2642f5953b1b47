/** How a manager finds it in the list. */
export const name = 'Find in a scene';

/** Said to the child who has it right. */
export const praise = 'You found it!';
