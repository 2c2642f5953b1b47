/** How a manager finds it in the list. */
export const name = 'Собрать из частей';

/** Said to the child who has it right. */
export const praise = 'Собралось!';
