/** How a manager finds it in the list. */
export const name = 'Часы';

/** Said to the child who has it right. */
export const praise = 'Часы идут верно!';
