/** How a manager finds it in the list. */
export const name = 'Sudoku';

/** Said to the child who has it right. */
export const praise = 'You solved the sudoku!';
