/** How a manager finds it in the list. */
export const name = 'Объяснение';

/** Said to the child who has it right. */
export const praise = 'Теперь ясно!';
