/** How a manager finds it in the list. */
export const name = 'Монеты';

/** Said to the child who has it right. */
export const praise = 'Ровно столько и нужно!';
