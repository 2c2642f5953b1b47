/** How a manager finds it in the list. */
export const name = 'Find in a text';

/** Said to the child who has it right. */
export const praise = 'You found every one!';
