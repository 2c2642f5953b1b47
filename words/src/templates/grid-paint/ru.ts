/** How a manager finds it in the list. */
export const name = 'Закрасить клетки';

/** Said to the child who has it right. */
export const praise = 'Точь-в-точь как надо!';
