/** How a manager finds it in the list. */
export const name = 'Числовая прямая';

/** Said to the child who has it right. */
export const praise = 'Точно на своём месте!';
