/** How a manager finds it in the list. */
export const name = 'Words in squares';

/** Said to the child who has it right. */
export const praise = 'You found all the words!';
