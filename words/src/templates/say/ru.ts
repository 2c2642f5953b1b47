/** How a manager finds it in the list. */
export const name = 'Сказать';

/** Said to the child who has it right. */
export const praise = 'Рассказ получился!';
