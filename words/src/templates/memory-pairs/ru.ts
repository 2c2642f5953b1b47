/** How a manager finds it in the list. */
export const name = 'Найти пару';

/** Said to the child who has it right. */
export const praise = 'Все пары найдены!';
