/** How a manager finds it in the list. */
export const name = 'Карточки';

/** Said to the child who has it right. */
export const praise = 'Все карточки просмотрены!';
