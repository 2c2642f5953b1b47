/** How a manager finds it in the list. */
export const name = 'Вставить в текст';

/** Said to the child who has it right. */
export const praise = 'Каждое слово на своём месте!';
