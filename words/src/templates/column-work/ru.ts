/** How a manager finds it in the list. */
export const name = 'Столбик';

/** Said to the child who has it right. */
export const praise = 'Столбик решён верно!';
