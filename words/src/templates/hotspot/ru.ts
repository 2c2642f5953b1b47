/** How a manager finds it in the list. */
export const name = 'Найти на картинке';

/** Said to the child who has it right. */
export const praise = 'Нашлось!';
