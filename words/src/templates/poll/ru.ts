/** How a manager finds it in the list. */
export const name = 'Мнение';

/** Said to the child who has it right. */
export const praise = 'Спасибо за ответ!';
