/** How a manager finds it in the list. */
export const name = 'Несколько ответов';

/** Said to the child who has it right. */
export const praise = 'Да, всё нашлось!';
