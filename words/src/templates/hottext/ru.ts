/** How a manager finds it in the list. */
export const name = 'Найти в тексте';

/** Said to the child who has it right. */
export const praise = 'Найдены все до одной!';
