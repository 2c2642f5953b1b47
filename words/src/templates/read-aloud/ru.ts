/** How a manager finds it in the list. */
export const name = 'Прочитать вслух';

/** Said to the child who has it right. */
export const praise = 'Прочитано до конца!';
