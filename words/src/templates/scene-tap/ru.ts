/** How a manager finds it in the list. */
export const name = 'Найти в сценке';

/** Said to the child who has it right. */
export const praise = 'Нашлось!';
