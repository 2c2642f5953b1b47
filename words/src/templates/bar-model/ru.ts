/** How a manager finds it in the list. */
export const name = 'Полоски к задаче';

/** Said to the child who has it right. */
export const praise = 'Точно!';
