/** How a manager finds it in the list. */
export const name = 'Обвести';

/** Said to the child who has it right. */
export const praise = 'Красивая линия!';
