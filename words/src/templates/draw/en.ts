/** How a manager finds it in the list. */
export const name = 'Draw';

/** Said to the child who has it right. */
export const praise = 'What a picture!';
