/** How a manager finds it in the list. */
export const name = 'Путь по командам';

/** Said to the child who has it right. */
export const praise = 'Робот дошёл!';
