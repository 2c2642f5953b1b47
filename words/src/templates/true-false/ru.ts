/** How a manager finds it in the list. */
export const name = 'Верно или нет';

/** Said to the child who has it right. */
export const praise = 'Точно!';
