/** How a manager finds it in the list. */
export const name = 'Выбрать в тексте';

/** Said to the child who has it right. */
export const praise = 'Все пропуски заполнены верно!';
