/** How a manager finds it in the list. */
export const name = 'Fraction';

/** Said to the child who has it right. */
export const praise = 'The fraction is right!';
