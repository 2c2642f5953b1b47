/** How a manager finds it in the list. */
export const name = 'Башня';

/** Said to the child who has it right. */
export const praise = 'Башня построена!';
