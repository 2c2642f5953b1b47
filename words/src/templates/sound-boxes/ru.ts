/** How a manager finds it in the list. */
export const name = 'Звуки по местам';

/** Said to the child who has it right. */
export const praise = 'Все звуки на местах!';
