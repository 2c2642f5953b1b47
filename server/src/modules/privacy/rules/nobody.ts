/** Stands where a name stood. */
export const nobody = '•••';
