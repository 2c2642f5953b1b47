/** How a manager finds it in the list. */
export const name = 'Диктант';

/** Said to the child who has it right. */
export const praise = 'Написано без ошибок!';
