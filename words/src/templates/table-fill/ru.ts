/** How a manager finds it in the list. */
export const name = 'Таблица';

/** Said to the child who has it right. */
export const praise = 'Вся таблица верна!';
