/** How a manager finds it in the list. */
export const name = 'Path by commands';

/** Said to the child who has it right. */
export const praise = 'The robot made it!';
