/** How a manager finds it in the list. */
export const name = 'Вписать число';

/** Said to the child who has it right. */
export const praise = 'Сосчитано верно!';
