/** How a manager finds it in the list. */
export const name = 'Dictation';

/** Said to the child who has it right. */
export const praise = 'Spelled without a mistake!';
