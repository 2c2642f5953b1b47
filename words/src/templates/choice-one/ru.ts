/** How a manager finds it in the list. */
export const name = 'Один ответ';

/** Said to the child who has it right. */
export const praise = 'Да, это оно!';
