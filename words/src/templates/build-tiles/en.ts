/** How a manager finds it in the list. */
export const name = 'Build from parts';

/** Said to the child who has it right. */
export const praise = 'You built it!';
