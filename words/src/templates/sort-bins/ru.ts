/** How a manager finds it in the list. */
export const name = 'Разложить';

/** Said to the child who has it right. */
export const praise = 'Всё разложено по местам!';
