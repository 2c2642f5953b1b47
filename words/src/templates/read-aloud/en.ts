/** How a manager finds it in the list. */
export const name = 'Read aloud';

/** Said to the child who has it right. */
export const praise = 'You read it to the end!';
