/** How a manager finds it in the list. */
export const name = 'Дробь';

/** Said to the child who has it right. */
export const praise = 'Дробь записана верно!';
