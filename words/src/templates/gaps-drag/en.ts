/** How a manager finds it in the list. */
export const name = 'Fill the gaps';

/** Said to the child who has it right. */
export const praise = 'Every word is in its place!';
