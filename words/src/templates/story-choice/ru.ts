/** How a manager finds it in the list. */
export const name = 'Выбор в истории';

/** Said to the child who has it right. */
export const praise = 'Выбор сделан!';
