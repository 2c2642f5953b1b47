/** How a manager finds it in the list. */
export const name = 'Судоку';

/** Said to the child who has it right. */
export const praise = 'Судоку решено!';
