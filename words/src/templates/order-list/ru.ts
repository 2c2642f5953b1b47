/** How a manager finds it in the list. */
export const name = 'Поставить по порядку';

/** Said to the child who has it right. */
export const praise = 'Всё стоит по порядку!';
