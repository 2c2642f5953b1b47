/** How a manager finds it in the list. */
export const name = 'Написать текст';

/** Said to the child who has it right. */
export const praise = 'Твой текст готов!';
