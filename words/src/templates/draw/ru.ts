/** How a manager finds it in the list. */
export const name = 'Нарисовать';

/** Said to the child who has it right. */
export const praise = 'Какой рисунок!';
